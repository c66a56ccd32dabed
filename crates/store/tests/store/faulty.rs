//! A disk that fails when told to: SQLite's own file system, with faults put before its writes and
//! syncs for the files of one folder.

#![expect(unsafe_code, reason = "a file system for SQLite is a table of C functions")]

use std::{
    ffi::{CStr, c_char, c_int, c_void},
    path::{Path, PathBuf},
    sync::{
        Mutex, Once,
        atomic::{AtomicI64, AtomicU64, Ordering},
    },
};

use libsqlite3_sys::{
    SQLITE_FULL, SQLITE_IOERR_FSYNC, SQLITE_IOERR_WRITE, SQLITE_OK, sqlite3_file, sqlite3_filename,
    sqlite3_int64, sqlite3_io_methods, sqlite3_vfs, sqlite3_vfs_find, sqlite3_vfs_register,
};

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Half of what is written still fits.
    Full = 1,
    /// Writing is an error.
    Write,
    /// Syncing is an error.
    Sync,
}

/// The disk under one folder.
#[derive(Default)]
pub(crate) struct Disk {
    fault: AtomicU64,
    /// How many more writes or syncs go well before they fail.
    spared: AtomicI64,
    faults: AtomicU64,
}

impl Disk {
    /// The disk under this folder; databases that are opened there from now on are on it.
    pub(crate) fn under(folder: &Path) -> &'static Disk {
        static ONCE: Once = Once::new();
        ONCE.call_once(register);
        let disk: &'static Disk = Box::leak(Box::default());
        DISKS.lock().unwrap().push((folder.canonicalize().unwrap(), disk));
        disk
    }

    /// From now on this goes wrong, after so many writes or syncs that go well.
    pub(crate) fn fail(&self, fault: Fault, after: i64) {
        self.spared.store(after, Ordering::SeqCst);
        self.fault.store(fault as u64, Ordering::SeqCst);
    }

    /// From now on all is well.
    pub(crate) fn mend(&self) {
        self.fault.store(0, Ordering::SeqCst);
    }

    /// How often something went wrong.
    pub(crate) fn faults(&self) -> u64 {
        self.faults.load(Ordering::SeqCst)
    }

    fn hits(&self, faults: &[Fault]) -> Option<Fault> {
        let now = self.fault.load(Ordering::SeqCst);
        let fault = faults.iter().copied().find(|fault| *fault as u64 == now)?;
        if self.spared.fetch_sub(1, Ordering::SeqCst) > 0 {
            return None;
        }
        self.faults.fetch_add(1, Ordering::SeqCst);
        Some(fault)
    }
}

static DISKS: Mutex<Vec<(PathBuf, &'static Disk)>> = Mutex::new(Vec::new());

/// The functions of an open file, with ours in front.
#[repr(C)]
struct Methods {
    own: sqlite3_io_methods,
    real: &'static sqlite3_io_methods,
    disk: &'static Disk,
}

/// Makes the faulty file system the one that SQLite uses in this process.
fn register() {
    // SAFETY: SQLite's default file system lives for ever, and so does the copy made of it.
    unsafe {
        let real = sqlite3_vfs_find(std::ptr::null());
        let faulty = sqlite3_vfs {
            zName: c"faulty".as_ptr(),
            pAppData: real.cast(),
            xOpen: Some(open),
            ..*real
        };
        let faulty = Box::leak(Box::new(faulty));
        assert_eq!(sqlite3_vfs_register(faulty, 1), SQLITE_OK);
    }
}

unsafe extern "C" fn open(
    vfs: *mut sqlite3_vfs,
    name: sqlite3_filename,
    file: *mut sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are SQLite's, and `pAppData` is the real file system.
    unsafe {
        let real = (*vfs).pAppData.cast::<sqlite3_vfs>();
        let Some(real_open) = (*real).xOpen else { return SQLITE_FULL };
        let code = real_open(real, name, file, flags, out);
        if code == SQLITE_OK
            && let Some(disk) = disk_of(name)
            && let Some(real) = (*file).pMethods.as_ref()
        {
            let own = sqlite3_io_methods { xWrite: Some(write), xSync: Some(sync), ..*real };
            let methods = Box::leak(Box::new(Methods { own, real, disk }));
            (*file).pMethods = &raw const methods.own;
        }
        code
    }
}

/// # Safety
///
/// `name` is null or a C string.
unsafe fn disk_of(name: *const c_char) -> Option<&'static Disk> {
    if name.is_null() {
        return None;
    }
    // SAFETY: the caller says so.
    let name = unsafe { CStr::from_ptr(name) }.to_str().ok()?;
    let disks = DISKS.lock().unwrap();
    disks.iter().find(|(folder, _)| Path::new(name).starts_with(folder)).map(|(_, disk)| *disk)
}

/// # Safety
///
/// `file` was opened by [`open`] and has our functions.
unsafe fn methods(file: *mut sqlite3_file) -> &'static Methods {
    // SAFETY: `own` is the first field.
    unsafe { &*(*file).pMethods.cast::<Methods>() }
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    bytes: *const c_void,
    count: c_int,
    offset: sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite calls this only for files with our functions.
    let Methods { real, disk, .. } = unsafe { methods(file) };
    let Some(real_write) = real.xWrite else { return SQLITE_IOERR_WRITE };
    match disk.hits(&[Fault::Full, Fault::Write]) {
        // SAFETY: the arguments are SQLite's.
        None => unsafe { real_write(file, bytes, count, offset) },
        Some(Fault::Full) => {
            // SAFETY: half of the bytes are there, too.
            let _ = unsafe { real_write(file, bytes, count / 2, offset) };
            SQLITE_FULL
        }
        Some(Fault::Write | Fault::Sync) => SQLITE_IOERR_WRITE,
    }
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    // SAFETY: SQLite calls this only for files with our functions.
    let Methods { real, disk, .. } = unsafe { methods(file) };
    let Some(real_sync) = real.xSync else { return SQLITE_IOERR_FSYNC };
    match disk.hits(&[Fault::Sync]) {
        // SAFETY: the arguments are SQLite's.
        None => unsafe { real_sync(file, flags) },
        Some(_) => SQLITE_IOERR_FSYNC,
    }
}

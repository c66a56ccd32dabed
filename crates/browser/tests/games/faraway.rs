//! Whole games of Faraway in real browsers.

use anyhow::Result;
use browser::{
    Guest, Hall, Look, evenings, first_evening,
    table::{self, Hand},
};

/// Each plays 8 Regions and takes 7.
const MOVES: usize = 15;
/// Three rounds.
const FIRST_MOVES: usize = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_bot_play_a_whole_game_on_phone_and_desktop() -> Result<()> {
    evenings::two_people_and_a_bot("faraway", 2 * MOVES).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_plays_the_first_card_in_four_clicks_and_the_rest_without_script() -> Result<()>
{
    evenings::without_script("faraway", FIRST_MOVES).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_by_keyboard_alone() -> Result<()> {
    evenings::by_keyboard("faraway", FIRST_MOVES).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_of_five_regions_are_kept_by_tapping_them() -> Result<()> {
    let hall = Hall::open("faraway-advanced").await?;
    for (name, look, hand) in [
        ("tapping", Look::Phone, Hand::Pointer),
        ("keys", Look::Desktop, Hand::Keys),
        ("plain", Look::Scriptless, Hand::Pointer),
    ] {
        let guest = Guest::enter(&hall, name, look).await?;
        table::open_table(&guest, "faraway", &["easy"], &["advanced"]).await?;
        guest.wait("#do-keep").await?;
        if look != Look::Scriptless {
            assert!(guest.find("#do-keep:disabled").await.is_some(), "nothing is ticked yet");
        }
        guest.shoot(&format!("{name}-before")).await?;
        assert!(table::tick(&guest, hand, 3).await?, "{name}");
        guest.shoot(&format!("{name}-ticked")).await?;
        assert!(guest.find("#do-keep:disabled").await.is_none(), "three are ticked");
        assert!(table::act(&guest, hand).await?, "{name}");
        guest.wait("#act button[value^='play ']").await?;
        guest.shoot(&format!("{name}-after")).await?;
        guest.leave().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_game_is_guided_on_a_phone() -> Result<()> {
    first_evening::guided("faraway", Look::Phone).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_game_is_guided_on_a_desktop() -> Result<()> {
    first_evening::guided("faraway", Look::Desktop).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_says_what_is_missing_and_an_invitation_opens_on_a_second_device() -> Result<()> {
    first_evening::invited("faraway").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_jumps_while_others_play_and_nothing_moves_at_rest() -> Result<()> {
    first_evening::nothing_jumps("faraway").await
}

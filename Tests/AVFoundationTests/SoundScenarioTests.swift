import TactusPhone
import TestSupport
import Testing

/// The four kinds of apps that Apple's guidelines describe, each beside an app with music: two
/// processes, heard at the sink of a real sound server.
@Suite(
  .enabled(if: PrivateSoundServer.isInstalled, "needs the packages pulseaudio, pulseaudio-utils"),
  .serialized, .timeLimit(.minutes(5)))
struct SoundScenarioTests {
  /// Starts an app that plays music.
  private func music(on stage: SoundStage) throws -> SoundingProcess {
    let app = try stage.launch("Music", playsInBackground: true)
    app.perform("category playback", "tone 500")
    #expect(stage.hears([(500, 0)]))
    return app
  }

  @Test("AudioEngine.EO1, AudioSession.AS5. A game plays with the music, and obeys the switch")
  func game() throws {
    let stage = try SoundStage()
    let music = try music(on: stage)
    let game = try stage.launch("Game")
    game.perform("hint")
    game.expect("hint: silent")
    game.perform("category ambient", "tone 1500")
    #expect(stage.hears([(500, 0), (1500, 0)]))
    stage.set { $0.isSilent = true }
    #expect(stage.hears([(500, 0), (1500, nil)]))
    stage.set { $0.isSilent = false }
    #expect(stage.hears([(500, 0), (1500, 0)]))
    // Without music the game has a soundtrack of its own, which the switch silences too.
    music.perform("silence", "active off")
    game.perform("silence", "hint")
    game.expect("hint: play")
    game.perform("category soloAmbient", "tone 2500")
    #expect(stage.hears([(500, nil), (2500, 0)]))
    stage.set { $0.isSilent = true }
    #expect(stage.hears([(2500, nil)]))
    stage.set { $0.isSilent = false }
    #expect(stage.hears([(2500, 0)]))
    // So does the lock.
    stage.lock()
    #expect(stage.hears([(2500, nil)]))
  }

  @Test(
    "AudioSession.IN1, AudioSession.IN2, AudioSession.BG1. One player interrupts another, which resumes after it"
  )
  func player() throws {
    let stage = try SoundStage()
    let first = try music(on: stage)
    let second = try stage.launch("Player", playsInBackground: true)
    second.perform("category playback", "tone 1500")
    first.expect("began")
    #expect(stage.hears([(500, nil), (1500, 0)]))
    // Neither the switch nor the lock silences what the user has started.
    stage.set { $0.isSilent = true }
    #expect(stage.hears([(1500, 0)]))
    stage.lock()
    #expect(stage.hears([(500, nil), (1500, 0)]))
    second.perform("silence", "active notify")
    first.expect("ended, should resume")
    first.perform("tone 500")
    #expect(stage.hears([(500, 0), (1500, nil)]))
  }

  @Test("AudioSession.IN2. A voice chat interrupts the music while it lasts, and no longer")
  func voice() throws {
    let stage = try SoundStage()
    let music = try music(on: stage)
    let chat = try stage.launch("Chat")
    chat.perform("category playAndRecord speaker chat")
    #expect(stage.hears([(500, 0)]))
    chat.perform("active on", "tone 1500")
    music.expect("began")
    #expect(stage.hears([(500, nil), (1500, 0)]))
    chat.perform("silence", "active notify")
    music.expect("ended, should resume")
    music.perform("tone 500")
    #expect(stage.hears([(500, 0), (1500, nil)]))
  }

  @Test(
    "AudioSession.IN3, AudioSession.BG1. Navigation speaks from the background, over soft music")
  func navigation() throws {
    let stage = try SoundStage()
    let navigation = try stage.launch("Navigation", playsInBackground: true)
    navigation.perform("category playback mix duck")
    // Music comes to the front.
    let music = try music(on: stage)
    stage.set { $0.isSilent = true }
    for isLocked in [false, true] {
      if isLocked { stage.lock() }
      navigation.perform("active on", "tone 1500")
      #expect(stage.hears([(500, -20), (1500, 0)]))
      navigation.perform("silence", "active notify")
      #expect(stage.hears([(500, 0), (1500, nil)]))
    }
    #expect(!music.hasPrinted("began"))
  }
}

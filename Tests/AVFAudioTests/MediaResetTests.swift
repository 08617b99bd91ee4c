import AVFoundation
import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit

/// Steps AudioSession.MR1 and AudioSession.MR2.
@Suite("Resets of the media services", .serialized, .exclusiveScreen) @MainActor
struct MediaResetTests {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  /// A delegate that counts the ends of sounds.
  private final class EndListener: NSObject, AVAudioPlayerDelegate {
    private(set) nonisolated(unsafe) var count = 0

    nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully: Bool) {
      count += 1
    }
  }

  private let phone = SimulatedPhone()

  init() { phone.launch(PlainApp.self) }

  @Test("AudioSession.MR1. A reset ends all sound, and gives the session its defaults.")
  func reset() throws {
    var posts: [String] = []
    let names = [
      AVAudioSession.mediaServicesWereLostNotification,
      AVAudioSession.mediaServicesWereResetNotification, AVAudioSession.interruptionNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { posts.append(name) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let file = try SoundFixture(seconds: 5)
    let session = phone.run { AVAudioSession.sharedInstance() }
    let player = try phone.run {
      try session.setCategory(.playback, mode: .moviePlayback, options: .duckOthers)
      try session.setActive(true)
      let player = try AVAudioPlayer(contentsOf: file.url)
      #expect(player.play())
      return player
    }
    phone.wait(0.2)
    phone.happen(.mediaReset)
    phone.wait(0.2)
    #expect(posts == names.prefix(2).map(\.rawValue))
    #expect(!player.isPlaying && session.category == .soloAmbient && session.mode == .default)
    #expect(session.categoryOptions.isEmpty)
  }

  @Test("AudioSession.MR2. A player of before never plays again, a new one does.")
  func players() throws {
    let file = try SoundFixture(seconds: 5)
    let player = try phone.run { try AVAudioPlayer(contentsOf: file.url) }
    #expect(phone.run { player.play() })
    phone.wait(0.2)
    let ends = EndListener()
    player.delegate = ends
    phone.happen(.mediaReset)
    phone.wait(0.2)
    #expect(ends.count == 0)
    #expect(!phone.run { player.play() } && !phone.run { player.prepareToPlay() })
    let new = try phone.run { try AVAudioPlayer(contentsOf: file.url) }
    #expect(phone.run { new.play() } && new.isPlaying)
    phone.wait(0.5)
    #expect(abs(new.currentTime - 0.5) < 0.01)
  }

  @Test("Speech.SP3. Speech that a reset has ended is paused, and its synthesizer does not hang.")
  func speech() {
    let listener = SpeechListener()
    let synthesizer = phone.run { AVSpeechSynthesizer() }
    synthesizer.delegate = listener
    let text = AVSpeechUtterance(string: "one two three four")
    text.voice = AVSpeechSynthesisVoice(language: "en-US")
    phone.run { synthesizer.speak(text) }
    phone.wait(0.4)
    phone.happen(.mediaReset)
    phone.wait(0.2)
    #expect(synthesizer.isPaused)
    #expect(listener.calls.last?.hasPrefix("pause") == true)
    #expect(phone.run { synthesizer.stopSpeaking(at: .immediate) } && !synthesizer.isSpeaking)
    phone.wait(0.2)
    #expect(listener.calls.last?.hasPrefix("cancel") == true)
  }
}

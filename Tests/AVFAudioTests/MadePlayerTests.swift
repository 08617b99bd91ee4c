import AVFoundation
import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit

/// A protocol of an app with members of a player.
private protocol Sounding: AnyObject {
  init(contentsOf url: URL) throws
  init(data: Data) throws
  var duration: TimeInterval { get }
  func play() -> Bool
}

extension AVAudioPlayer: Sounding {}

/// A protocol with initializers of a generator.
@MainActor private protocol Generating: AnyObject {
  init(style: UIImpactFeedbackGenerator.FeedbackStyle)
  func impactOccurred()
}

extension UIImpactFeedbackGenerator: Generating {}

/// Step AudioSession.PY8, and ObjectiveC.WC6.
@Suite(.serialized, .exclusiveScreen) @MainActor struct MadePlayerTests {
  /// A player that counts calls of `play()`.
  private final class Counting: AVAudioPlayer, @unchecked Sendable {
    private(set) var count = 0

    override func play() -> Bool {
      count += 1
      return true
    }
  }

  @Test("AudioSession.PY8. A player without a sound never plays, and keeps its settings")
  func silent() {
    let phone = SimulatedPhone()
    phone.run {
      let player = AVAudioPlayer()
      #expect(player.duration == 0 && player.numberOfChannels == 0 && player.url == nil)
      player.volume = 0.5
      player.numberOfLoops = 2
      #expect(!player.prepareToPlay() && !player.play() && !player.isPlaying)
      player.stop()
      #expect(player.volume == 0.5 && player.numberOfLoops == 2 && player.currentTime == 0)
    }
  }

  // ObjectiveC.WC6.
  @Test("A protocol creates players from a file and from data, and subclasses inherit that")
  func seam() throws {
    let file = try SoundFixture(seconds: 0.5)
    let phone = SimulatedPhone()
    try phone.run {
      for type in [AVAudioPlayer.self, Counting.self] as [any Sounding.Type] {
        let seconds = [
          try type.init(contentsOf: file.url).duration,
          try type.init(data: Data(contentsOf: file.url)).duration,
        ]
        #expect(seconds == [0.5, 0.5])
      }
      let counting = Counting()
      #expect(counting.play() && counting.count == 1)
      let generator: any Generating.Type = UIImpactFeedbackGenerator.self
      #expect(generator.init(style: .heavy) is UIImpactFeedbackGenerator)
    }
  }
}

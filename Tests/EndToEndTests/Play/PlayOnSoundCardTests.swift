import Foundation
import TestSupport
import Testing

/// The sound card, if there is one.
private let card = ProcessInfo.processInfo.environment["TACTUS_SOUND_CARD"]

/// Tests the built command on an ALSA sound card behind PulseAudio, as Scripts/real-kernel provides
/// one.
@Suite(
  .enabled(if: card != nil, "runs in Scripts/real-kernel, which has a sound card"), .serialized)
struct PlayOnSoundCardTests {
  @Test("The card receives the rendered samples", .timeLimit(.minutes(10)))
  func samples() throws {
    let pattern = try PlayedPattern.everything()
    let wanted = try pattern.mix()
    let recorder = try heard { server, _ in
      let play = try tactus(pattern, server, latency: 1000)
      #expect(play.waitUntilExit() == 0, "\(play.errorOutput)")
    }
    for (heard, wanted) in zip(recorder.channels, wanted) {
      #expect(shareOfExactBlocks(heard, of: wanted) > 0.8)
    }
  }

  @Test("Ctrl-C fades out, and the card is silent soon after", .timeLimit(.minutes(10)))
  func interrupt() throws {
    let pattern = try PlayedPattern.endless()
    var moment = ContinuousClock.now
    let heard = try heard { server, recorder in
      let play = try tactus(pattern, server, latency: 200)
      #expect(recorder.hearSound())
      #expect(recorder.hear(24_000))
      moment = .now
      play.signal(SIGINT)
      #expect(play.waitUntilExit() == 130, "\(play.errorOutput)")
    }
    let drive = heard.channels[0]
    let last = try #require(drive.lastIndex { $0 != 0 })
    let seconds = Double(last - heard.frameCount(at: moment)) / 48_000
    let tail = drive[(last - 1_440)...last]
    let steepest = zip(tail, tail.dropFirst()).map { abs($0 - $1) }.max() ?? 1
    print("silent after \(seconds * 1000) ms, steepest step \(steepest)")
    // A full-scale wave of 230 Hz changes by 0.03 a sample; a click is as high as the wave.
    #expect(steepest <= 0.05)
    #expect(seconds <= 0.1)
  }

  // MARK: Internals

  /// Returns what the far end of the card records while the body runs.
  private func heard(
    _ body: (PrivateSoundServer, MonitorRecorder) throws -> Void
  ) throws -> MonitorRecorder {
    let card = try #require(card)
    let server = try PrivateSoundServer(card: card)
    let recorder = try MonitorRecorder(card: card)
    try body(server, recorder)
    #expect(recorder.hear(9_600))
    return recorder
  }

  private func tactus(
    _ pattern: PlayedPattern, _ server: PrivateSoundServer, latency: Int
  ) throws -> RunningProgram {
    try RunningProgram(
      FinishedProcess.builtTactus.path,
      ["play", pattern.path, "--to", "hap", "--latency", "\(latency)"],
      environment: server.environment)
  }
}

import AVFoundation
import Synchronization
import TactusEmbeddedPhone
import TactusPhone
import TactusPhoneClient
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneTypes
import Testing

/// A phone in real time whose clock a test advances, with an app and with a recorder in place of
/// the speaker.
///
/// The threads of the app's engine follow the recorder; the test waits for them before it advances.
@MainActor final class StreamBench {
  let recorder: RecordingActuator
  let host: PhoneHost
  let link: ClientLink
  private let clock: Clock

  init(sampleRate: Double = 48_000) {
    let clock = Clock()
    recorder = RecordingActuator(sampleRate: sampleRate)
    host = PhoneHost(actuators: [recorder], now: { clock.now })
    host.setRealTime()
    link = ClientLink(to: host, app: "Game")
    host.advance()
    self.clock = clock
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try AppPhone.withLink(link, body)
  }

  /// The phone's time in seconds.
  var now: Double { Double(clock.now.nanoseconds) / 1e9 }

  /// Advances time in steps of 5 ms, and returns what was heard on the left and felt.
  ///
  /// - Parameter node: A node whose frames are rendered ahead before each step; `nil` for no wait.
  func record(_ seconds: Double, _ node: AVAudioNode?) async throws -> (
    left: [Float], drive: [Float]
  ) {
    _ = recorder.removeRecording()
    for _ in 0..<Int((seconds / 0.005).rounded()) {
      if let node { try await waitUntilAhead(node) }
      clock.advance(by: .milliseconds(5))
      host.advance()
    }
    let recording = recorder.removeRecording()
    return (recording.left, recording.drive)
  }

  /// Waits until a node has rendered 8 ms ahead: a little less than the thread does.
  func waitUntilAhead(_ node: AVAudioNode) async throws {
    for _ in 0..<5000 {
      guard let time = node.lastRenderTime else { return }
      if Double(time.hostTime) / 1e9 >= now + 0.008 { return }
      try await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("the engine does not render")
  }

  private final class Clock: Sendable {
    private let time = Mutex(PhoneInstant.boot)

    var now: PhoneInstant { time.withLock { $0 } }

    func advance(by duration: Duration) { time.withLock { $0 = $0.advanced(by: duration) } }
  }
}

import Synchronization
import TactusPhoneHardware
import TestSupport

/// An actuator whose calls wait at latches that a test opens, and which renders when a test says
/// so.
final class LatchedActuator: Actuator {
  let identity: ActuatorDescription
  let sampleRate = 48_000.0

  /// The latch of `start`.
  let starting = Latch(isOpen: true)
  /// The latch of `stop`.
  let stopping = Latch(isOpen: true)
  /// The latch of `flush`.
  let flushing = Latch(isOpen: true)

  /// Creates an actuator that works; a test closes latches.
  init(_ name: String = "latched") {
    identity = ActuatorDescription(
      ActuatorAddress(family: name), title: "Latched", abilities: [.drive, .realTime])
  }

  // MARK: The test's side

  /// The calls so far, in order.
  var calls: [String] { state.withLock { $0.calls } }
  /// The number of calls of `start`.
  var starts: Int { calls.count { $0 == "start" } }

  /// Lets later starts fail.
  func setError(_ error: ActuatorError?) { state.withLock { $0.error = error } }

  /// Ends playback, as the loss of a device does.
  func lose(_ error: ActuatorError) { end(.failed(error)) }

  /// Renders frames; returns the largest value of the drive, or `nil` if nothing plays.
  @discardableResult
  func render(_ frameCount: Int) -> Float? {
    guard let source = state.withLock({ $0.playing?.handover.source }) else { return nil }
    let samples = UnsafeMutablePointer<Float>.allocate(capacity: 3 * frameCount)
    defer { samples.deallocate() }
    let block = PlaybackBlock(
      drive: samples, left: samples + frameCount, right: samples + 2 * frameCount,
      frameCount: frameCount)
    let filled = source.fill(block)
    state.withLock {
      $0.progress.rendered += filled
      $0.progress.played += filled
    }
    return (0..<filled).map { abs(samples[$0]) }.max()
  }

  // MARK: Actuator

  var progress: PlaybackProgress { state.withLock { $0.progress } }

  func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    let handover = SourceHandover(source)
    state.withLock { $0.calls.append("start") }
    starting.pass()
    let error = state.withLock { state in
      if state.error == nil {
        state.playing = (handover, whenOver)
        state.progress = PlaybackProgress()
      }
      return state.error
    }
    if let error { throw error }
  }

  func stop() {
    state.withLock { $0.calls.append("stop") }
    stopping.pass()
    end(.stopped)
  }

  func flush() {
    state.withLock { $0.calls.append("flush") }
    flushing.pass()
  }

  // MARK: Internals

  private struct State {
    var calls: [String] = []
    var error: ActuatorError?
    var playing: (handover: SourceHandover, whenOver: @Sendable (PlaybackEnding) -> Void)?
    var progress = PlaybackProgress()
  }

  private let state = Mutex(State())

  private func end(_ ending: PlaybackEnding) {
    let playing = state.withLock { state in
      defer { state.playing = nil }
      return state.playing
    }
    playing?.whenOver(ending)
  }
}

import PhoneHardware
import Synchronization

/// An actuator that comes and goes as a test says, and plays nothing by itself.
final class FickleActuator: Actuator {
  let identity = ActuatorDescription(
    ActuatorAddress(family: "fickle"), title: "Comes and goes", abilities: [.drive])
  let sampleRate = 48_000.0

  private struct State {
    var isThere = true
    var starts = 0
    var flushes = 0
    var playing: (handover: SourceHandover, whenOver: @Sendable (PlaybackEnding) -> Void)?
    var progress = PlaybackProgress()
  }

  private let state = Mutex(State())

  static let lost = ActuatorError.lost(device: "fickle", reason: "it is not there any more")

  var progress: PlaybackProgress { state.withLock { $0.progress } }
  /// How often something was started.
  var starts: Int { state.withLock { $0.starts } }
  /// How often what was rendered ahead was thrown away.
  var flushes: Int { state.withLock { $0.flushes } }

  func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    let handover = SourceHandover(source)
    let isThere = state.withLock { state in
      guard state.isThere else { return false }
      state.playing = (handover, whenOver)
      state.progress = PlaybackProgress()
      state.starts += 1
      return true
    }
    if !isThere { throw Self.lost }
  }

  func stop() { end(.stopped) }

  func flush() { state.withLock { $0.flushes += 1 } }

  /// Takes the device away, or brings it back.
  func setThere(_ isThere: Bool) {
    state.withLock { $0.isThere = isThere }
    if !isThere { end(.failed(Self.lost)) }
  }

  private func end(_ ending: PlaybackEnding) {
    let playing = state.withLock { state in
      defer { state.playing = nil }
      return state.playing
    }
    playing?.whenOver(ending)
  }
}

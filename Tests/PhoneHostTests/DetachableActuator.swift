import Synchronization
import TactusPhoneHardware

/// An actuator that a test connects and disconnects, and which plays nothing by itself.
final class DetachableActuator: Actuator {
  let identity = ActuatorDescription(
    ActuatorAddress(family: "detachable"), title: "Detachable", abilities: [.drive])
  let sampleRate = 48_000.0

  private struct State {
    var isConnected = true
    var starts = 0
    var flushes = 0
    var playing: (handover: SourceHandover, whenOver: @Sendable (PlaybackEnding) -> Void)?
    var progress = PlaybackProgress()
  }

  private let state = Mutex(State())

  static let lost = ActuatorError.lost(device: "detachable", reason: "it was disconnected")

  var progress: PlaybackProgress { state.withLock { $0.progress } }
  /// The number of starts.
  var starts: Int { state.withLock { $0.starts } }
  /// The number of flushes.
  var flushes: Int { state.withLock { $0.flushes } }

  func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    let handover = SourceHandover(source)
    let isConnected = state.withLock { state in
      guard state.isConnected else { return false }
      state.playing = (handover, whenOver)
      state.progress = PlaybackProgress()
      state.starts += 1
      return true
    }
    if !isConnected { throw Self.lost }
  }

  func stop() { end(.stopped) }

  func flush() { state.withLock { $0.flushes += 1 } }

  /// Connects or disconnects the device.
  func setConnected(_ isConnected: Bool) {
    state.withLock { $0.isConnected = isConnected }
    if !isConnected { end(.failed(Self.lost)) }
  }

  private func end(_ ending: PlaybackEnding) {
    let playing = state.withLock { state in
      defer { state.playing = nil }
      return state.playing
    }
    playing?.whenOver(ending)
  }
}

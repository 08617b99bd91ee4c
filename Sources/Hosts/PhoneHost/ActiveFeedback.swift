import Synchronization
import TactusPhoneHardware

/// The feedback that an actuator plays by name, and the errors.
///
/// - Thread: any; the actuator removes entries on its own thread.
final class ActiveFeedback: Sendable {
  private struct State {
    var numbers: Set<UInt64> = []
    var errors: [ActuatorError] = []
  }

  private let state = Mutex(State())

  func open(_ number: UInt64) { _ = state.withLock { $0.numbers.insert(number) } }

  func close(_ number: UInt64, _ ending: PlaybackEnding) {
    state.withLock { state in
      state.numbers.remove(number)
      if case .failed(let error) = ending { state.errors.append(error) }
    }
  }

  func takeError() -> ActuatorError? {
    state.withLock { $0.errors.isEmpty ? nil : $0.errors.removeFirst() }
  }

  func isOpen(_ number: UInt64) -> Bool { state.withLock { $0.numbers.contains(number) } }
  var numbers: [UInt64] { state.withLock { $0.numbers.sorted() } }
  /// Whether no feedback plays and no error is left to throw.
  var isEmpty: Bool { state.withLock { $0.numbers.isEmpty && $0.errors.isEmpty } }
}

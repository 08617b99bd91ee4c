import Synchronization
import TactusPhoneHardware
import TactusPhoneTypes

/// A queue of feedback for an actuator that knows feedback by name.
///
/// - Thread: one at a time.
final class NamedFeedbackQueue {
  init(_ actuator: any NamedFeedbackActuator) {
    self.actuator = actuator
  }

  // MARK: Doing

  /// Adds a feedback that is to be felt from an instant on.
  func add(_ feedback: NamedFeedback, _ number: UInt64, from felt: PhoneInstant) {
    waiting.append(Waiting(feedback: feedback, number: number, felt: felt))
  }

  /// Starts the feedback that is due.
  ///
  /// - Throws: The error of one feedback that could not be played; the next call throws the next.
  func advance(to now: PhoneInstant) throws(ActuatorError) {
    let due = waiting.filter { $0.felt <= now }
    waiting.removeAll { $0.felt <= now }
    for one in due {
      active.open(one.number)
      actuator.begin(one.feedback, as: one.number) { [active] in active.close(one.number, $0) }
    }
    if let error = active.takeError() { throw error }
  }

  /// Stops a feedback, or removes it before it has started.
  func stop(_ number: UInt64) {
    waiting.removeAll { $0.number == number }
    if active.isOpen(number) { actuator.end(number) }
  }

  /// Stops all feedback.
  func stopAll() {
    waiting = []
    for number in active.numbers { actuator.end(number) }
  }

  // MARK: Observing

  /// Whether any feedback waits or plays.
  var isBusy: Bool { !waiting.isEmpty || !active.isEmpty }

  // MARK: Internals

  private struct Waiting {
    let feedback: NamedFeedback
    let number: UInt64
    let felt: PhoneInstant
  }

  /// The feedback that plays, and the errors; the actuator removes entries on its own thread.
  private final class ActiveFeedback: Sendable {
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

  private let actuator: any NamedFeedbackActuator
  private let active = ActiveFeedback()
  private var waiting: [Waiting] = []
}

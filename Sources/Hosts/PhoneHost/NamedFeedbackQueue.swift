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
    waiting.append(QueuedFeedback(feedback: feedback, number: number, felt: felt))
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

  /// Whether any feedback waits for its time.
  var isWaiting: Bool { !waiting.isEmpty }
  /// The feedback that plays.
  let active = ActiveFeedback()

  // MARK: Internals

  /// A feedback that waits for its time.
  private struct QueuedFeedback {
    let feedback: NamedFeedback
    let number: UInt64
    let felt: PhoneInstant
  }

  private let actuator: any NamedFeedbackActuator
  private var waiting: [QueuedFeedback] = []
}

import PhoneHardware
import Synchronization

/// Feedback on its way to an actuator that knows it by name, until it is over.
///
/// - Thread: one at a time.
final class NamedFeedbackQueue {
  init(_ actuator: any NamedFeedbackActuator) {
    self.actuator = actuator
  }

  // MARK: Doing

  /// Takes a feedback that is to be felt from an instant on.
  func add(_ feedback: NamedFeedback, _ number: UInt64, from felt: PhoneInstant) {
    waiting.append(Waiting(feedback: feedback, number: number, felt: felt))
  }

  /// Lets time pass: begins what is due.
  ///
  /// - Throws: Why one of those that are over could not be played; the next call throws the next.
  func advance(to now: PhoneInstant) throws(ActuatorError) {
    let due = waiting.filter { $0.felt <= now }
    waiting.removeAll { $0.felt <= now }
    for one in due {
      ledger.open(one.number)
      actuator.begin(one.feedback, as: one.number) { [ledger] in ledger.close(one.number, $0) }
    }
    if let error = ledger.takeError() { throw error }
  }

  /// Ends a feedback, or lets it never begin.
  func stop(_ number: UInt64) {
    waiting.removeAll { $0.number == number }
    if ledger.isOpen(number) { actuator.end(number) }
  }

  /// Ends everything.
  func stopAll() {
    waiting = []
    for number in ledger.numbers { actuator.end(number) }
  }

  // MARK: Observing

  /// Whether something waits or is under way.
  var isBusy: Bool { !waiting.isEmpty || !ledger.isEmpty }

  // MARK: Internals

  private struct Waiting {
    let feedback: NamedFeedback
    let number: UInt64
    let felt: PhoneInstant
  }

  /// What is under way, and what went wrong; the actuator closes entries on its own thread.
  private final class Ledger: Sendable {
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
    /// Whether nothing is under way, and nothing is left to be told.
    var isEmpty: Bool { state.withLock { $0.numbers.isEmpty && $0.errors.isEmpty } }
  }

  private let actuator: any NamedFeedbackActuator
  private let ledger = Ledger()
  private var waiting: [Waiting] = []
}

internal import Synchronization
internal import TactusPrinters
internal import TactusThreads

/// A collector of the printers' responses until all have arrived, or the wait for them ends.
///
/// - Thread: any.
final class PrinterAnswerCollector: Sendable {
  /// The response of a printer.
  typealias Answer = Result<PrinterDescription, PrinterError>

  private struct State {
    var answers: [(String, Answer)] = []
    var isOver = false
  }

  private let count: Int
  private let state = Mutex(State())
  private let isComplete = WakeSignal()

  /// Creates an object for a number of responses.
  init(of count: Int) { self.count = count }

  /// Adds a response; returns whether it is still awaited.
  func take(_ address: String, _ answer: Answer) -> Bool {
    let (isTaken, isLast) = state.withLock { state in
      if !state.isOver { state.answers.append((address, answer)) }
      return (!state.isOver, state.answers.count == count)
    }
    if isLast { isComplete.signal() }
    return isTaken
  }

  /// Waits for all responses, and returns those that have arrived.
  func wait(atMost limit: Duration) -> [(String, Answer)] {
    if count > 0, limit > .zero { _ = isComplete.wait(for: limit) }
    return state.withLock { state in
      state.isOver = true
      return state.answers
    }
  }
}

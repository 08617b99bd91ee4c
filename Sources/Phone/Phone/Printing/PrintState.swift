import TactusPrintModel

/// The print queue as the phone knows it.
struct PrintState: Sendable {
  /// The jobs, those that have ended included.
  var jobs: [PrintJob] = []
  /// The submissions that wait for a receipt, by the numbers of their tasks.
  var pending: [Int: PendingPrint] = [:]
  /// The number of the last task.
  var lastTask = 0
}

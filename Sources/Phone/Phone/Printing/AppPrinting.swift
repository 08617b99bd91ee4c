/// An app's use of the print queue.
struct AppPrinting: Sendable {
  /// Whether the app is notified of changes of the jobs.
  var observesJobs = false
  /// The number of jobs that wait for a receipt.
  var waiting = 0
}

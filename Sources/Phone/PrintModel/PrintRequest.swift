/// A request of an app to the print service (Printing.PS1).
public enum PrintRequest: Sendable, Equatable {
  /// Adds a job to the phone's queue; the answer is a `PrintReceipt`.
  case submit(PrintSubmission)
  /// Cancels a job, by its number; the answer is a `PrintJobTable`.
  case cancel(Int)
  /// Requests the jobs that have not ended; the answer is a `PrintJobTable`.
  case jobs
  /// Requests an event after each change of the jobs, or none any more; the answer is a
  /// `PrintJobTable`.
  case observe(Bool)

  /// The version of the payloads.
  public static let version = 1
}

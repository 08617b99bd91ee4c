/// A state of a job (RFC 8011, 5.3.7).
public enum PrinterJobState: Int, Sendable, CaseIterable {
  /// The job waits.
  case pending = 3
  /// The job waits until it is released.
  case held = 4
  /// The job is being printed.
  case processing = 5
  /// The printer has stopped in the middle of the job.
  case stopped = 6
  /// The job was canceled.
  case canceled = 7
  /// The printer has aborted the job.
  case aborted = 8
  /// The job is printed.
  case completed = 9

  /// Whether the state is the last one.
  public var isFinal: Bool { rawValue >= PrinterJobState.canceled.rawValue }
}

/// A reason for which the print queue does not take an order (Printing.PS3).
public enum PrintQueueError: Error, Sendable {
  /// Too many jobs have not ended.
  case tooManyJobs
  /// The documents, with those that wait for printers, are too large.
  case full

  /// The reason in a sentence.
  public var message: String {
    switch self {
    case .tooManyJobs: "too many jobs wait for printers"
    case .full: "the documents are too large for the print queue"
    }
  }
}

/// The result of handing a job to the phone.
public enum PrintReceipt: Sendable, Equatable {
  /// The job is in the phone's queue, with this number.
  case queued(Int)
  /// The job is not in the queue, or was given up at once, for a reason in a sentence.
  case refused(String)
}

import TactusPhoneTypes

/// A task for the print queue, which the phone's host carries out.
public enum PrintTask: Sendable, Equatable {
  /// Adds a job of an app; the result is a receipt.
  case submit(PrintSubmission, by: PrintClient, at: PhoneInstant)
  /// Cancels a job; there is no result but the changed jobs.
  case cancel(Int)
}

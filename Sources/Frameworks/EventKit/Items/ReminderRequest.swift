internal import Synchronization

/// A request for reminders, which ends once: with its result, or when it is canceled.
final class ReminderRequest: Sendable {
  private let isOver = Atomic(false)

  /// Ends the request; returns false if it was over.
  func end() -> Bool { !isOver.exchange(true, ordering: .acquiringAndReleasing) }
}

internal import Synchronization

/// A request for reminders, which ends once: with its result, or by cancellation.
final class ReminderRequest: Sendable {
  private let isOver = Atomic(false)

  /// Ends the request; returns false if it has already ended.
  func end() -> Bool { !isOver.exchange(true, ordering: .acquiringAndReleasing) }
}

internal import Synchronization

/// The right to answer a question, which only the first answer has.
///
/// - Thread: any.
final class AnswerOnce: Sendable {
  private let isClaimed = Mutex(false)

  /// Returns whether this is the first call.
  func claim() -> Bool {
    isClaimed.withLock { isClaimed in
      defer { isClaimed = true }
      return !isClaimed
    }
  }
}

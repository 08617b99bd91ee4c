internal import Synchronization

/// The claim to a response, which succeeds only once.
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

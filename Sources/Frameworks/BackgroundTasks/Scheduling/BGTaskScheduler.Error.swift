extension BGTaskScheduler {
  /// The scheduler's error domain.
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  /// An error of the scheduler.
  ///
  /// - Source: Apple's reference; the raw values are those of the public header. Confidence:
  ///   documented.
  public struct Error: _StoredError, Sendable {
    /// An error code.
    public enum Code: Int, _StoredErrorCode {
      /// The error type of the code.
      public typealias _ErrorType = BGTaskScheduler.Error

      /// The app cannot run background tasks.
      case unavailable = 1
      /// There are too many pending requests of this kind.
      case tooManyPendingTaskRequests = 2
      /// The app's property list does not permit the task.
      case notPermitted = 3
    }

    /// The underlying `NSError`.
    public let _nsError: NSError

    /// Wraps an `NSError` of the domain.
    public init(_nsError: NSError) { self._nsError = _nsError }

    /// The error domain.
    public static var errorDomain: String { BGTaskScheduler.errorDomain }
    /// The code for raw values without a case.
    public static var _unlistedCode: Code { .unavailable }

    /// The app cannot run background tasks.
    public static var unavailable: Code { .unavailable }
    /// There are too many pending requests of this kind.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The app's property list does not permit the task.
    public static var notPermitted: Code { .notPermitted }
  }
}

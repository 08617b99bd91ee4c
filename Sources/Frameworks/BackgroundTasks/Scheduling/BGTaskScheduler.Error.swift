extension BGTaskScheduler {
  /// The domain of errors of the scheduler.
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  /// An error of the scheduler.
  ///
  /// - Source: Apple's reference; the raw values are those of the public header. Confidence:
  ///   documented.
  public struct Error: _StoredError, Sendable {
    /// The code of an error.
    public enum Code: Int, _StoredErrorCode {
      /// The error.
      public typealias _ErrorType = BGTaskScheduler.Error

      /// The app cannot run tasks in the background.
      case unavailable = 1
      /// There are too many requests of this kind.
      case tooManyPendingTaskRequests = 2
      /// The app's property list does not permit the task.
      case notPermitted = 3
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error of an object of the domain.
    public init(_nsError: NSError) { self._nsError = _nsError }

    /// The domain.
    public static var errorDomain: String { BGTaskScheduler.errorDomain }
    /// The code of an error whose number has no name here.
    public static var _unlistedCode: Code { .unavailable }

    /// The app cannot run tasks in the background.
    public static var unavailable: Code { .unavailable }
    /// There are too many requests of this kind.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The app's property list does not permit the task.
    public static var notPermitted: Code { .notPermitted }
  }
}

extension BGTaskScheduler {
  /// The domain of errors of the scheduler.
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  /// An error of the scheduler.
  ///
  /// - Source: Apple's reference; the raw values are those of the public header. Confidence:
  ///   documented.
  public struct Error: CustomNSError, Hashable, Sendable {
    /// The code of an error.
    public enum Code: Int, Sendable {
      /// The app cannot run tasks in the background.
      case unavailable = 1
      /// There are too many requests of this kind.
      case tooManyPendingTaskRequests = 2
      /// The app's property list does not permit the task.
      case notPermitted = 3
    }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The code.
    public let code: Code

    /// The domain of errors of the scheduler.
    public static var errorDomain: String { BGTaskScheduler.errorDomain }
    /// The code.
    public var errorCode: Int { code.rawValue }

    /// The app cannot run tasks in the background.
    public static var unavailable: Code { .unavailable }
    /// There are too many requests of this kind.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The app's property list does not permit the task.
    public static var notPermitted: Code { .notPermitted }
  }
}

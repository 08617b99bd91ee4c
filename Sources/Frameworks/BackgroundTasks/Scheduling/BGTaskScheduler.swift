internal import TactusCrashReports
internal import TactusPhoneClient

/// The scheduler of background tasks.
///
/// The tasks that the app may register are those of its property list (BackgroundTasks.PL1…).
///
/// - Thread: any; all its properties are constants.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  // The class has no mutable state of its own.

  /// The scheduler of the app.
  public static let shared = BGTaskScheduler(internally: ())

  private init(internally: Void) { super.init() }

  /// Registers the launch handler of a task (BackgroundTasks.RE1).
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the task.
  ///   - queue: The queue on which the handler is called; `nil` for a background queue.
  ///   - launchHandler: The handler, which completes the task.
  /// - Returns: Whether the property list permits the task.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    guard TaskPermissions.ofApp.permits(identifier) else {
      RuntimeWarning.once(
        "BGTaskScheduler.register: “\(identifier)” is not in BGTaskSchedulerPermittedIdentifiers "
          + "of the Info.plist; the task is not registered", namesPlace: true)
      return false
    }
    return TaskStore.current.register(
      identifier, LaunchHandler(queue: queue, body: launchHandler))
  }

  /// Submits a request, which replaces one with the same identifier (BackgroundTasks.SU1).
  ///
  /// - Throws: `BGTaskScheduler.Error`.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    guard TaskPermissions.ofApp.permits(taskRequest) else { throw Error(.notPermitted) }
    guard TaskStore.current.submit(taskRequest) else { throw Error(.tooManyPendingTaskRequests) }
  }

  /// Cancels a request (BackgroundTasks.SU2).
  open func cancel(taskRequestWithIdentifier identifier: String) {
    TaskStore.current.cancel { $0 == identifier }
  }

  /// Cancels all requests (BackgroundTasks.SU2).
  open func cancelAllTaskRequests() { TaskStore.current.cancel { _ in true } }

  /// Calls a closure on another thread with the pending requests (BackgroundTasks.SU2).
  @preconcurrency
  open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) { TaskStore.current.report(completionHandler) }

  /// Returns the pending requests (BackgroundTasks.SU2).
  open func pendingTaskRequests() async -> [BGTaskRequest] { TaskStore.current.requests }
}

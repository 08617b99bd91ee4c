internal import TactusCrashReports
internal import TactusPhoneClient

/// The scheduler of tasks that run while the app is in the background.
///
/// Steps BackgroundTasks.PL1…
///
/// - Thread: any; all its properties are constants.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  // Without mutable state of its own.

  /// The scheduler of the app.
  public static let shared = BGTaskScheduler(internally: ())

  private init(internally: Void) { super.init() }

  /// Registers the function that runs a task (BackgroundTasks.RE1).
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the task.
  ///   - queue: The queue of the function; `nil` for one in the background.
  ///   - launchHandler: The function, which completes the task.
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

  /// Adds a request, in place of one with the same identifier (BackgroundTasks.SU1).
  ///
  /// - Throws: `BGTaskScheduler.Error`.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    guard TaskPermissions.ofApp.permits(taskRequest) else { throw Error(.notPermitted) }
    guard TaskStore.current.submit(taskRequest) else { throw Error(.tooManyPendingTaskRequests) }
  }

  /// Removes a request (BackgroundTasks.SU2).
  open func cancel(taskRequestWithIdentifier identifier: String) {
    TaskStore.current.cancel { $0 == identifier }
  }

  /// Removes all requests (BackgroundTasks.SU2).
  open func cancelAllTaskRequests() { TaskStore.current.cancel { _ in true } }

  /// Calls a closure on another thread with the requests that wait (BackgroundTasks.SU2).
  @preconcurrency
  open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) { TaskStore.current.report(completionHandler) }

  /// Returns the requests that wait (BackgroundTasks.SU2).
  open func pendingTaskRequests() async -> [BGTaskRequest] { TaskStore.current.requests }
}

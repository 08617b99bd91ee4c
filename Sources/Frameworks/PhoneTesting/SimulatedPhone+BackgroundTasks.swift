import BackgroundTasks

extension SimulatedPhone {
  /// The app's pending requests for background tasks, oldest first (BackgroundTasks.SU2).
  public var pendingBackgroundTasks: [BGTaskRequest] { TaskStore.of(link).requests }

  /// Starts a background task with a pending request immediately, regardless of its conditions
  /// (BackgroundTasks.RU5).
  ///
  /// - Returns: Whether there is such a request, and a handler for it.
  @discardableResult
  public func startBackgroundTask(_ identifier: String) -> Bool {
    let link = link
    return run { TaskRunner.of(link).start(identifier) }
  }

  /// Lets the time of a running background task expire (BackgroundTasks.TI1).
  ///
  /// - Returns: Whether it runs.
  @discardableResult
  public func expireBackgroundTask(_ identifier: String) -> Bool {
    let link = link
    return run { TaskRunner.of(link).expire(identifier) }
  }
}

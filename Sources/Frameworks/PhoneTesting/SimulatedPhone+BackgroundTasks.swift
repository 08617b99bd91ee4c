import BackgroundTasks

extension SimulatedPhone {
  /// The requests of the app for tasks in the background, oldest first (BackgroundTasks.SU2).
  public var pendingBackgroundTasks: [BGTaskRequest] { TaskStore.of(link).requests }

  /// Starts a task whose request waits, at once and whatever it needs (BackgroundTasks.RU5).
  ///
  /// - Returns: Whether there is such a request, and a handler for it.
  @discardableResult
  public func startBackgroundTask(_ identifier: String) -> Bool {
    let link = link
    return run { TaskRunner.of(link).start(identifier) }
  }

  /// Ends the time of a task that runs (BackgroundTasks.TI1).
  ///
  /// - Returns: Whether it runs.
  @discardableResult
  public func expireBackgroundTask(_ identifier: String) -> Bool {
    let link = link
    return run { TaskRunner.of(link).expire(identifier) }
  }
}

import TactusThreads

extension AppTasks {
  /// Runs the closures and jobs of the app until none goes on at the current time.
  ///
  /// - Returns: Whether there were any, and none is left: a task that polls goes on later.
  @MainActor
  func settle() -> Bool {
    guard hasJobs, let context else { return false }
    AppContext.with(context) { TurnQueue.shared.drain() }
    return !hasJobs
  }
}

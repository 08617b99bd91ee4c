/// A running task, with its handler and timer.
@MainActor
final class RunningTask {
  /// The task.
  let task: BGTask
  /// The handler that runs the task.
  let handler: LaunchHandler
  /// The expiration timer.
  var timer: Int?
  /// Whether the task has expired.
  var hasExpired = false

  /// Creates an entry.
  init(_ task: BGTask, _ handler: LaunchHandler) { (self.task, self.handler) = (task, handler) }
}

/// A task that runs, with what ends it.
@MainActor
final class RunningTask {
  /// The task.
  let task: BGTask
  /// The handler that runs it.
  let handler: LaunchHandler
  /// The timer of the end of the task's time.
  var timer: Int?
  /// Whether the time of the task is over.
  var hasExpired = false

  /// Creates an entry.
  init(_ task: BGTask, _ handler: LaunchHandler) { (self.task, self.handler) = (task, handler) }
}

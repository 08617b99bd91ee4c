internal import TactusThreads
internal import TactusVirtualTime

/// A launch handler with its queue.
///
/// Sendable because the function is only called on the queue.
struct LaunchHandler: @unchecked Sendable {
  /// The queue; `nil` for a background queue.
  let queue: DispatchQueue?
  /// The handler.
  let body: (BGTask) -> Void

  /// Calls a function on the queue (BackgroundTasks.RE2).
  @MainActor
  func call(_ function: @escaping @Sendable () -> Void) {
    guard let queue else { return PhoneTime.callOnAnotherThread(function) }
    if PhoneTime.isMain(queue) {
      function()
    } else {
      queue.async(execute: AppContext.binding(function))
    }
  }
}

import Dispatch

/// Timers in a file that imports only Dispatch.
enum QueueTimers {
  static func start(_ ring: @escaping (String) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 40) { ring("queue closure") }
    DispatchQueue.main.asyncAfter(
      deadline: .now() + 41, execute: DispatchWorkItem { ring("queue item") })
  }
}

import Dispatch

/// A helper that knows Dispatch alone.
enum QueueTimers {
  static func start(_ ring: @escaping (String) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 40) { ring("queue closure") }
    DispatchQueue.main.asyncAfter(
      deadline: .now() + 41, execute: DispatchWorkItem { ring("queue item") })
  }
}

internal import TactusVirtualTime

/// Functions that other threads need on the main thread, also while it waits for their work.
///
/// In virtual time the main thread waits for the work of documents. If that work waits in turn for
/// another document of the app, which has to save first, neither would continue.
enum MainRequests {
  /// Adds a function.
  ///
  /// - Thread: any.
  static func add(_ body: @escaping @Sendable () -> Void) {
    condition.lock()
    waiting.append(body)
    condition.broadcast()
    condition.unlock()
  }

  /// Runs the functions that were added.
  ///
  /// - Thread: main.
  static func serve() { while let next = take() { next() } }

  /// Waits until a condition is true, and runs the functions if this is the main thread.
  ///
  /// - Thread: any.
  static func wait(until isOver: () -> Bool) {
    let serves = PhoneTime.isOnMainActor
    condition.lock()
    while !isOver() {
      if serves, !waiting.isEmpty {
        condition.unlock()
        serve()
        condition.lock()
      } else {
        condition.wait()
      }
    }
    condition.unlock()
    // Functions that were added before the end of the work run before those that depend on it.
    if serves { serve() }
  }

  /// Changes what a condition depends on.
  ///
  /// - Thread: any.
  static func change(_ body: () -> Void) {
    condition.lock()
    body()
    condition.broadcast()
    condition.unlock()
  }

  private static func take() -> (@Sendable () -> Void)? {
    condition.lock()
    defer { condition.unlock() }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  private static let condition = NSCondition()
  // Unchecked because the condition above guards it.
  private nonisolated(unsafe) static var waiting: [@Sendable () -> Void] = []
}

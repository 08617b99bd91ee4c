internal import TactusThreads
internal import TactusVirtualTime

/// Functions that other threads need on the main actor, also while it waits for their work.
///
/// In virtual time the main thread waits for the work of documents. If that work waits in turn for
/// another document of the app, which has to save first, neither would go on.
enum MainRequests {
  /// Adds a function, which runs on the main actor in the context of the code that calls this.
  ///
  /// - Thread: any.
  static func add(_ body: @escaping @MainActor () -> Void) {
    let bound = AppContext.binding { MainActor.assumeIsolated(body) }
    condition.lock()
    waiting.append(bound)
    condition.broadcast()
    condition.unlock()
    PhoneTime.runLater { while let next = take() { next() } }
  }

  /// Waits until a condition is true, and meanwhile runs the functions if this is the main thread.
  ///
  /// - Thread: any.
  static func wait(until isOver: () -> Bool) {
    let serves = PhoneTime.isOnMainActor
    condition.lock()
    defer { condition.unlock() }
    while !isOver() {
      guard serves, !waiting.isEmpty else {
        condition.wait()
        continue
      }
      let next = waiting.removeFirst()
      condition.unlock()
      next()
      condition.lock()
    }
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
  private nonisolated(unsafe) static var waiting: [@Sendable () -> Void] = []
}

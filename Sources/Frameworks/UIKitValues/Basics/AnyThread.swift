/// Reading of main-actor properties on any thread.
///
/// `NSObject` members such as `isEqual(_:)`, `hash` and `description` are called on any thread, by
/// collections and in messages.
package enum AnyThread {
  /// Runs a read-only closure on the main thread, and waits for its result.
  ///
  /// - Thread: any; a thread other than the main thread waits until that is free.
  package static func read<Value>(_ body: @MainActor () -> Value) -> Value {
    if PhoneTime.isOnMainActor { return run(body) }
    return DispatchQueue.main.sync { run(body) }
  }

  private static func run<Value>(_ body: @MainActor () -> Value) -> Value {
    nonisolated(unsafe) var value: Value?
    MainActor.assumeIsolated { value = body() }
    guard let value else { preconditionFailure("the closure returned no value") }
    return value
  }
}

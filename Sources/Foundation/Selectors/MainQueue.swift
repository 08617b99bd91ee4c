import Dispatch

/// Calls of the app's main-actor closures from any thread.
package enum MainQueue {
  /// Runs a closure on the main queue, and waits for its result; at once on the main queue itself.
  package static func run<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    let isHere = DispatchQueue.getSpecific(key: key) != nil
    guard !isHere else { return MainActor.assumeIsolated { body() } }
    return DispatchQueue.main.sync { MainActor.assumeIsolated { body() } }
  }

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

extension UIPasteboard {
  /// Runs a closure on the main thread, which owns the contents, and returns its result
  /// (Pasteboard.CO15).
  package static func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    // The thread waits for the result.
    nonisolated(unsafe) var result: Result?
    if PhoneTime.isOnMainActor {
      MainActor.assumeIsolated { result = body() }
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated { result = body() } }
    }
    guard let result else { preconditionFailure("the closure did not run") }
    return result
  }

  /// Runs a closure on the main thread, which owns the contents, and returns its result.
  package func onMain<Result>(_ body: @MainActor () -> Result) -> Result { Self.onMain(body) }
}

/// The extension that requests for the place wake; the phone wakes none (Device.LO7).
public protocol CLLocationPushServiceExtension: NSObjectProtocol {
  /// Tells the extension of a request.
  func didReceiveLocationPushPayload(
    _ payload: [String: Any], completion: @escaping @Sendable () -> Void)
  /// Tells the extension of a request.
  func didReceiveLocationPushPayload(_ payload: [String: Any]) async
  /// Tells the extension that its time is over.
  func serviceExtensionWillTerminate()
}

extension CLLocationPushServiceExtension {
  /// Calls the asynchronous method.
  public func didReceiveLocationPushPayload(
    _ payload: [String: Any], completion: @escaping @Sendable () -> Void
  ) {
    // Both are used by the caller's thread alone until the method suspends, and then by the task.
    nonisolated(unsafe) let handler: any CLLocationPushServiceExtension = self
    nonisolated(unsafe) let payload = payload
    Task.immediate {
      await handler.didReceiveLocationPushPayload(payload)
      completion()
    }
  }
  /// Does nothing: an extension has one of the two methods.
  public func didReceiveLocationPushPayload(_ payload: [String: Any]) async {}
  /// Does nothing.
  public func serviceExtensionWillTerminate() {}
}

/// An extension that location pushes launch; the phone launches none (Device.LO7).
public protocol CLLocationPushServiceExtension: NSObjectProtocol {
  /// Called with a location push.
  func didReceiveLocationPushPayload(
    _ payload: [String: Any], completion: @escaping @Sendable () -> Void)
  /// Called with a location push.
  func didReceiveLocationPushPayload(_ payload: [String: Any]) async
  /// Called shortly before the extension's time expires.
  func serviceExtensionWillTerminate()
}

extension CLLocationPushServiceExtension {
  /// Calls the asynchronous method.
  public func didReceiveLocationPushPayload(
    _ payload: [String: Any], completion: @escaping @Sendable () -> Void
  ) {
    // Used only by the caller's thread until the method suspends, and then only by the task.
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

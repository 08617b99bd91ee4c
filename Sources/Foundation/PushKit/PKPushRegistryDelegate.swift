/// The delegate of a push registry; never called (Calls.PU1).
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  /// Notifies the delegate that there is a token; never called.
  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  /// Notifies the delegate that a message has arrived; never called.
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType)
  /// Notifies the delegate that a message has arrived; never called.
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType, completion: @escaping () -> Void)
  /// Notifies the delegate that a message has arrived; never called.
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType
  ) async
  /// Notifies the delegate that a token is invalid; never called.
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
  /// Does nothing.
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType
  ) {}
  /// Calls the asynchronous method.
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType, completion: @escaping () -> Void
  ) {
    // Both are used by the caller's thread alone until the method suspends, and then by the task.
    nonisolated(unsafe) let delegate: any PKPushRegistryDelegate = self
    nonisolated(unsafe) let completion = completion
    Task.immediate {
      await delegate.pushRegistry(registry, didReceiveIncomingPushWith: payload, for: type)
      completion()
    }
  }
  /// Does nothing.
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType
  ) async {}
  /// Does nothing.
  public func pushRegistry(
    _ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType
  ) {}
}

/// The extension that requests for the place wake; the phone wakes none (Device.LO7).
public protocol CLLocationPushServiceExtension: NSObjectProtocol {
  /// Tells the extension of a request.
  func didReceiveLocationPushPayload(
    _ payload: [String: Any], completion: @escaping @Sendable () -> Void)
  /// Tells the extension that its time is over.
  func serviceExtensionWillTerminate()
}

extension CLLocationPushServiceExtension {
  /// Does nothing.
  public func serviceExtensionWillTerminate() {}
}

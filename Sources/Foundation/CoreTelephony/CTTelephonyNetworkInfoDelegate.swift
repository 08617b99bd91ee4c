/// The method that an object about the cellular network calls; it is optional.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  /// Tells the delegate that data is sent by another service; never called.
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  /// Does nothing.
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

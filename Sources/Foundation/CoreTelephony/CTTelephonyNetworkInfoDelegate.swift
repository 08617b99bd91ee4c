/// The delegate of an object about the cellular network; its method is optional.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  /// Notifies the delegate that data is sent by another service; never called.
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  /// Does nothing.
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

import TactusCoreFoundation

/// The delegate of a browser; all methods are optional.
public protocol NetServiceBrowserDelegate: NSObjectProtocol {
  /// Notifies the delegate that the search begins.
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  /// Notifies the delegate that the search was stopped.
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  /// Notifies the delegate that the search has not begun, or has ended with an error.
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  /// Notifies the delegate that a domain was found.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  /// Notifies the delegate that a service was found.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  /// Notifies the delegate that a domain is gone.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
  /// Notifies the delegate that a service is gone.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
  /// Does nothing.
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  /// Does nothing.
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  /// Does nothing.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]
  ) {}
  /// Does nothing.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
  ) {}
  /// Does nothing.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
  ) {}
  /// Does nothing.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
  ) {}
  /// Does nothing.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool
  ) {}
}

import TactusCoreFoundation

/// The delegate of a service; all methods are optional.
public protocol NetServiceDelegate: NSObjectProtocol {
  /// Called before the service is announced.
  func netServiceWillPublish(_ sender: NetService)
  /// Notifies the delegate that the service is published.
  func netServiceDidPublish(_ sender: NetService)
  /// Notifies the delegate that the service is not published, or no longer.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// Called before the addresses of the service are looked up.
  func netServiceWillResolve(_ sender: NetService)
  /// Notifies the delegate that the service has addresses, or more than before.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// Notifies the delegate that the service is not resolved.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// Notifies the delegate that the publishing or resolving has ended.
  func netServiceDidStop(_ sender: NetService)
  /// Notifies the delegate that the TXT record has changed.
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  /// Notifies the delegate that a peer has connected to the service.
  func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream)
}

extension NetServiceDelegate {
  /// Does nothing.
  public func netServiceWillPublish(_ sender: NetService) {}
  /// Does nothing.
  public func netServiceDidPublish(_ sender: NetService) {}
  /// Does nothing.
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  /// Does nothing.
  public func netServiceWillResolve(_ sender: NetService) {}
  /// Does nothing.
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  /// Does nothing.
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  /// Does nothing.
  public func netServiceDidStop(_ sender: NetService) {}
  /// Does nothing.
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
  /// Does nothing, so that the connection ends.
  public func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream
  ) {}
}

import TactusCoreFoundation

/// The methods by which a service tells what becomes of it; all are optional.
public protocol NetServiceDelegate: NSObjectProtocol {
  /// Called before the service is announced.
  func netServiceWillPublish(_ sender: NetService)
  /// The service is published.
  func netServiceDidPublish(_ sender: NetService)
  /// The service is not published, or not any more.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// Called before the addresses of the service are looked up.
  func netServiceWillResolve(_ sender: NetService)
  /// The service has addresses, or more than before.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// The service is not resolved.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// The publishing or resolving has ended.
  func netServiceDidStop(_ sender: NetService)
  /// The TXT record has changed.
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  /// A peer has connected to the service.
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

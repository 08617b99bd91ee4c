/// The methods that a request calls; all are optional.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Tells the delegate that the request has ended.
  func requestDidFinish(_ request: SKRequest)
  /// Tells the delegate that the request has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

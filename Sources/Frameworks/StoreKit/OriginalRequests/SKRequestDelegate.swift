/// The methods that a request calls; all are optional.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called after the answer of a request that succeeded.
  func requestDidFinish(_ request: SKRequest)
  /// Called instead of an answer, with the error.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

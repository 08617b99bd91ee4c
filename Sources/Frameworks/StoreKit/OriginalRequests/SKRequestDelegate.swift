/// The delegate of a request; all methods are optional.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called after a successful response.
  func requestDidFinish(_ request: SKRequest)
  /// Called with an error instead of a response.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

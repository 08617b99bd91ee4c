/// The methods that a request for products calls.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Tells the delegate of the answer.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

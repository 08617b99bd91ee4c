/// The delegate of a products request.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the response.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

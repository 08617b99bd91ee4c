/// A load for a URL scheme handler; none starts here.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Reports the response.
  func didReceive(_ response: URLResponse)
  /// Reports a part of the data.
  func didReceive(_ data: Data)
  /// Reports the end of the data.
  func didFinish()
  /// Reports a failure.
  func didFailWithError(_ error: any Error)
}

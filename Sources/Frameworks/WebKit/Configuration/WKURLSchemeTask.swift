/// An interface that WebKit uses to request custom resources from an app; none is requested here.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Returns a response to WebKit.
  func didReceive(_ response: URLResponse)
  /// Sends data to WebKit.
  func didReceive(_ data: Data)
  /// Ends the task.
  func didFinish()
  /// Ends the task with an error.
  func didFailWithError(_ error: any Error)
}

public import FoundationNetworking
import TactusFoundationBase

/// The delegate of a connection that receives its data; all methods are optional.
public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
  /// Asks for the request that follows a redirection; nil for none.
  func connection(
    _ connection: NSURLConnection, willSend request: URLRequest,
    redirectResponse response: URLResponse?
  ) -> URLRequest?

  /// Notifies the delegate of the response.
  func connection(_ connection: NSURLConnection, didReceive response: URLResponse)

  /// Notifies the delegate of more data.
  func connection(_ connection: NSURLConnection, didReceive data: Data)

  /// Notifies the delegate of how much of the body has been sent.
  func connection(
    _ connection: NSURLConnection, didSendBodyData bytesWritten: Int, totalBytesWritten: Int,
    totalBytesExpectedToWrite: Int)

  /// Asks for the response to store in the cache; nil for none.
  func connection(
    _ connection: NSURLConnection, willCacheResponse cachedResponse: CachedURLResponse
  ) -> CachedURLResponse?

  /// Notifies the delegate that all data has been received.
  func connectionDidFinishLoading(_ connection: NSURLConnection)
}

extension NSURLConnectionDataDelegate {
  /// Returns the request as it is, by default.
  public func connection(
    _ connection: NSURLConnection, willSend request: URLRequest,
    redirectResponse response: URLResponse?
  ) -> URLRequest? { request }

  /// Is called with the response; does nothing by default.
  public func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {}

  /// Is called with more data; does nothing by default.
  public func connection(_ connection: NSURLConnection, didReceive data: Data) {}

  /// Is called when a part of the body has been sent; does nothing by default.
  public func connection(
    _ connection: NSURLConnection, didSendBodyData bytesWritten: Int, totalBytesWritten: Int,
    totalBytesExpectedToWrite: Int
  ) {}

  /// Returns the response as it is, by default.
  public func connection(
    _ connection: NSURLConnection, willCacheResponse cachedResponse: CachedURLResponse
  ) -> CachedURLResponse? { cachedResponse }

  /// Is called when all data has been received; does nothing by default.
  public func connectionDidFinishLoading(_ connection: NSURLConnection) {}
}

import FoundationNetworking
import TactusFoundationBase

/// The delegate of the session that loads the request of a connection; it notifies the connection's
/// delegate.
///
/// - Thread: the connection's queue.
final class ConnectionRelay: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  /// The connection, until its end: an app need not keep it.
  private var connection: NSURLConnection?
  /// The delegate, which a connection retains until its end (documented).
  private var delegate: (any NSURLConnectionDelegate)?

  init(_ connection: NSURLConnection, _ delegate: (any NSURLConnectionDelegate)?) {
    (self.connection, self.delegate) = (connection, delegate)
  }

  /// Ends the connection without a message to its delegate.
  func close() { (connection, delegate) = (nil, nil) }

  private var receiver: (NSURLConnection, any NSURLConnectionDataDelegate)? {
    guard let connection, let delegate = delegate as? any NSURLConnectionDataDelegate else {
      return nil
    }
    return (connection, delegate)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let (connection, delegate) = receiver else { return completionHandler(request) }
    let next = delegate.connection(connection, willSend: request, redirectResponse: response)
    if let next { connection.follow(next) }
    completionHandler(next)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let connection, let delegate else {
      return completionHandler(.performDefaultHandling, nil)
    }
    let sender = ConnectionChallengeSender(completionHandler)
    delegate.connection(
      connection,
      willSendRequestFor: URLAuthenticationChallenge(
        authenticationChallenge: challenge, sender: sender))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    guard let (connection, delegate) = receiver else { return }
    delegate.connection(
      connection, didSendBodyData: Int(bytesSent), totalBytesWritten: Int(totalBytesSent),
      totalBytesExpectedToWrite: Int(totalBytesExpectedToSend))
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let (connection, delegate) = receiver {
      delegate.connection(connection, didReceive: response)
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let (connection, delegate) = receiver else { return }
    delegate.connection(connection, didReceive: data)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) {
    guard let (connection, delegate) = receiver else { return completionHandler(proposedResponse) }
    completionHandler(delegate.connection(connection, willCacheResponse: proposedResponse))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let connection else { return }
    if let error {
      delegate?.connection(connection, didFailWithError: error)
    } else if let (connection, delegate) = receiver {
      delegate.connectionDidFinishLoading(connection)
    }
    close()
  }
}

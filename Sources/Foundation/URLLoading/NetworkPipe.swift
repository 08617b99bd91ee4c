import FoundationNetworking
import Synchronization
import TactusFoundationBase

/// Passes what a session receives to the client of a protocol.
final class NetworkPipe: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  // `isOpen` is behind a lock; the client of a protocol accepts calls of any thread.
  private let loader: NetworkLoader
  private let isOpen = Mutex(true)

  init(to loader: NetworkLoader) { self.loader = loader }

  /// Ends the passing, and cancels the task with its next event.
  func close() { isOpen.withLock { $0 = false } }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let client = openClient(dataTask) {
      client.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    openClient(dataTask)?.urlProtocol(loader, didLoad: data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let client = openClient(task) else { return }
    if let error {
      client.urlProtocol(loader, didFailWithError: error)
    } else {
      client.urlProtocolDidFinishLoading(loader)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    openClient(task)?.urlProtocol(loader, wasRedirectedTo: request, redirectResponse: response)
    // The body of the redirection follows, in case it is refused.
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let outer = loader.task, let delegate = outer.delegate,
      let outerSession = outer.owningSession
    else { return completionHandler(.performDefaultHandling, nil) }
    outerSession.delegateQueue.addOperation {
      delegate.urlSession(
        outerSession, task: outer, didReceive: challenge, completionHandler: completionHandler)
    }
  }

  private func openClient(_ task: URLSessionTask) -> (any URLProtocolClient)? {
    if isOpen.withLock({ $0 }) { return loader.client }
    task.cancel()
    return nil
  }
}

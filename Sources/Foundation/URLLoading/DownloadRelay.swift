import FoundationNetworking
import Synchronization
import TactusFoundationBase

/// The delegate of the session that loads a `ServedDownloadTask`: writes the file, and passes on
/// what else happens.
///
/// - Thread: the delegate queue of the download's session.
final class DownloadRelay: NSObject, URLSessionDataDelegate, Sendable {
  private let task: ServedDownloadTask
  private let body = Mutex(Data())

  init(to task: ServedDownloadTask) { self.task = task }

  /// Ends the task: with a file, unless there is an error.
  func end(_ error: (any Error)?) {
    guard task.end(error) else { return }
    var file: URL?
    var error = error
    if error == nil {
      let place = FileManager.default.temporaryDirectory
        .appendingPathComponent("download-\(UUID().uuidString).tmp")
      do {
        try body.withLock { $0 }.write(to: place)
        file = place
      } catch let failure { error = failure }
    }
    // The file exists until the app has been notified of it (documented).
    defer { if let file { try? FileManager.default.removeItem(at: file) } }
    if let completion = task.completion {
      return completion(file, error == nil ? task.response : nil, error)
    }
    if let file {
      (task.delegate as? any URLSessionDownloadDelegate)?
        .urlSession(task.session, downloadTask: task, didFinishDownloadingTo: file)
    }
    task.delegate?.urlSession(task.session, task: task, didCompleteWithError: error)
  }

  // MARK: URLSessionDataDelegate

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    task.note(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let count = body.withLock { body in
      body.append(data)
      return body.count
    }
    guard task.completion == nil else { return }
    (task.delegate as? any URLSessionDownloadDelegate)?.urlSession(
      task.session, downloadTask: task, didWriteData: Int64(data.count),
      totalBytesWritten: Int64(count),
      totalBytesExpectedToWrite: task.response?.expectedContentLength ?? -1)
  }

  func urlSession(
    _ session: URLSession, task inner: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let delegate = task.delegate else { return completionHandler(request) }
    delegate.urlSession(
      task.session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task inner: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let delegate = task.delegate else {
      return completionHandler(.performDefaultHandling, nil)
    }
    delegate.urlSession(
      task.session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task inner: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics
  ) {
    task.delegate?.urlSession(task.session, task: task, didFinishCollecting: metrics)
  }

  func urlSession(
    _ session: URLSession, task inner: URLSessionTask, didCompleteWithError error: (any Error)?
  ) { end(error) }
}

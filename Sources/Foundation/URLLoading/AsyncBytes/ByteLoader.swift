import FoundationNetworking
import Synchronization
import TactusFoundationBase

/// The delegate of the session of one task, whose bytes a program reads as they come.
///
/// The toolchain has delegates of sessions only, so that the task gets a session of its own.
final class ByteLoader: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var response: CheckedContinuation<URLResponse, any Error>?
    var parts: AsyncThrowingStream<Data, any Error>.Continuation?
  }

  private let state = Mutex(State())
  private let other: (any URLSessionTaskDelegate)?

  init(_ other: (any URLSessionTaskDelegate)?) { self.other = other }

  /// Starts a request, and waits for its response.
  func load(
    _ request: URLRequest, _ configuration: URLSessionConfiguration
  ) async throws -> (URLSession.AsyncBytes, URLResponse) {
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    let task = session.dataTask(with: request)
    // The session lives until its task has ended.
    session.finishTasksAndInvalidate()
    let (parts, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
    continuation.onTermination = { reason in
      if case .cancelled = reason { task.cancel() }
    }
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { response in
        state.withLock { $0 = State(response: response, parts: continuation) }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
    return (URLSession.AsyncBytes(task, parts), response)
  }

  // MARK: URLSessionDataDelegate

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    state.withLock { $0.response.take() }?.resume(returning: response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    // A response of a URL protocol may come without its own message.
    if let response = dataTask.response {
      state.withLock { $0.response.take() }?.resume(returning: response)
    }
    state.withLock { $0.parts }?.yield(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let (response, parts) = state.withLock { ($0.response.take(), $0.parts.take()) }
    if let error {
      response?.resume(throwing: error)
    } else if let answer = task.response {
      response?.resume(returning: answer)
    } else {
      response?.resume(throwing: URLError(.badServerResponse))
    }
    parts?.finish(throwing: error)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let other else { return completionHandler(request) }
    other.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    guard let other else { return completionHandler(.performDefaultHandling, nil) }
    other.urlSession(
      session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }
}

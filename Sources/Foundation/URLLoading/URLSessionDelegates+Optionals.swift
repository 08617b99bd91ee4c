import FoundationNetworking
import TactusFoundationBase

// Methods that are optional on an iPhone and that the toolchain lacks, or requires by mistake
// (Networking.NW12). No session calls those of the first extensions: the toolchain neither waits
// for a connection nor has sessions in the background. They exist for code that forwards them.

extension URLSessionDelegate {
  /// Is called when a session in the background has ended; here none does.
  ///
  /// It does nothing.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

extension URLSessionTaskDelegate {
  /// Is called when a task is created; no session calls it here.
  ///
  /// It does nothing.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}

  /// Is called when a task waits for a connection; here none does.
  ///
  /// It does nothing.
  public func urlSession(
    _ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask
  ) {}

  /// Is called with a response before the final one; no session calls it here.
  ///
  /// It does nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didReceiveInformationalResponse response: HTTPURLResponse
  ) {}

  /// Is called when an upload is resumed at an offset; here none is, and there is no stream.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, needNewBodyStreamFrom offset: Int64,
    completionHandler: @escaping @Sendable (InputStream?) -> Void
  ) {
    completionHandler(nil)
  }
}

// The toolchain's own are not public.
extension URLSessionWebSocketDelegate {
  /// Is called when a connection is open; does nothing by default.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {}

  /// Is called when a connection was closed; does nothing by default.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {}
}

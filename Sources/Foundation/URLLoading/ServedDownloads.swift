import FoundationNetworking
import Synchronization
import TactusFoundationBase

/// The methods of a session that create downloads, for those that a protocol of the app serves
/// (Networking.NW27).
///
/// Before `main`, the table of methods of `URLSession` gets those of this class, which are called
/// with objects of `URLSession`. A class of the app can override them.
///
/// Sendable because it adds no property.
final class ServedDownloads: OriginalSession<Void>, @unchecked Sendable {
  override func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    isServedByApp(request)
      ? ServedDownloadTask(request, of: self, completion: nil) : super.downloadTask(with: request)
  }

  override func downloadTask(with url: URL) -> URLSessionDownloadTask {
    let request = URLRequest(url: url)
    return isServedByApp(request)
      ? ServedDownloadTask(request, of: self, completion: nil) : super.downloadTask(with: url)
  }

  override func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    isServedByApp(request)
      ? ServedDownloadTask(request, of: self, completion: completionHandler)
      : super.downloadTask(with: request, completionHandler: completionHandler)
  }

  override func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    let request = URLRequest(url: url)
    return isServedByApp(request)
      ? ServedDownloadTask(request, of: self, completion: completionHandler)
      : super.downloadTask(with: url, completionHandler: completionHandler)
  }
}

/// The methods of Foundation.
///
/// - Thread: as `URLSession`; it adds no property.
class OriginalSession<Mark>: URLSession, @unchecked Sendable {}

extension URLSession {
  /// Downloads a file, and returns its place, and the response.
  ///
  /// A protocol of the app may serve it (Networking.NW27).
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - delegate: The delegate of the task; nil for that of the session.
  @_disfavoredOverload
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    guard isServedByApp(request) else {
      return try await self.FoundationNetworking::download(for: request, delegate: delegate)
    }
    return try await servedDownload(request, delegate)
  }

  /// Downloads the file at a URL, and returns its place, and the response.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - delegate: The delegate of the task; nil for that of the session.
  @_disfavoredOverload
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let request = URLRequest(url: url)
    guard isServedByApp(request) else {
      return try await self.FoundationNetworking::download(from: url, delegate: delegate)
    }
    return try await servedDownload(request, delegate)
  }

  private func servedDownload(
    _ request: URLRequest, _ delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (URL, URLResponse) {
    let pending = Mutex(PendingResult())
    let task = ServedDownloadTask(request, of: self) { file, response, error in
      let result = Self.kept(file, response, error)
      pending.withLock { pending in
        pending.result = result
        return pending.continuation.take()
      }?.resume(with: result)
    }
    task.delegate = delegate
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A canceled task may have ended before.
        let early = pending.withLock { pending in
          if pending.result == nil { pending.continuation = continuation }
          return pending.result
        }
        if let early { continuation.resume(with: early) } else { task.resume() }
      }
    } onCancel: {
      task.cancel()
    }
  }

  /// The result of a download, and the continuation that waits for it.
  private struct PendingResult {
    var continuation: CheckedContinuation<(URL, URLResponse), any Error>?
    var result: Result<(URL, URLResponse), any Error>?
  }

  /// Returns the result of a download, with the file at a place where it remains.
  private static func kept(
    _ file: URL?, _ response: URLResponse?, _ error: (any Error)?
  ) -> Result<(URL, URLResponse), any Error> {
    guard let file, let response else { return .failure(error ?? URLError(.badServerResponse)) }
    let place = file.deletingLastPathComponent()
      .appendingPathComponent("kept-" + file.lastPathComponent)
    return Result {
      try FileManager.default.moveItem(at: file, to: place)
      return (place, response)
    }
  }

  /// Returns whether a protocol of the app serves a request.
  fileprivate func isServedByApp(_ request: URLRequest) -> Bool {
    let request = request.adding(headersOf: configuration)
    for type in configuration.FoundationNetworking::protocolClasses ?? [] {
      guard let type = type as? URLProtocol.Type, type.canInit(with: request) else { continue }
      return (type as? GatedProtocol.Type)?.server(of: request) != nil
    }
    return false
  }
}

import Synchronization

/// The transfer of a film's data.
///
/// Steps Players.DL1…
///
/// - Thread: any.
final class FilmTransfer: @unchecked Sendable {
  // The state has a lock; the session is set once.

  /// Creates a transfer, which has not begun.
  init(_ session: AVAssetDownloadURLSession, _ request: URLRequest, title: String) {
    (self.session, self.request, self.title) = (session, request, title)
    number = Self.count.withLock { count in
      count += 1
      return count
    }
  }

  let request: URLRequest
  /// The number of the task.
  let number: Int

  /// The task that loads the data; nil before it has begun.
  var task: URLSessionDownloadTask? { current.withLock { $0.task } }
  /// The reason for the end; nil without one.
  var error: (any Error)? { current.withLock { $0.error } }
  /// The state, as that of a task.
  var state: URLSessionTask.State {
    current.withLock { $0.isOver ? .completed : $0.task?.state ?? .suspended }
  }

  /// Begins, or continues.
  ///
  /// - Parameter onEnd: Called with the session and the place of the film, or an error.
  func resume(
    _ onEnd: @escaping @Sendable (AVAssetDownloadURLSession, Result<URL, any Error>) -> Void
  ) {
    guard let session else { return }
    let title = title
    let task = current.withLock { current -> URLSessionDownloadTask? in
      guard !current.isOver else { return nil }
      if let task = current.task { return task }
      let task = session.downloadTask(with: request) { [self] file, response, error in
        let result = Result {
          guard let file, error == nil else { throw error ?? URLError(.unknown) }
          return try DownloadedFilm.keep(file, title: title, response: response)
        }
        end(result)
        onEnd(session, result)
      }
      current.task = task
      return task
    }
    task?.resume()
  }

  /// Ends the transfer.
  func cancel() { task?.cancel() }

  // MARK: Internals

  private struct Current {
    var task: URLSessionDownloadTask?
    var error: (any Error)?
    var isOver = false
  }

  private static let count = Mutex(0)

  private weak var session: AVAssetDownloadURLSession?
  private let title: String
  private let current = Mutex(Current())

  private func end(_ result: Result<URL, any Error>) {
    current.withLock { current in
      current.isOver = true
      if case .failure(let error) = result { current.error = error }
    }
  }
}

import Synchronization

/// The transfer of a movie's data (Players.DL1…).
///
/// - Thread: any.
final class FilmTransfer: Sendable {
  /// A closure that is called on the session's delegate queue with the location of the movie, or an
  /// error.
  typealias End = @Sendable (AVAssetDownloadURLSession, Result<URL, any Error>) -> Void

  /// Creates a suspended transfer, which retains its session until it ends.
  init(_ session: AVAssetDownloadURLSession, _ request: URLRequest, title: String) {
    (self.request, self.title) = (request, title)
    current = Mutex(Current(session: session))
    number = Self.count.withLock { count in
      count += 1
      return count
    }
  }

  let request: URLRequest
  /// The identifier of the task.
  let number: Int

  /// The task that loads the data; nil before it has begun.
  var task: URLSessionDownloadTask? { current.withLock { $0.task } }
  /// The location of the movie; nil until it has been downloaded.
  var place: URL? { current.withLock { $0.place } }
  /// The error; nil without one.
  var error: (any Error)? { current.withLock { $0.error } }
  /// The state, like that of a task.
  var state: URLSessionTask.State {
    current.withLock { $0.isOver ? .completed : $0.task?.state ?? .suspended }
  }

  /// Starts or resumes.
  func resume(_ onEnd: @escaping End) {
    let task = current.withLock { current -> URLSessionDownloadTask? in
      guard let session = current.session else { return nil }
      if let task = current.task { return task }
      let task = session.downloadTask(with: request) { [self, title] file, response, error in
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

  /// Ends the transfer with the error `cancelled`, even before it has begun.
  func cancel(_ onEnd: @escaping End) {
    let error = URLError(.cancelled)
    let session = current.withLock { current -> AVAssetDownloadURLSession? in
      guard current.task == nil, let session = current.session else { return nil }
      (current.session, current.error) = (nil, error)
      return session
    }
    guard let session else { return task?.cancel() ?? () }
    session.delegateQueue.addOperation { onEnd(session, .failure(error)) }
  }

  // MARK: Internals

  private struct Current {
    /// The session; nil when the transfer has ended.
    var session: AVAssetDownloadURLSession?
    var task: URLSessionDownloadTask?
    var place: URL?
    var error: (any Error)?
    var isOver: Bool { session == nil }
  }

  private static let count = Mutex(0)

  private let title: String
  private let current: Mutex<Current>

  private func end(_ result: Result<URL, any Error>) {
    current.withLock { current in
      current.session = nil
      switch result {
      case .success(let place): current.place = place
      case .failure(let error): current.error = error
      }
    }
  }
}

/// A task that downloads a movie with several media selections, which are all in one file
/// (Players.DL1…).
///
/// - Thread: as `URLSessionTask`; its own properties are constants.
open class AVAggregateAssetDownloadTask: URLSessionTask, @unchecked Sendable {
  // The transfer has a lock; all else is immutable.

  init(
    _ session: AVAssetDownloadURLSession, _ asset: AVURLAsset, _ request: URLRequest,
    _ title: String, _ selections: [AVMediaSelection]
  ) {
    (urlAsset, self.selections) = (asset, selections)
    transfer = FilmTransfer(session, request, title: title)
    super.init()
  }

  /// The movie.
  public let urlAsset: AVURLAsset

  /// Starts or resumes the download.
  open override func resume() { transfer.resume(onEnd) }

  /// Pauses the download.
  open override func suspend() { transfer.task?.suspend() }
  /// Cancels the download; the delegate is notified with the error `cancelled`.
  open override func cancel() { transfer.cancel(onEnd) }
  /// The state.
  open override var state: URLSessionTask.State { transfer.state }
  /// The error of the download; nil without one.
  open override var error: (any Error)? { transfer.error }
  /// The number of the task in its session.
  open override var taskIdentifier: Int { transfer.number }
  /// The request.
  open override var originalRequest: URLRequest? { transfer.request }
  /// The request.
  open override var currentRequest: URLRequest? { transfer.request }

  // MARK: Internals

  private let transfer: FilmTransfer
  private let selections: [AVMediaSelection]

  /// The closure that the transfer calls at its end; until then, the session retains the task.
  private var onEnd: FilmTransfer.End {
    { [weak self] session, result in self?.end(session, result) }
  }

  /// Notifies the delegate of the end (Players.DL1).
  private func end(_ session: AVAssetDownloadURLSession, _ result: Result<URL, any Error>) {
    session.remove(self)
    let delegate = session.downloadDelegate
    guard case .success(let place) = result else {
      delegate?.urlSession(session, task: self, didCompleteWithError: error)
      return
    }
    delegate?.urlSession(session, aggregateAssetDownloadTask: self, willDownloadTo: place)
    for selection in selections {
      delegate?.urlSession(session, aggregateAssetDownloadTask: self, didCompleteFor: selection)
    }
    delegate?.urlSession(session, task: self, didCompleteWithError: nil)
  }
}

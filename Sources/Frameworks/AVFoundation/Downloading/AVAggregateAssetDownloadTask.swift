/// A task that downloads a film with several tracks, which are in one file (Players.DL1…).
///
/// - Thread: as `URLSessionTask`; its own properties are constants.
open class AVAggregateAssetDownloadTask: URLSessionTask, @unchecked Sendable {
  // The transfer has a lock; the rest does not change.

  init(
    _ session: AVAssetDownloadURLSession, _ asset: AVURLAsset, _ request: URLRequest,
    _ title: String, _ selections: [AVMediaSelection]
  ) {
    (urlAsset, self.selections) = (asset, selections)
    transfer = FilmTransfer(session, request, title: title)
    super.init()
  }

  /// The film.
  public let urlAsset: AVURLAsset

  /// Begins or continues the download.
  open override func resume() { transfer.resume(onEnd) }

  /// Pauses the download.
  open override func suspend() { transfer.task?.suspend() }
  /// Ends the download; the delegate is told the error `cancelled`.
  open override func cancel() { transfer.cancel(onEnd) }
  /// The state.
  open override var state: URLSessionTask.State { transfer.state }
  /// The reason for which the download has ended; nil without one.
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

  /// The function that the transfer calls at its end; the session keeps the task until then.
  private var onEnd: FilmTransfer.End {
    { [weak self] session, result in self?.end(session, result) }
  }

  /// Tells the delegate of the end (Players.DL1).
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

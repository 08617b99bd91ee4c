/// A task that downloads a film (Players.DL1…).
///
/// - Thread: as `URLSessionTask`; its own properties are constants.
open class AVAssetDownloadTask: URLSessionTask, @unchecked Sendable {
  // The transfer has a lock; the rest does not change.

  init(
    _ session: AVAssetDownloadURLSession, _ asset: AVURLAsset, _ request: URLRequest,
    title: String, options: [String: Any]?
  ) {
    (urlAsset, self.options) = (asset, options)
    transfer = FilmTransfer(session, request, title: title)
    super.init()
  }

  /// The film.
  public let urlAsset: AVURLAsset
  /// The options; nil if there are none.
  public let options: [String: Any]?
  /// The range of the film that was downloaded, in an `NSValue`; none before the end.
  open var loadedTimeRanges: [NSValue] {
    guard let place = transfer.place else { return [] }
    // The server is not asked again.
    let duration = AVURLAsset(url: place).duration
    return [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))]
  }

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
    delegate?.urlSession(session, assetDownloadTask: self, didFinishDownloadingTo: place)
    delegate?.urlSession(session, task: self, didCompleteWithError: nil)
  }
}

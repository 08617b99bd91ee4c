/// The delegate of a session that downloads movies; all methods are optional.
public protocol AVAssetDownloadDelegate: URLSessionTaskDelegate {
  /// Called with the URL of the downloaded movie, whose path relative to the home folder an app may
  /// store (Players.DL2).
  func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
    didFinishDownloadingTo location: URL)
  /// Called with loaded time ranges; never, as a file is downloaded whole.
  func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange,
    totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange)
  /// Called with the resolved media selection; never, as a file is downloaded with all tracks.
  func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
    didResolve resolvedMediaSelection: AVMediaSelection)
  /// Called with the URL of a movie with several media selections.
  func urlSession(
    _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
    willDownloadTo location: URL)
  /// Called when a media selection was downloaded.
  func urlSession(
    _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
    didCompleteFor mediaSelection: AVMediaSelection)
  /// Called with the loaded time ranges of a media selection; never, as a file is downloaded whole.
  func urlSession(
    _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
    didLoad timeRange: CMTimeRange, totalTimeRangesLoaded loadedTimeRanges: [NSValue],
    timeRangeExpectedToLoad: CMTimeRange, for mediaSelection: AVMediaSelection)
}

extension AVAssetDownloadDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    // does nothing
  }
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange,
    totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange
  ) {
    // does nothing
  }
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
    didResolve resolvedMediaSelection: AVMediaSelection
  ) {
    // does nothing
  }
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
    willDownloadTo location: URL
  ) {
    // does nothing
  }
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
    didCompleteFor mediaSelection: AVMediaSelection
  ) {
    // does nothing
  }
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
    didLoad timeRange: CMTimeRange, totalTimeRangesLoaded loadedTimeRanges: [NSValue],
    timeRangeExpectedToLoad: CMTimeRange, for mediaSelection: AVMediaSelection
  ) {
    // does nothing
  }
}

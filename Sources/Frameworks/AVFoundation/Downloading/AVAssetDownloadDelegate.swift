/// The delegate of a session that downloads films; all methods are optional.
public protocol AVAssetDownloadDelegate: URLSessionTaskDelegate {
  /// Tells the delegate where a film is, whose path relative to the home folder an app may store
  /// (Players.DL2).
  func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
    didFinishDownloadingTo location: URL)
  /// Tells the delegate the ranges that were downloaded; never: a file is downloaded whole.
  func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange,
    totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange)
  /// Tells the delegate the tracks that are downloaded; never: a file is downloaded with all.
  func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
    didResolve resolvedMediaSelection: AVMediaSelection)
  /// Tells the delegate where a film with several tracks is.
  func urlSession(
    _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
    willDownloadTo location: URL)
  /// Tells the delegate that tracks were downloaded.
  func urlSession(
    _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
    didCompleteFor mediaSelection: AVMediaSelection)
  /// Tells the delegate the ranges of tracks that were downloaded; never: a file is downloaded
  /// whole.
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

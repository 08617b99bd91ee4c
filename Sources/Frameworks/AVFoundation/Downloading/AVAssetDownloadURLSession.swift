import Synchronization
internal import TactusCrashReports

/// A session that downloads movies for offline playback (Players.DL1…).
///
/// - Thread: as `URLSession`; its own properties are constants.
open class AVAssetDownloadURLSession: URLSession, @unchecked Sendable {
  // The tasks have a lock.

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - delegate: The delegate of the downloads, which is retained until the session is
  ///     invalidated.
  ///   - delegateQueue: The queue of the delegate; nil for a queue of the session.
  public init(
    configuration: URLSessionConfiguration,
    assetDownloadDelegate delegate: (any AVAssetDownloadDelegate)?, delegateQueue: OperationQueue?
  ) {
    super.init(configuration: configuration, delegate: delegate, delegateQueue: delegateQueue)
  }

  /// Returns a task that downloads a movie, which starts when it is resumed; nil for a URL that is
  /// neither `http` nor `https`.
  ///
  /// - Parameters:
  ///   - URLAsset: The movie.
  ///   - title: The title, which determines the name of the file.
  ///   - artworkData: The artwork for Settings, which does not list downloads.
  ///   - options: Options, which have no effect: a file is downloaded whole.
  open func makeAssetDownloadTask(
    asset URLAsset: AVURLAsset, assetTitle title: String, assetArtworkData artworkData: Data?,
    options: [String: Any]? = nil
  ) -> AVAssetDownloadTask? {
    guard let request = Self.request(URLAsset) else { return nil }
    return add(AVAssetDownloadTask(self, URLAsset, request, title: title, options: options))
  }

  /// Returns a task that downloads a movie with several media selections; nil for a URL that is
  /// neither `http` nor `https`.
  ///
  /// - Parameters:
  ///   - URLAsset: The movie.
  ///   - mediaSelections: The media selections; a file is downloaded with all tracks.
  ///   - title: The title, which determines the name of the file.
  ///   - artworkData: The artwork for Settings, which does not list downloads.
  ///   - options: Options, which have no effect: a file is downloaded whole.
  open func aggregateAssetDownloadTask(
    with URLAsset: AVURLAsset, mediaSelections: [AVMediaSelection], assetTitle title: String,
    assetArtworkData artworkData: Data?, options: [String: Any]? = nil
  ) -> AVAggregateAssetDownloadTask? {
    guard let request = Self.request(URLAsset) else { return nil }
    return add(
      AVAggregateAssetDownloadTask(self, URLAsset, request, title, mediaSelections))
  }

  /// Passes the unfinished tasks to a closure.
  open override func getAllTasks(
    completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void
  ) {
    let tasks = downloads.withLock { $0.tasks }
    delegateQueue.addOperation { completionHandler(tasks) }
  }

  /// Ends the downloads with the error `cancelled`, and then invalidates the session.
  open override func invalidateAndCancel() {
    for task in downloads.withLock({ $0.tasks }) { task.cancel() }
    super.invalidateAndCancel()
  }

  // MARK: Internals

  private struct Downloads {
    var tasks: [URLSessionTask] = []
  }

  private let downloads = Mutex(Downloads())

  /// The delegate of the downloads; nil after the session was invalidated.
  var downloadDelegate: (any AVAssetDownloadDelegate)? {
    delegate as? any AVAssetDownloadDelegate
  }

  /// Removes a finished task.
  func remove(_ task: URLSessionTask) {
    downloads.withLock { $0.tasks.removeAll { $0 === task } }
  }

  private func add<Task: URLSessionTask>(_ task: Task) -> Task {
    downloads.withLock { $0.tasks.append(task) }
    return task
  }

  private static func request(_ asset: AVURLAsset) -> URLRequest? {
    guard ["http", "https"].contains(asset.url.scheme?.lowercased()) else {
      RuntimeWarning.once(
        "AVAssetDownloadURLSession: only films of http and https are downloaded", namesPlace: true)
      return nil
    }
    return URLRequest(url: asset.url)
  }
}

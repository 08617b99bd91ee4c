/// A generator of snapshots of Look Around scenes (Maps.LA1).
///
/// No app can create one, because there is no scene.
///
/// - Thread: any; all its properties are constants.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
  private let failure = FailingRequest()

  /// Creates a snapshotter.
  public init(scene: MKLookAroundScene, options: Options) { super.init() }

  /// Whether a snapshot is in progress.
  open var isLoading: Bool { failure.isRunning }

  /// Calls the closure with an error, on the main queue.
  open func getSnapshotWithCompletionHandler(
    _ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) {
    failure.begin { completionHandler(nil, MKError(.serverFailure)) }
  }

  /// The snapshot; always throws an error.
  open var snapshot: Snapshot {
    get async throws { throw MKError(.serverFailure) }
  }

  /// Cancels the snapshot; its closure is not called.
  open func cancel() { failure.cancel() }

  /// Options of a snapshot of a scene.
  open class Options: NSObject {
    /// The filter of points of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The size in points.
    ///
    /// - Source: as a snapshot of a map. Confidence: guess.
    open var size = CGSize(width: 256, height: 256)
    /// The traits.
    open var traitCollection = UITraitCollection()

    /// Creates the default options.
    public override init() { super.init() }
  }

  /// A snapshot of a scene; never created.
  ///
  /// Sendable because it has no property.
  open class Snapshot: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The image: empty.
    open var image: UIImage { UIImage() }
  }
}

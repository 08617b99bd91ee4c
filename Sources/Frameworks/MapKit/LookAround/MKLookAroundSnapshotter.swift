/// A maker of a picture of a scene, of which the phone has none (Maps.LA1).
///
/// No app can create one, because there is no scene.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
  private let failure = FailingRequest()

  /// Creates a maker of a picture.
  public init(scene: MKLookAroundScene, options: Options) { super.init() }

  /// Whether the picture is being made.
  open var isLoading: Bool { failure.isRunning }

  /// Makes the picture; the closure receives an error, on the main queue.
  open func getSnapshotWithCompletionHandler(
    _ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) {
    failure.begin { completionHandler(nil, MKError(.serverFailure)) }
  }

  /// The picture; throws an error.
  open var snapshot: Snapshot {
    get async throws { throw MKError(.serverFailure) }
  }

  /// Ends the making; its closure is not called.
  open func cancel() { failure.cancel() }

  /// The content of a picture of a scene.
  open class Options: NSObject {
    /// The kinds of points of interest.
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

  /// A picture of a scene; there is none.
  open class Snapshot: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The picture.
    open var image: UIImage { UIImage() }
  }
}

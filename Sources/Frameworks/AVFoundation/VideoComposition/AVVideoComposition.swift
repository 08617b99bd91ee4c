/// The pictures of an asset's tracks as one: where, how large and how opaque each is, over time
/// (Players.VI1…).
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVVideoComposition: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Subclasses change on one thread, as the documentation demands.

  /// Creates a composition without instructions.
  public override init() { super.init() }

  /// Creates a composition that shows the tracks of an asset as they are (Players.VI2).
  public required convenience init(propertiesOf asset: AVAsset) {
    self.init()
    content = VideoCompositionContent(propertiesOf: asset)
  }

  /// Returns a composition that shows the tracks of an asset as they are (Players.VI2).
  ///
  /// - Throws: The error why the data cannot be read (Players.AS4).
  open class func videoComposition(
    withPropertiesOf asset: AVAsset
  ) async throws -> AVVideoComposition {
    _ = try await asset.load(.tracks)
    return Self(propertiesOf: asset)
  }

  /// Calls a handler on the main actor with a composition that shows the tracks of an asset as they
  /// are (Players.VI2).
  open class func videoComposition(
    withPropertiesOf asset: AVAsset,
    completionHandler: @escaping @Sendable (AVVideoComposition?, (any Error)?) -> Void
  ) {
    asset.loadValuesAsynchronously(forKeys: ["tracks"]) {
      var error: NSError?
      let isLoaded = asset.statusOfValue(forKey: "tracks", error: &error) == .loaded
      completionHandler(isLoaded ? Self(propertiesOf: asset) : nil, error)
    }
  }

  /// The class of the app that makes the pictures; nil for the framework's own.
  open var customVideoCompositorClass: (any AVVideoCompositing.Type)? { content.compositor }
  /// The time from one picture to the next.
  open var frameDuration: CMTime { content.frameDuration }
  /// The identifier of the track whose pictures give the times; invalid for `frameDuration`.
  open var sourceTrackIDForFrameTiming: CMPersistentTrackID { content.timingTrack }
  /// The size of the pictures in pixels.
  open var renderSize: CGSize { content.renderSize }
  /// The scale of the pictures; 1 by default.
  open var renderScale: Float { content.renderScale }
  /// The instructions, in the order of their times.
  open var instructions: [any AVVideoCompositionInstructionProtocol] { content.instructions }
  /// The tool that adds layers to the pictures, for exports and still pictures.
  open var animationTool: AVVideoCompositionCoreAnimationTool? { content.tool }
  /// The color primaries; nil for those of the pictures.
  open var colorPrimaries: String? { content.primaries }
  /// The matrix from red, green and blue to luma and chroma; nil for that of the pictures.
  open var colorYCbCrMatrix: String? { content.matrix }
  /// The transfer function; nil for that of the pictures.
  open var colorTransferFunction: String? { content.transfer }
  /// The identifiers of the tracks of metadata that a compositor needs.
  open var sourceSampleDataTrackIDs: [NSNumber] { content.dataTracks }

  /// Returns whether the instructions follow each other over a range and name tracks of an asset
  /// (Players.VI5).
  ///
  /// - Parameters:
  ///   - asset: The asset; nil if tracks are not checked.
  ///   - timeRange: The range.
  ///   - validationDelegate: Decides after each fault whether the check goes on; nil to end with
  /// the
  ///     first one.
  open func isValid(
    for asset: AVAsset?, timeRange: CMTimeRange,
    validationDelegate: (any AVVideoCompositionValidationHandling)?
  ) -> Bool {
    VideoCompositionCheck(self, asset, timeRange, validationDelegate).run()
  }

  /// Returns whether the instructions follow each other over a range and name tracks of an asset
  /// (Players.VI5).
  ///
  /// - Throws: The error why the data cannot be read (Players.AS4).
  open func isValid(
    for asset: AVAsset?, timeRange: CMTimeRange,
    validationDelegate: (any AVVideoCompositionValidationHandling)?
  ) async throws -> Bool {
    _ = try await asset?.load(.tracks)
    return VideoCompositionCheck(self, asset, timeRange, validationDelegate).run()
  }

  /// Returns a composition with the same instructions, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let new = AVVideoComposition()
    new.content = content
    return new
  }

  /// Returns a composition with the same instructions, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let new = AVMutableVideoComposition()
    new.content = content
    return new
  }

  // MARK: Internals

  var content = VideoCompositionContent()
}

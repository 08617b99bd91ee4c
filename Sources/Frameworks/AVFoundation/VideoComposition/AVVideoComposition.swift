/// A composition of an asset's video tracks: position, size and opacity of each, over time
/// (Players.VI1…).
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVVideoComposition: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Subclasses are modified on one thread, as the documentation requires.

  /// Creates a composition without instructions.
  public override init() { super.init() }

  /// Creates a composition that shows the tracks of an asset as they are (Players.VI2).
  public required convenience init(propertiesOf asset: AVAsset) {
    self.init()
    content = VideoCompositionContent(propertiesOf: asset)
  }

  /// Returns a composition that shows the tracks of an asset as they are (Players.VI2).
  ///
  /// - Throws: The reason why the data cannot be read (Players.AS4).
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

  /// The app's compositor class; nil for the framework's own.
  open var customVideoCompositorClass: (any AVVideoCompositing.Type)? { content.compositor }
  /// The time from one frame to the next.
  open var frameDuration: CMTime { content.frameDuration }
  /// The identifier of the track whose frames determine the timing; invalid for `frameDuration`.
  open var sourceTrackIDForFrameTiming: CMPersistentTrackID { content.timingTrack }
  /// The frame size in pixels.
  open var renderSize: CGSize { content.renderSize }
  /// The render scale; 1 by default.
  open var renderScale: Float { content.renderScale }
  /// The instructions, in the order of their times.
  open var instructions: [any AVVideoCompositionInstructionProtocol] { content.instructions }
  /// The tool that adds Core Animation layers, for exports and still images.
  open var animationTool: AVVideoCompositionCoreAnimationTool? { content.tool }
  /// The color primaries; nil for those of the source.
  open var colorPrimaries: String? { content.primaries }
  /// The matrix from RGB to YCbCr; nil for that of the source.
  open var colorYCbCrMatrix: String? { content.matrix }
  /// The transfer function; nil for that of the source.
  open var colorTransferFunction: String? { content.transfer }
  /// The identifiers of the metadata tracks that a compositor needs.
  open var sourceSampleDataTrackIDs: [NSNumber] { content.dataTracks }

  /// Returns whether the instructions cover a range without gaps and refer to tracks of an asset
  /// (Players.VI5).
  ///
  /// - Parameters:
  ///   - asset: The asset; nil if tracks are not checked.
  ///   - timeRange: The range.
  ///   - validationDelegate: Decides after each fault whether the validation continues; nil to stop
  ///     at the first one.
  open func isValid(
    for asset: AVAsset?, timeRange: CMTimeRange,
    validationDelegate: (any AVVideoCompositionValidationHandling)?
  ) -> Bool {
    VideoCompositionCheck(self, asset, timeRange, validationDelegate).run()
  }

  /// Returns whether the instructions cover a range without gaps and refer to tracks of an asset
  /// (Players.VI5).
  ///
  /// - Throws: The reason why the data cannot be read (Players.AS4).
  open func isValid(
    for asset: AVAsset?, timeRange: CMTimeRange,
    validationDelegate: (any AVVideoCompositionValidationHandling)?
  ) async throws -> Bool {
    _ = try await asset?.load(.tracks)
    return VideoCompositionCheck(self, asset, timeRange, validationDelegate).run()
  }

  /// Returns an immutable copy of the composition.
  open func copy(with zone: NSZone? = nil) -> Any {
    let new = AVVideoComposition()
    new.content = content
    return new
  }

  /// Returns a mutable copy of the composition.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let new = AVMutableVideoComposition()
    new.content = content
    return new
  }

  // MARK: Internals

  var content = VideoCompositionContent()
}

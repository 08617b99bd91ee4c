internal import TactusCrashReports

/// A mutable video composition (Players.VI1…).
///
/// - Thread: one at a time.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  // One thread modifies it, as the documentation requires.

  /// Returns a composition that shows the tracks of an asset as they are (Players.VI2).
  ///
  /// - Throws: The reason why the data cannot be read (Players.AS4).
  open override class func videoComposition(
    withPropertiesOf asset: AVAsset
  ) async throws -> AVMutableVideoComposition {
    _ = try await asset.load(.tracks)
    return Self(propertiesOf: asset)
  }

  /// The app's compositor class; nil for the framework's own.
  open override var customVideoCompositorClass: (any AVVideoCompositing.Type)? {
    get { content.compositor }
    set { content.compositor = newValue }
  }

  /// The time from one frame to the next.
  open override var frameDuration: CMTime {
    get { content.frameDuration }
    set { content.frameDuration = newValue }
  }

  /// The identifier of the track whose frames determine the timing; invalid for `frameDuration`.
  open override var sourceTrackIDForFrameTiming: CMPersistentTrackID {
    get { content.timingTrack }
    set { content.timingTrack = newValue }
  }

  /// The frame size in pixels.
  open override var renderSize: CGSize {
    get { content.renderSize }
    set { content.renderSize = newValue }
  }

  /// The render scale; 1 by default.
  ///
  /// A scale other than 1 is for players and still images, not for exports (documented).
  open override var renderScale: Float {
    get { content.renderScale }
    set {
      guard newValue > 0, newValue.isFinite else {
        programmingError(
          "-[AVMutableVideoComposition setRenderScale:] needs a scale above 0",
          exception: "NSInvalidArgumentException")
      }
      content.renderScale = newValue
    }
  }

  /// The instructions, in the order of their times.
  open override var instructions: [any AVVideoCompositionInstructionProtocol] {
    get { content.instructions }
    set { content.instructions = newValue }
  }

  /// The tool that adds Core Animation layers, for exports and still images.
  open override var animationTool: AVVideoCompositionCoreAnimationTool? {
    get { content.tool }
    set { content.tool = newValue }
  }

  /// The color primaries; nil for those of the source.
  open override var colorPrimaries: String? {
    get { content.primaries }
    set { content.primaries = newValue }
  }

  /// The matrix from RGB to YCbCr; nil for that of the source.
  open override var colorYCbCrMatrix: String? {
    get { content.matrix }
    set { content.matrix = newValue }
  }

  /// The transfer function; nil for that of the source.
  open override var colorTransferFunction: String? {
    get { content.transfer }
    set { content.transfer = newValue }
  }

  /// The identifiers of the metadata tracks that a compositor needs.
  open override var sourceSampleDataTrackIDs: [NSNumber] {
    get { content.dataTracks }
    set { content.dataTracks = newValue }
  }
}

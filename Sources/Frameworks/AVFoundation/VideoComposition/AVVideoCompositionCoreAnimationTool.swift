/// A tool that adds Core Animation layers to a video composition.
///
/// The layers' time is that of the composition: an animation that starts with it has the begin time
/// `AVCoreAnimationBeginTimeAtZero` (Players.VI6…).
///
/// - Thread: any, while no other thread changes the layers.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates a tool with an empty layer.
  public override init() {
    (videoLayers, outer, addedTrack) = ([], CALayer(), kCMPersistentTrackID_Invalid)
    super.init()
  }

  /// Creates a tool that adds a layer as another track.
  ///
  /// - Parameters:
  ///   - layer: The layer, in no window.
  ///   - trackID: An identifier that no track of the asset has.
  public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {
    self.init([], layer, track: trackID)
  }

  /// Creates a tool that shows the video in a layer inside another one.
  ///
  /// - Parameters:
  ///   - videoLayer: The layer for the video, inside the other one.
  ///   - animationLayer: The outermost layer, in no window.
  public convenience init(
    postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer
  ) { self.init([videoLayer], animationLayer, track: kCMPersistentTrackID_Invalid) }

  /// Creates a tool that shows the video in several layers inside another one.
  ///
  /// - Parameters:
  ///   - videoLayers: The layers for the video, inside the other one.
  ///   - animationLayer: The outermost layer, in no window.
  public convenience init(
    postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer
  ) { self.init(videoLayers, animationLayer, track: kCMPersistentTrackID_Invalid) }

  // MARK: Internals

  /// The identifier of the track that the layer adds; invalid if the video is shown in layers.
  let addedTrack: CMPersistentTrackID

  private let videoLayers: [CALayer]
  private let outer: CALayer

  private init(_ videoLayers: [CALayer], _ outer: CALayer, track: CMPersistentTrackID) {
    (self.videoLayers, self.outer, addedTrack) = (videoLayers, outer, track)
    super.init()
    LayerSession.current.keepAnimations(of: outer)
  }

  /// Renders the layers at a time as a frame of the composition.
  ///
  /// - Parameters:
  ///   - time: The time of the composition in seconds.
  ///   - size: The size of the composition.
  ///   - pixels: The size of the frame in pixels.
  ///   - picture: The frame of the tracks; nil for a layer that is a track.
  func picture(
    at time: Double, of size: CGSize, pixels: CGSize, around picture: CGImage?
  ) -> CGImage? {
    // Layers belong to a session; this one has the time of the composition.
    LayerSession.with(LayerSession(clock: MediaClock(at: time))) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for layer in videoLayers { layer.contents = picture }
      CATransaction.commit()
      let drawing = outer.drawing(at: time, inPictureOf: size)
      let context = CGContext(pixelsOf: pixels, scale: 1, isOpaque: picture != nil)
      context?.scaleBy(x: pixels.width / size.width, y: pixels.height / size.height)
      context?.draw(drawing)
      return context?.makeImage()
    }
  }
}

/// The begin time of an animation that starts with a movie.
///
/// 0 would stand for the current time.
public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100

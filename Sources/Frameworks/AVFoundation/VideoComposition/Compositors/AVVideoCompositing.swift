/// A compositor class of the app, which renders the frames of a video composition.
///
/// It is created with `init()`, once for each player, export or generator that uses it.
public protocol AVVideoCompositing: NSObjectProtocol {
  /// The attributes of the source frames; nil if the compositor needs none.
  ///
  /// The pixel format is read; by default, it is `kCVPixelFormatType_32BGRA`.
  var sourcePixelBufferAttributes: [String: Any]? { get }
  /// The attributes of the rendered frames.
  var requiredPixelBufferAttributesForRenderContext: [String: Any] { get }
  /// Whether source frames with wide color are supported; false by default.
  var supportsWideColorSourceFrames: Bool { get }
  /// Whether high dynamic range source frames are supported; false by default.
  var supportsHDRSourceFrames: Bool { get }
  /// Whether the color space of source frames can be conformed; true by default.
  var canConformColorOfSourceFrames: Bool { get }

  /// Called with the context of the frames to render.
  func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext)
  /// Called on any thread to render a frame and to finish the request with it.
  func startRequest(_ asyncVideoCompositionRequest: AVAsynchronousVideoCompositionRequest)
  /// Called to finish all pending requests as canceled.
  func cancelAllPendingVideoCompositionRequests()
  /// Called with a hint about the frames that follow.
  func anticipateRendering(using renderHint: AVVideoCompositionRenderHint)
  /// Called before frames are requested.
  func prerollForRendering(using renderHint: AVVideoCompositionRenderHint)
}

extension AVVideoCompositing {
  /// False.
  public var supportsWideColorSourceFrames: Bool { false }
  /// False.
  public var supportsHDRSourceFrames: Bool { false }
  /// True.
  public var canConformColorOfSourceFrames: Bool { true }
  /// Does nothing.
  public func cancelAllPendingVideoCompositionRequests() {
    // does nothing
  }
  /// Does nothing.
  public func anticipateRendering(using renderHint: AVVideoCompositionRenderHint) {
    // does nothing
  }
  /// Does nothing.
  public func prerollForRendering(using renderHint: AVVideoCompositionRenderHint) {
    // does nothing
  }
}

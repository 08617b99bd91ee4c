/// A class of the app that makes the pictures of a video composition.
///
/// It is created by `init()` once for each player, export or generator that uses it.
public protocol AVVideoCompositing: NSObjectProtocol {
  /// The attributes of the pictures that the compositor gets; nil if it needs none.
  ///
  /// The format of the pixels counts; without it they are `kCVPixelFormatType_32BGRA`.
  var sourcePixelBufferAttributes: [String: Any]? { get }
  /// The attributes of the pictures that the compositor makes.
  var requiredPixelBufferAttributesForRenderContext: [String: Any] { get }
  /// Whether the compositor gets pictures with colors beyond sRGB; false by default.
  var supportsWideColorSourceFrames: Bool { get }
  /// Whether the compositor gets pictures with a high dynamic range; false by default.
  var supportsHDRSourceFrames: Bool { get }
  /// Whether the compositor's state may stay after a request was canceled; true by default.
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

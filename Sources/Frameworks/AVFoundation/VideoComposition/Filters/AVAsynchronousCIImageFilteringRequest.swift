public import CoreImage

/// A request to an app for a filtered frame (Players.VI7…).
///
/// - Thread: any; nothing in it changes after its creation.
open class AVAsynchronousCIImageFilteringRequest: NSObject, NSCopying, @unchecked Sendable {
  // All but the request is immutable; the request has a lock.

  /// Creates a request for an empty image; its result is discarded.
  public override init() {
    (request, sourceImage) = (AVAsynchronousVideoCompositionRequest(), CIImage.empty())
    super.init()
  }

  init(_ request: AVAsynchronousVideoCompositionRequest, _ source: CIImage) {
    (self.request, sourceImage) = (request, source)
    super.init()
  }

  /// The size of the frame in pixels.
  open var renderSize: CGSize { request.renderContext.size }
  /// The time of the frame.
  open var compositionTime: CMTime { request.compositionTime }
  /// The frame of the track.
  open private(set) var sourceImage: CIImage

  /// Finishes the request with a frame.
  ///
  /// - Parameters:
  ///   - filteredImage: The frame, which is cropped to the render size.
  ///   - context: The context that renders it; nil for one of the framework.
  open func finish(with filteredImage: CIImage, context: CIContext?) {
    guard let buffer = request.renderContext.newPixelBuffer() else {
      return request.finish(with: AVError(.outOfMemory))
    }
    (context ?? Self.standard).render(
      filteredImage, to: buffer, bounds: CGRect(origin: .zero, size: renderSize),
      colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
    request.finish(withComposedVideoFrame: buffer)
  }

  /// Finishes the request with an error, which ends the export or the playback.
  open func finish(with error: any Error) { request.finish(with: error) }

  /// Returns the request itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  private static let standard = CIContext()
  private let request: AVAsynchronousVideoCompositionRequest
}

public import CoreImage

/// A request to an app for a filtered picture (Players.VI7…).
///
/// - Thread: any; nothing in it changes after its creation.
open class AVAsynchronousCIImageFilteringRequest: NSObject, NSCopying, @unchecked Sendable {
  // Nothing changes but the request, which has a lock.

  /// Creates a request for an empty image; its result is discarded.
  public override init() {
    (request, sourceImage) = (AVAsynchronousVideoCompositionRequest(), CIImage.empty())
    super.init()
  }

  init(_ request: AVAsynchronousVideoCompositionRequest, _ source: CIImage) {
    (self.request, sourceImage) = (request, source)
    super.init()
  }

  /// The size of the picture in pixels.
  open var renderSize: CGSize { request.renderContext.size }
  /// The time of the picture.
  open var compositionTime: CMTime { request.compositionTime }
  /// The picture of the track.
  open private(set) var sourceImage: CIImage

  /// Ends the request with a picture.
  ///
  /// - Parameters:
  ///   - filteredImage: The picture, of which the part in the size is shown.
  ///   - context: The context that renders it; nil for one of the framework's.
  open func finish(with filteredImage: CIImage, context: CIContext?) {
    guard let buffer = request.renderContext.newPixelBuffer() else {
      return request.finish(with: AVError(.outOfMemory))
    }
    (context ?? Self.standard).render(
      filteredImage, to: buffer, bounds: CGRect(origin: .zero, size: renderSize),
      colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
    request.finish(withComposedVideoFrame: buffer)
  }

  /// Ends the request with an error, which ends the export or the playback.
  open func finish(with error: any Error) { request.finish(with: error) }

  /// Returns the request itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  private static let standard = CIContext()
  private let request: AVAsynchronousVideoCompositionRequest
}

import TactusMediaReading

/// A compositor of the app, for one player, export or generator (Players.VI4…).
///
/// - Thread: one at a time, but not the main one.
final class CompositorRun {
  private let compositor: any AVVideoCompositing
  private let context: AVVideoCompositionRenderContext
  private let sourceFormat: OSType

  /// Creates the compositor with `init()`.
  init(_ type: any AVVideoCompositing.Type, _ plan: ScenePlan) throws(MediaFailure) {
    guard let made = ObjectFactory.make(type) as? any AVVideoCompositing else {
      throw .unreadable("the class \(type) is no compositor")
    }
    compositor = made
    sourceFormat = Self.format(made.sourcePixelBufferAttributes)
    context = AVVideoCompositionRenderContext(
      plan.composition, CGSize(width: plan.size.width, height: plan.size.height),
      Self.format(made.requiredPixelBufferAttributesForRenderContext))
    made.renderContextChanged(context)
  }

  deinit { compositor.cancelAllPendingVideoCompositionRequests() }

  /// Returns the frame at a time.
  func picture(
    at time: CMTime, _ instruction: any AVVideoCompositionInstructionProtocol,
    _ frames: [(track: CMPersistentTrackID, picture: VideoPicture)], _ limit: Duration
  ) throws(MediaFailure) -> CGImage {
    var buffers: [(track: CMPersistentTrackID, frame: CVPixelBuffer)] = []
    for (track, picture) in frames {
      guard let buffer = CVPixelBuffer.make(picture, format: sourceFormat) else {
        throw .unreadable("the pixel format of the compositor's pictures is not supported")
      }
      buffers.append((track, buffer))
    }
    let request = AVAsynchronousVideoCompositionRequest(context, time, instruction, buffers)
    compositor.startRequest(request)
    switch request.wait(within: limit) {
    case .success(let frame)?:
      guard let picture = frame.buffer.picture(at: 0), let image = FilmPicture(picture)?.image
      else { throw .unreadable("the pixel format of the compositor's picture is not supported") }
      return image
    case .failure(let error)?:
      throw .unreadable("the compositor has failed: \((error as NSError).localizedDescription)")
    case nil: throw .timedOut
    }
  }

  /// Returns the pixel format of attributes; BGRA by default.
  private static func format(_ attributes: [String: Any]?) -> OSType {
    CVPixelBuffer.format(of: attributes) ?? kCVPixelFormatType_32BGRA
  }
}

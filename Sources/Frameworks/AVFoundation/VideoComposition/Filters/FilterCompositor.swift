internal import CoreImage

/// The compositor that calls an app's closure with the frame of a track (Players.VI7…).
final class FilterCompositor: NSObject, AVVideoCompositing {
  let sourcePixelBufferAttributes: [String: Any]? = [
    kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA
  ]
  let requiredPixelBufferAttributesForRenderContext: [String: Any] = [
    kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA
  ]

  func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext) {
    // does nothing
  }

  func startRequest(_ request: AVAsynchronousVideoCompositionRequest) {
    guard let instruction = request.videoCompositionInstruction as? FilterInstruction,
      let frame = request.sourceFrame(byTrackID: instruction.track)
    else { return request.finish(with: AVError(.noSourceTrack)) }
    instruction.applier(
      AVAsynchronousCIImageFilteringRequest(request, CIImage(cvPixelBuffer: frame)))
  }
}

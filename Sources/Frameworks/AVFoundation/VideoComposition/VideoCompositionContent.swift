import TactusMediaReading

/// The properties of a video composition (Players.VI1…).
struct VideoCompositionContent {
  var compositor: (any AVVideoCompositing.Type)?
  var frameDuration = CMTime.invalid
  var timingTrack: CMPersistentTrackID = 0
  var renderSize = CGSize.zero
  var renderScale: Float = 1
  var instructions: [any AVVideoCompositionInstructionProtocol] = []
  var tool: AVVideoCompositionCoreAnimationTool?
  var primaries: String?
  var matrix: String?
  var transfer: String?
  var dataTracks: [NSNumber] = []

  init() {}

  /// Creates the properties that show an asset's tracks as they are (Players.VI2).
  init(propertiesOf asset: AVAsset) {
    let tracks = asset.tracks(withMediaType: .video).filter(\.isEnabled)
    guard let first = tracks.first else { return }
    let fastest = tracks.map(\.minFrameDuration).filter(\.isNumeric).min()
    // A track without a frame rate has 30 frames per second (documented).
    frameDuration = fastest ?? CMTime(value: 1, timescale: 30)
    let shown = CGRect(origin: .zero, size: first.naturalSize).applying(first.preferredTransform)
    renderSize = (asset as? AVComposition)?.chosenSize ?? shown.size
    let instruction = AVMutableVideoCompositionInstruction()
    instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
    instruction.layerInstructions = tracks.map { track in
      let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: track)
      let transform = track.preferredTransform
      if transform != .identity { layer.setTransform(transform, at: .zero) }
      return layer
    }
    instructions = [instruction]
  }
}

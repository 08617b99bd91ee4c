/// A connection of an output to an input.
final class NodeConnection: SpatialSource {
  let source: AVAudioNode
  let sourceBus: AVAudioNodeBus
  let target: AVAudioNode
  let targetBus: AVAudioNodeBus
  let format: AVAudioFormat
  let input: RenderInput
  /// The position of the source, if the target is an environment.
  var spatialValues = SpatialValues() {
    didSet { (target as? AVAudioEnvironmentNode)?.sourceChanged(self) }
  }
  /// Whether the input converts the sample rate, because the rate or the speed of the source
  /// differs.
  var convertsRate = false

  init(
    from source: AVAudioNode, _ sourceBus: AVAudioNodeBus, to target: AVAudioNode,
    _ targetBus: AVAudioNodeBus, _ format: AVAudioFormat
  ) {
    (self.source, self.sourceBus) = (source, sourceBus)
    (self.target, self.targetBus) = (target, targetBus)
    self.format = format
    input = RenderInput(
      MixingControls(), target is AVAudioEnvironmentNode ? SpatialControls() : nil)
  }
}

/// A connection of an output to an input.
final class NodeConnection {
  let source: AVAudioNode
  let sourceBus: AVAudioNodeBus
  let target: AVAudioNode
  let targetBus: AVAudioNodeBus
  let format: AVAudioFormat
  let input = RenderInput(MixingControls())

  init(
    from source: AVAudioNode, _ sourceBus: AVAudioNodeBus, to target: AVAudioNode,
    _ targetBus: AVAudioNodeBus, _ format: AVAudioFormat
  ) {
    (self.source, self.sourceBus) = (source, sourceBus)
    (self.target, self.targetBus) = (target, targetBus)
    self.format = format
  }
}

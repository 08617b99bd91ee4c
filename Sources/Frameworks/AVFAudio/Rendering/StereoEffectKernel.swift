/// The rendering of an effect of one or two channels, mixed with its input; further channels are
/// passed through.
class StereoEffectKernel: EffectKernel {
  /// The parameters.
  final let values: EffectValues
  /// The number of channels with the effect.
  final let channelCount: Int

  init(_ values: EffectValues, channelCount: Int) {
    (self.values, self.channelCount) = (values, min(2, channelCount))
    wet = RenderBuffers(channelCount: 2, capacity: RenderMoment.longestSlice)
    dry = RenderBuffers(channelCount: 2, capacity: RenderMoment.longestSlice)
  }

  deinit {
    wet.deallocate()
    dry.deallocate()
  }

  /// Renders the effect alone, from two channels to two others; for a mono input, each pair is the
  /// same channel.
  ///
  /// It does nothing unless overridden.
  ///
  /// - Thread: render.
  func render(_ input: RenderBuffers, _ output: RenderBuffers, _ count: Int) {}

  final override func process(
    _ input: RenderInput, _ output: RenderBuffers, _ count: Int, _ moment: RenderMoment
  ) {
    guard let frames = input.pull(count, moment) else { return output.clear(count) }
    output.copy(frames, count)
    for channel in 0..<2 {
      dry.channels[channel].update(
        from: output.channels[min(channel, channelCount - 1)], count: count)
    }
    render(dry, wet, count)
    let mix = values.get(.mix) / 100
    let from = lastMix < 0 ? mix : lastMix
    lastMix = mix
    let step = (mix - from) / Float(count)
    for channel in 0..<channelCount {
      let (samples, effect) = (output.channels[channel], wet.channels[channel])
      for frame in 0..<count {
        let share = from + step * Float(frame + 1)
        samples[frame] = samples[frame] * (1 - share) + effect[frame] * share
      }
    }
  }

  private let wet: RenderBuffers
  private let dry: RenderBuffers
  private var lastMix: Float = -1
}

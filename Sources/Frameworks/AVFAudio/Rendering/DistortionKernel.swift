internal import Glibc
import TactusSoundPlugins

/// The rendering of a distortion in a format: a gain, an overdrive, a ring modulation and a
/// reduction of bits and sample rate, in this order.
final class DistortionKernel: StereoEffectKernel {
  /// Creates a kernel; `nil` if the plug-ins are not installed.
  init?(_ values: EffectValues, sampleRate: Double, channelCount: Int) {
    var plugins: [SoundPlugin] = []
    for _ in 0..<2 {
      for kind in [SoundPluginKind.overdrive, .ringModulator, .decimator] {
        guard let plugin = PluginSearch.find(kind, sampleRate, for: "AVAudioUnitDistortion") else {
          return nil
        }
        plugins.append(plugin)
      }
    }
    (self.plugins, rate) = (plugins, Float(sampleRate))
    scratch = RenderBuffers(channelCount: 2, capacity: RenderMoment.longestSlice)
    super.init(values, channelCount: channelCount)
  }

  deinit { scratch.deallocate() }

  override func render(_ input: RenderBuffers, _ output: RenderBuffers, _ count: Int) {
    let gain = powf(10, values.get(.gain) / 20)
    for channel in 0..<2 {
      let (overdrive, modulator, decimator) = (
        plugins[channel * 3], plugins[channel * 3 + 1], plugins[channel * 3 + 2]
      )
      overdrive.set(0, values.get(.drive))
      modulator.set(0, values.get(.amount))
      modulator.set(1, values.get(.frequency))
      modulator.set(2, 1)
      decimator.set(0, values.get(.kind))
      decimator.set(1, values.get(.time) * rate)
      let (from, first) = (input.channels[channel], scratch.channels[channel])
      for frame in 0..<count { from[frame] *= gain }
      let (source, middle, target) = (
        UnsafePointer(input.channels + channel), UnsafePointer(scratch.channels + channel),
        UnsafePointer(output.channels + channel)
      )
      overdrive.process(count, source, middle)
      modulator.process(count, middle, target)
      first.update(from: output.channels[channel], count: count)
      decimator.process(count, middle, target)
    }
  }

  private let plugins: [SoundPlugin]
  private let rate: Float
  private let scratch: RenderBuffers
}

internal import Glibc

/// The rendering of an equalizer in a format.
final class EqualizerKernel: EffectKernel {
  /// Creates a kernel; `nil` if the plug-ins are not installed.
  ///
  /// - Parameter unit: The unit, which owns the kernel and contains the bands.
  init?(_ unit: EqualizerUnit, sampleRate: Double, channelCount: Int) {
    var filters: [BandFilter] = []
    for _ in unit.bands {
      guard
        let filter = BandFilter(
          sampleRate: sampleRate, channelCount: channelCount, for: "AVAudioUnitEQ")
      else { return nil }
      filters.append(filter)
    }
    (self.unit, self.filters) = (unit, filters)
  }

  override func process(
    _ input: RenderInput, _ output: RenderBuffers, _ count: Int, _ moment: RenderMoment
  ) {
    guard let frames = input.pull(count, moment) else { return output.clear(count) }
    output.copy(frames, count)
    for index in filters.indices { filters[index].process(unit.bands[index], output, count) }
    let gain = powf(10, unit.gain / 20)
    let from = lastGain < 0 ? gain : lastGain
    lastGain = gain
    for channel in 0..<output.channelCount {
      GainRamp.scale(output.channels[channel], count, from: from, to: gain)
    }
  }

  private unowned let unit: EqualizerUnit
  private let filters: [BandFilter]
  private var lastGain: Float = -1
}

internal import Glibc
import TactusSoundSpatialization

/// The rendering of an environment in a format: the sounds around the listener, and their
/// reverberation.
///
/// - Thread: render, except for the creation and the end.
final class EnvironmentKernel {
  /// The sources rendered binaurally; `nil` if there are none, or without the library.
  let surrounding: SurroundingSounds?
  /// Whether reverberation is enabled.
  let reverberates: Bool
  /// The mean of a source's channels.
  let point = RenderBuffers(channelCount: 1, capacity: RenderMoment.longestSlice)

  /// Creates a kernel.
  ///
  /// - Parameter reverberation: The parameters of the reverberation; `nil` for none.
  init(
    surrounding: SurroundingSounds?, reverberation: EffectValues?, filter band: EqualizerBand,
    sampleRate: Double
  ) {
    let type = "AVAudioEnvironmentNode"
    (self.surrounding, self.band, reverberates) = (surrounding, band, reverberation != nil)
    if let values = reverberation,
      let kernel = ReverberationKernel(values, sampleRate: sampleRate, channelCount: 2, for: type)
    {
      self.reverberation = kernel
      filter = BandFilter(sampleRate: sampleRate, channelCount: 2, for: type)
    } else {
      (self.reverberation, filter) = (nil, nil)
    }
  }

  deinit {
    for buffers in [point, send, wet] { buffers.deallocate() }
  }

  /// Begins a slice.
  func begin(_ count: Int) {
    surrounding?.beginSlice()
    if reverberation != nil { send.clear(count) }
  }

  /// Adds a source to the sounds around the listener and to the reverberation.
  func add(
    _ frames: RenderBuffers, _ count: Int, sound: Int, from: SpatialGains, to: SpatialGains
  ) {
    if from.binaural != 0 || to.binaural != 0 {
      surrounding?.write(sound, frames.channels[0], count, from: from.binaural, to: to.binaural)
    }
    guard reverberation != nil else { return }
    for channel in 0..<2 {
      GainRamp.add(
        frames.channels[min(channel, frames.channelCount - 1)], count, from: from.wet, to: to.wet,
        into: send.channels[channel])
    }
  }

  /// Ends a slice: adds the sounds and the reverberation to the output.
  func end(_ output: RenderBuffers, _ count: Int) {
    let (left, right) = (output.channels[0], output.channels[output.channelCount > 1 ? 1 : 0])
    surrounding?.render(count, addingTo: left, right)
    guard let reverberation else { return }
    reverberation.render(send, wet, count)
    filter?.process(band, wet, count)
    let level = powf(10, reverberation.values.get(.gain) / 20)
    let from = lastLevel < 0 ? level : lastLevel
    lastLevel = level
    GainRamp.add(wet.channels[0], count, from: from, to: level, into: left)
    GainRamp.add(wet.channels[1], count, from: from, to: level, into: right)
  }

  /// Discards the frames buffered by the sounds and the reverberation.
  func reset() {
    surrounding?.reset()
    reverberation?.reset()
  }

  private let reverberation: ReverberationKernel?
  private let filter: BandFilter?
  private let band: EqualizerBand
  private let send = RenderBuffers(channelCount: 2, capacity: RenderMoment.longestSlice)
  private let wet = RenderBuffers(channelCount: 2, capacity: RenderMoment.longestSlice)
  private var lastLevel: Float = -1
}

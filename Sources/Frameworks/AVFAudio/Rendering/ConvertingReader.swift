import TactusSoundProcessing

/// A reader that pulls frames from a node and converts their rate, by libsamplerate.
///
/// - Thread: render, except `init` and `deinit`.
final class ConvertingReader {
  /// The converted frames of the last slice.
  let output: RenderBuffers

  init(channelCount: Int) {
    converter = RateConverter(channelCount: channelCount)
    output = RenderBuffers(channelCount: channelCount, capacity: RenderMoment.longestSlice)
    source = .allocate(capacity: Self.step * channelCount)
    target = .allocate(capacity: RenderMoment.longestSlice * channelCount)
    source.initialize(repeating: 0, count: Self.step * channelCount)
    target.initialize(repeating: 0, count: RenderMoment.longestSlice * channelCount)
  }

  deinit {
    output.deallocate()
    source.deallocate()
    target.deallocate()
  }

  /// Reads converted frames into `output`.
  ///
  /// - Parameter ratio: The output rate divided by the input rate.
  func read(_ count: Int, from node: RenderNode, ratio: Double, _ moment: RenderMoment) {
    guard let converter else { return output.clear(count) }
    let channels = output.channelCount
    var written = 0
    while written < count {
      if waiting == 0 {
        node.pull(Self.step, moment)
        for channel in 0..<channels {
          let samples = node.output.channels[channel]
          for frame in 0..<Self.step { source[frame * channels + channel] = samples[frame] }
        }
        waiting = Self.step
      }
      let (used, made) = converter.convert(
        source + (Self.step - waiting) * channels, waiting, into: target + written * channels,
        count - written, ratio: ratio)
      waiting -= used
      written += made
      // A failed conversion makes no progress.
      if used == 0, made == 0 { break }
    }
    for channel in 0..<channels {
      let samples = output.channels[channel]
      for frame in 0..<written { samples[frame] = target[frame * channels + channel] }
    }
    output.clear(from: written, count - written)
  }

  /// Discards the buffered frames.
  func reset() {
    converter?.reset()
    waiting = 0
  }

  /// The number of frames pulled at a time.
  private static let step = 64

  private let converter: RateConverter?
  private let source: UnsafeMutablePointer<Float>
  private let target: UnsafeMutablePointer<Float>
  private var waiting = 0
}

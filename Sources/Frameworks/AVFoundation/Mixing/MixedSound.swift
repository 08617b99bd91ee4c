import TactusMediaReading

/// A mix of audio tracks, each with its volume over time (Players.MX1…).
///
/// - Thread: one at a time, but not the main one.
final class MixedSound: SoundDecoder, Sendable {
  /// A track.
  struct Part {
    var decoder: any SoundDecoder
    var volume: VolumeCurve
  }

  init(_ parts: [Part], _ format: SoundFormat) { (self.parts, self.format) = (parts, format) }

  func read(from frame: Int64, count: Int) throws(MediaFailure) -> [Float] {
    var sum: [Float] = []
    for part in parts {
      var samples = try part.decoder.read(from: frame, count: count)
      part.volume.apply(
        to: &samples, from: frame, channelCount: format.channelCount,
        sampleRate: format.sampleRate)
      if samples.count > sum.count { swap(&samples, &sum) }
      for (index, sample) in samples.enumerated() { sum[index] += sample }
    }
    return sum
  }

  // MARK: Internals

  private let parts: [Part]
  private let format: SoundFormat
}

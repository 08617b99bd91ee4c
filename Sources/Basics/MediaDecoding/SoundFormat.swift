/// The rate and the number of channels of decoded sound.
package struct SoundFormat: Sendable, Hashable {
  /// Frames per second.
  package var sampleRate: Int
  /// The number of interleaved channels.
  package var channelCount: Int

  /// Creates a format.
  package init(sampleRate: Int, channelCount: Int) {
    (self.sampleRate, self.channelCount) = (sampleRate, channelCount)
  }

  /// The phone's format: stereo at 48 kHz.
  package static let standard = SoundFormat(sampleRate: 48_000, channelCount: 2)
}

import TactusCommandKit
import TactusSoundFiles

/// The limit on the length of a sound file.
package enum SoundFileLimit {
  /// Checks that a sound fits into a file, before it is rendered.
  ///
  /// - Parameters:
  ///   - seconds: How long the pattern lasts.
  ///   - path: The pattern's file, for the message.
  /// - Throws: `CommandFailure` with the maximum duration.
  package static func check(
    _ seconds: Double, sampleRate: Double, channelCount: Int, format: SampleFormat, of path: String
  ) throws(CommandFailure) {
    let most = SoundFileWriter.longestDuration(
      sampleRate: sampleRate, channelCount: channelCount, format: format)
    guard seconds > most else { return }
    throw CommandFailure(
      .unreadableInput,
      "the pattern lasts \(Int(seconds)) s, and a WAV file of \(channelCount) channels at "
        + "\(Int(sampleRate)) Hz holds \(Int(most)) s",
      at: SourceLocation(path))
  }
}

import Foundation
import TactusSoundFiles

/// A sound file that is removed with the object.
final class SoundFixture {
  let url: URL

  /// Writes a steady level on every channel.
  init(seconds: Double, level: Float = 0.5, channelCount: Int = 1) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    let writer = try SoundFileWriter(
      url.path, sampleRate: 48_000, channelCount: channelCount, format: .int16)
    try writer.write(
      [Float](repeating: level, count: Int((seconds * 48_000).rounded()) * channelCount))
    try writer.finish()
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

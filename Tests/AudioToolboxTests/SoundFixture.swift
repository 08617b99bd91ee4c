import Foundation
import TactusSoundFiles

/// A sound file that is removed with the object.
final class SoundFixture {
  let url: URL

  /// Writes a steady level of half of full scale.
  init(seconds: Double, channelCount: Int = 1) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    let writer = try SoundFileWriter(
      url.path, sampleRate: 8000, channelCount: channelCount, format: .int16)
    try writer.write(
      [Float](repeating: 0.5, count: Int((seconds * 8000).rounded()) * channelCount))
    try writer.finish()
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

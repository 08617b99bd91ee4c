import Foundation
import TactusSoundFiles

/// A second of sound whose first half is silence.
enum HalfSilence {
  static func write(to url: URL) throws {
    let writer = try SoundFileWriter(
      url.path, sampleRate: 48_000, channelCount: 2, format: .int16)
    try writer.write(
      [Float](repeating: 0, count: 48_000) + [Float](repeating: 0.5, count: 48_000))
    try writer.finish()
  }
}

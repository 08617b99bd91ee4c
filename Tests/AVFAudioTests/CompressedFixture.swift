import AVFoundation
import Testing

/// A folder for sound files, with a tone of 440 Hz at half the full level, removed with the object.
final class CompressedFixture {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sounds \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The names of the files in the folder.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Writes the tone into a file.
  func write(
    _ name: String, _ format: AudioFormatID, seconds: Double = 0.5, rate: Double = 44_100,
    channels: Int = 2, settings: [String: Any] = [:]
  ) throws -> URL {
    let url = folder.appendingPathComponent(name)
    var all: [String: Any] = [
      AVFormatIDKey: format, AVSampleRateKey: rate, AVNumberOfChannelsKey: channels,
    ]
    all.merge(settings) { $1 }
    let file = try AVAudioFile(forWriting: url, settings: all)
    let buffer = try SineBuffer.make(file.processingFormat, seconds: seconds)
    for channel in 1..<max(1, channels) {
      guard let data = buffer.floatChannelData else { break }
      data[channel].update(from: data[0], count: Int(buffer.frameLength))
    }
    try file.write(from: buffer)
    file.close()
    return url
  }

  /// Returns the frames of a file's first channel.
  static func samples(_ file: AVAudioFile) throws -> [Float] {
    let buffer = try #require(
      AVAudioPCMBuffer(
        pcmFormat: file.processingFormat, frameCapacity: AVAudioFrameCount(file.length)))
    try file.read(into: buffer)
    let data = try #require(buffer.floatChannelData)
    return (0..<Int(buffer.frameLength)).map { data[0][$0] }
  }

  /// Returns the root of the mean square of the difference to the tone, from a frame of it on.
  static func error(_ samples: some Collection<Float>, from first: Int = 0, rate: Double) -> Double
  {
    guard !samples.isEmpty else { return 1 }
    let sum = samples.enumerated().reduce(0.0) { sum, sample in
      let phase = 2 * .pi * 440 * Double(first + sample.offset) / rate
      let difference = Double(sample.element) - 0.5 * sin(phase)
      return sum + difference * difference
    }
    return (sum / Double(samples.count)).squareRoot()
  }
}

import Foundation
import TactusSoundProcessing
import Testing

/// Sound files, frame by frame.
@Suite struct SoundFileStreamTests {
  private func path(_ type: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).\(type)").path
  }

  @Test(
    "A file of each encoding has its frames, rate, channels and encoding",
    arguments: [
      SoundFileEncoding(.wave, .int16), SoundFileEncoding(.wave, .float32),
      SoundFileEncoding(.aiff, .int24, isBigEndian: true), SoundFileEncoding(.caf, .alac16),
      SoundFileEncoding(.flac, .int16), SoundFileEncoding(.caf, .int32, isBigEndian: true),
    ])
  func encodings(encoding: SoundFileEncoding) throws {
    let path = path("sound")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let samples = (0..<2000).map { Float(sin(Double($0) / 20)) * 0.5 }
    let writing = try SoundFileStream(
      writing: path, encoding, sampleRate: 44_100, channelCount: 2)
    try writing.write(samples, .float32, frameCount: 1000)
    #expect(writing.frameCount == 1000 && writing.isOpen)
    writing.close()
    #expect(throws: SoundFileStream.Failure.self) {
      try writing.write(samples, .float32, frameCount: 1)
    }
    let file = try SoundFileStream(reading: path)
    #expect(file.frameCount == 1000 && file.sampleRate == 44_100 && file.channelCount == 2)
    #expect(file.encoding.container == encoding.container)
    #expect(file.encoding.samples == encoding.samples)
    try file.seek(to: 500)
    var read = [Float](repeating: 0, count: 2000)
    #expect(try file.read(into: &read, .float32, frameCount: 1000) == 500)
    #expect(zip(read, samples[1000...]).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(try file.read(into: &read, .float32, frameCount: 1000) == 0 && file.position == 1000)
  }

  @Test("A missing file, a text and an encoding that cannot be written are errors of their own")
  func failures() throws {
    let path = path("wav")
    #expect(throws: SoundFileStream.Failure.notFound) { try SoundFileStream(reading: path) }
    try Data("no sound".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: SoundFileStream.Failure.self) { try SoundFileStream(reading: path) }
    #expect(throws: SoundFileStream.Failure.unsupported) {
      try SoundFileStream(
        writing: path, SoundFileEncoding(.wave, .vorbis), sampleRate: 48_000, channelCount: 1)
    }
    #expect(throws: SoundFileStream.Failure.unsupported) {
      try SoundFileStream(
        writing: path, SoundFileEncoding(.wave, .int16), sampleRate: .nan, channelCount: 1)
    }
  }
}

import Foundation
import TactusHapticSynthesis
import TactusSoundFiles
import TestSupport
import Testing

@Suite struct SoundFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sounds-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func write(
    _ samples: [Float], _ name: String, rate: Int = 48_000, channels: Int = 1,
    format: SampleFormat = .float32
  ) throws -> String {
    let writer = try SoundFileWriter(
      path(name), sampleRate: rate, channelCount: channels, format: format)
    try writer.write(samples)
    try writer.finish()
    return path(name)
  }

  @Test(
    "Written samples are read again, exactly or to the last bit of the format",
    arguments: [(SampleFormat.float32, 0), (.int24, 1.0 / 8_388_608), (.int16, 1.0 / 32_768)])
  func roundTrip(format: SampleFormat, tolerance: Double) throws {
    let left = (0..<5_000).map { Float(sin(Double($0) * 0.05)) * 0.9 }
    let right = left.reversed().map { $0 / 2 }
    let interleaved = zip(left, right).flatMap { [$0, $1] }
    let file = try write(interleaved, "a.wav", channels: 2, format: format)
    let read = try SoundFileReader.read(file, sampleRate: 48_000)
    #expect(read.channels.count == 2 && read.sampleRate == 48_000)
    let difference = Signals.difference(read.channels[0] + read.channels[1], left + right)
    #expect(Double(difference) <= tolerance)
  }

  @Test("The same samples give the same bytes")
  func deterministic() throws {
    let samples = [Float](repeating: 0.25, count: 100)
    let first = try Data(contentsOf: URL(filePath: write(samples, "a.wav")))
    let second = try Data(contentsOf: URL(filePath: write(samples, "b.wav")))
    #expect(first == second)
  }

  @Test(
    "Another rate is converted without a change of pitch", arguments: [8_000, 22_050, 96_000])
  func conversion(rate: Int) throws {
    let tone = (0..<rate).map { Float(sin(2 * .pi * 440 * Double($0) / Double(rate))) * 0.5 }
    let file = try write(tone, "tone.wav", rate: rate)
    let read = try SoundFileReader.read(file, sampleRate: 48_000)
    #expect(abs(read.duration - 1) < 0.001)
    let steady = read.channels[0][4_800..<43_200]
    let power = Spectrum(steady, rate: 48_000).power(at: 440)
    // −0.1 dB of an amplitude of 0.5.
    #expect(abs(Spectrum.decibels(power.squareRoot() / 0.5)) < 0.1)
  }

  @Test("Whole-number formats stop at full scale instead of wrapping around")
  func clips() throws {
    let file = try write([2, -2, 0.5], "a.wav", format: .int16)
    let read = try SoundFileReader.read(file, sampleRate: 48_000)
    #expect(read.channels[0][0] > 0.99 && read.channels[0][1] < -0.99)
  }

  @Test("A failure to read or write is an error that names the file")
  func errors() throws {
    #expect(throws: SoundFileError.self) {
      try SoundFileReader.read(path("missing.wav"), sampleRate: 48_000)
    }
    try Data("no sound".utf8).write(to: URL(filePath: path("text.wav")))
    #expect(throws: SoundFileError.self) {
      try SoundFileReader.read(path("text.wav"), sampleRate: 48_000)
    }
    let error = #expect(throws: SoundFileError.self) {
      try SoundFileWriter(
        path("no/such/folder/a.wav"), sampleRate: 48_000, channelCount: 1, format: .int16)
    }
    #expect(error?.description.contains("a.wav: cannot write: No such file") == true)
  }
}

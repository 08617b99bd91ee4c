import AVFoundation
import TestSupport
import Testing

/// Files with compressed sound that GStreamer decodes and encodes.
@Suite(.serialized) struct CompressedFileTests {
  private let fixture: CompressedFixture

  init() throws { fixture = try CompressedFixture() }

  private func code(_ body: () throws -> Void) -> Int? {
    do { try body() } catch let error as NSError {
      #expect(error.domain == "com.apple.coreaudio.avfaudio")
      return error.code
    }
    return nil
  }

  @Test(
    "AudioFiles.CO1, AudioFiles.CO2, AudioFiles.CO7. A compressed file is written and read",
    arguments: [
      ("a.m4a", kAudioFormatMPEG4AAC, 44_100, 2), ("a.mp4", kAudioFormatMPEG4AAC, 48_000, 1),
      ("a.m4a", kAudioFormatMPEG4AAC, 8_000, 1), ("a.m4a", kAudioFormatAppleLossless, 44_100, 2),
      ("a.m4a", kAudioFormatAppleLossless, 96_000, 1),
    ])
  func roundTrip(name: String, id: AudioFormatID, rate: Int, channels: Int) throws {
    let rate = Double(rate)
    let url = try fixture.write(name, id, rate: rate, channels: channels)
    let file = try AVAudioFile(forReading: url)
    let description = file.fileFormat.streamDescription.pointee
    #expect(description.mFormatID == id && description.mSampleRate == rate)
    #expect(description.mFramesPerPacket == (id == kAudioFormatMPEG4AAC ? 1024 : 4096))
    #expect(Int(description.mChannelsPerFrame) == channels && description.mBytesPerFrame == 0)
    #expect(file.processingFormat.isStandard && file.processingFormat.sampleRate == rate)
    // Neither the delay of the encoder nor the rest of the last packet is heard.
    #expect(file.length == Int64(rate / 2))
    let samples = try CompressedFixture.samples(file)
    #expect(samples.count == Int(rate / 2))
    // The encoder of AAC needs two packets to find the tone, and errs at times.
    let error = CompressedFixture.error(samples[2048...], from: 2048, rate: rate)
    #expect(error < (id == kAudioFormatMPEG4AAC ? 0.05 : 0.000_02), "\(error)")
    // AudioFiles.AF5.
    file.framePosition = 1000
    let part = try CompressedFixture.samples(file)
    #expect(part == Array(samples[1000...]))
    #expect(fixture.names == [name])
  }

  @Test("AudioFiles.CO2, AudioFiles.CO7. AAC in ADTS has the encoder's delay, in whole packets")
  func packets() throws {
    let url = try fixture.write("a.aac", kAudioFormatMPEG4AAC)
    #expect(try Data(contentsOf: url).prefix(2) == Data([0xFF, 0xF1]))
    for _ in 0..<2 {
      let file = try AVAudioFile(forReading: url)
      #expect(file.fileFormat.streamDescription.pointee.mFormatID == kAudioFormatMPEG4AAC)
      #expect(file.length % 1024 == 0 && (22_050...25_200).contains(file.length))
      let samples = try CompressedFixture.samples(file)
      let error = CompressedFixture.error(samples[3072..<23_000], from: 2048, rate: 44_100)
      #expect(error < 0.01)
    }
    // A tag before the packets.
    let tagged = fixture.folder.appendingPathComponent("tagged.aac")
    let tag = Data("ID3".utf8) + Data([4, 0, 0, 0, 0, 0, 10]) + Data(repeating: 0, count: 10)
    try (tag + Data(contentsOf: url)).write(to: tagged)
    #expect(try AVAudioFile(forReading: tagged).length > 22_050)
  }

  @Test("AudioFiles.CO1. AC-3 and the sound of a film are read")
  func others() throws {
    let sound = try Film(
      pictures: 0, seconds: 0.5, soundCoding: "avenc_ac3", container: "identity", name: "a.ac3")
    let file = try AVAudioFile(forReading: sound.url)
    let description = file.fileFormat.streamDescription.pointee
    #expect(description.mFormatID == kAudioFormatAC3 && description.mFramesPerPacket == 1536)
    #expect(abs(file.length - 24_000) < 1600 && file.processingFormat.channelCount == 2)
    let film = try Film(pictures: 5, seconds: 0.2)
    let samples = try CompressedFixture.samples(AVAudioFile(forReading: film.url))
    #expect(samples.count == 9_600)
    #expect((0..<9_600).allSatisfy { abs(samples[$0] - Float($0 % 1000) / 32_768) < 1e-5 })
  }

  @Test("AudioFiles.CO2. The part that an edit list names is heard, to the frame")
  func edits() throws {
    let url = try fixture.write("a.m4a", kAudioFormatMPEG4AAC)
    let bytes = try Data(contentsOf: url)
    let list = try #require(bytes.range(of: Data("elst".utf8))).upperBound
    // The encoder of a phone puts 2,112 frames before the sound, which is more than two packets.
    for (start, count) in [(2112, 10_000), (1024 + 44, 1), (0, 5000), (4096, 300)] {
      var new = bytes
      for (place, number) in [(list + 8, count), (list + 12, start)] {
        new.replaceSubrange(
          place..<place + 4, with: withUnsafeBytes(of: UInt32(number).bigEndian) { Data($0) })
      }
      let edited = fixture.folder.appendingPathComponent("\(start).m4a")
      try new.write(to: edited)
      let file = try AVAudioFile(forReading: edited)
      #expect(file.length == Int64(count))
      let samples = try CompressedFixture.samples(file)
      guard start >= 1024 else { continue }
      let error = CompressedFixture.error(samples, from: start - 1024, rate: 44_100)
      #expect(error < 0.02, "\(start): \(error)")
    }
  }

  @Test("AudioFiles.CO3. A file is decoded once while something holds it, and no copy stays")
  func once() throws {
    // A length that no other test has.
    let url = try fixture.write("a.m4a", kAudioFormatMPEG4AAC, seconds: 12_347.0 / 44_100)
    func copies() -> (files: Set<UInt64>, count: Int) {
      var (files, count): (Set<UInt64>, Int) = ([], 0)
      for descriptor in 0..<Int32(1024) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_nlink == 0,
          (98_776..<110_000).contains(status.st_size)
        else { continue }
        files.insert(UInt64(status.st_ino))
        count += 1
      }
      return (files, count)
    }
    do {
      let first = try AVAudioFile(forReading: url)
      let second = try AVAudioFile(forReading: url)
      #expect(first.length == 12_347 && second.length == 12_347)
      #expect(copies().files.count == 1 && copies().count == 3)
      // Another file of that name is decoded.
      _ = try fixture.write("a.m4a", kAudioFormatMPEG4AAC, seconds: 0.25)
      #expect(try AVAudioFile(forReading: url).length == 11_025)
      #expect(try CompressedFixture.samples(first).count == 12_347)
    }
    #expect(copies().count == 0)
  }

  @Test("AudioFiles.CO4. What is no sound, or damaged, is an error or ends early")
  func damaged() throws {
    let whole = try Data(contentsOf: try fixture.write("a.m4a", kAudioFormatMPEG4AAC))
    let stream = try Data(contentsOf: try fixture.write("a.aac", kAudioFormatMPEG4AAC))
    let film = try Film(pictures: 5, seconds: 0)
    let cases: [(String, Data)] = [
      ("half.m4a", whole.prefix(whole.count / 2)), ("empty.aac", Data()), ("empty.m4a", Data()),
      ("text.m4a", Data("no sound at all".utf8)), ("text.aac", Data("no".utf8)),
      ("head.m4a", whole.prefix(16)), ("head.aac", stream.prefix(7)),
      ("silent.mov", try Data(contentsOf: film.url)),
      ("tag.aac", Data("ID3".utf8) + Data(repeating: 0x7F, count: 20)),
    ]
    for (name, data) in cases {
      let url = fixture.folder.appendingPathComponent(name)
      try data.write(to: url)
      #expect(code { _ = try AVAudioFile(forReading: url) } == 1_954_115_647, "\(name)")
    }
    let missing = fixture.folder.appendingPathComponent("missing.m4a")
    #expect(code { _ = try AVAudioFile(forReading: missing) } == 2_003_334_207)
    let half = fixture.folder.appendingPathComponent("half.aac")
    try stream.prefix(stream.count / 2).write(to: half)
    #expect((5000...20_000).contains(try AVAudioFile(forReading: half).length))
    // The description of a file is damaged at random.
    let start = try #require(whole.range(of: Data("moov".utf8))).lowerBound
    for seed in 0..<24 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let bytes = random.damage(whole, after: start)
      let url = fixture.folder.appendingPathComponent("\(seed).m4a")
      try bytes.write(to: url)
      guard let file = try? AVAudioFile(forReading: url) else { continue }
      #expect(file.length > 0)
    }
  }

  @Test("AudioFiles.CO6. A coding without a decoder is an error that names the Debian package")
  func missingDecoder() throws {
    let url = try fixture.write("a.m4a", kAudioFormatMPEG4AAC)
    var bytes = try Data(contentsOf: url)
    while let place = bytes.range(of: Data("mp4a".utf8)) {
      bytes.replaceSubrange(place, with: Data("zzqq".utf8))
    }
    let unknown = fixture.folder.appendingPathComponent("unknown.m4a")
    try bytes.write(to: unknown)
    do {
      _ = try AVAudioFile(forReading: unknown)
      Issue.record("an unknown coding is read")
    } catch let error as NSError {
      #expect(error.code == 1_718_449_215)
      #expect(error.localizedDescription.contains("gstreamer1.0-libav"))
    }
  }

  @Test("AudioFiles.CO7. A rate, channels, bits or a container that no encoder has are refused")
  func refusals() throws {
    let aac = kAudioFormatMPEG4AAC
    let refused: [(String, AudioFormatID, Double, Int)] = [
      ("a.m4a", aac, 96_000, 2), ("a.m4a", aac, 44_000, 2), ("a.m4a", aac, 44_100, 3),
      ("a.caf", aac, 44_100, 2), ("a.wav", aac, 44_100, 2), ("a", aac, 44_100, 2),
      ("a.aac", kAudioFormatAppleLossless, 44_100, 2),
      ("a.m4a", kAudioFormatAppleLossless, 192_000, 2), ("a.m4a", kAudioFormatLinearPCM, 44_100, 2),
    ]
    for (name, id, rate, channels) in refused {
      #expect(
        code { _ = try fixture.write(name, id, rate: rate, channels: channels) } == 1_718_449_215,
        "\(name) \(rate) \(channels)")
    }
    #expect(
      code {
        _ = try fixture.write(
          "a.m4a", kAudioFormatAppleLossless, settings: [AVEncoderBitDepthHintKey: 20])
      } == 1_718_449_215)
    #expect(fixture.names == [])
    // The type of the file counts more than its name.
    let url = try fixture.write("a", aac, settings: [AVAudioFileTypeKey: kAudioFileM4AType])
    #expect(try AVAudioFile(forReading: url).length == 22_050)
    let sizes = try [32_000, 256_000].map { bits in
      try Data(
        contentsOf: try fixture.write(
          "\(bits).m4a", aac, channels: 1, settings: [AVEncoderBitRateKey: bits])
      ).count
    }
    #expect(sizes[0] < sizes[1])
    let deep = try fixture.write(
      "deep.m4a", kAudioFormatAppleLossless, settings: [AVEncoderBitDepthHintKey: 24])
    let samples = try CompressedFixture.samples(AVAudioFile(forReading: deep))
    #expect(CompressedFixture.error(samples, rate: 44_100) < 1e-6)
  }

  @Test("AudioFiles.CO8, AudioFiles.CO9. A file is empty until it is complete")
  func completion() throws {
    let url = fixture.folder.appendingPathComponent("a.m4a")
    try Data("before".utf8).write(to: url)
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 1,
    ]
    do {
      let file = try AVAudioFile(forWriting: url, settings: settings)
      #expect(file.isOpen && file.length == 0 && file.url == url)
      let buffer = try SineBuffer.make(file.processingFormat, seconds: 0.25)
      try file.write(from: buffer)
      try file.write(from: buffer)
      #expect(file.length == 22_050 && file.framePosition == 22_050)
      #expect(try Data(contentsOf: url).isEmpty && fixture.names == ["a.m4a"])
      // AudioFiles.AF7. It is released.
    }
    #expect(try AVAudioFile(forReading: url).length == 22_050 && fixture.names == ["a.m4a"])
    let access = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    #expect((access as? Int ?? 0) & 0o600 == 0o600)
    // Without a frame.
    try AVAudioFile(forWriting: url, settings: settings).close()
    #expect(fixture.names == ["a.m4a"])
    #expect(code { _ = try AVAudioFile(forReading: url) } == 1_954_115_647)
    // The folder is gone when the file is completed.
    let folder = fixture.folder.appendingPathComponent("gone")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lost = try AVAudioFile(
      forWriting: folder.appendingPathComponent("a.m4a"), settings: settings)
    try lost.write(from: try SineBuffer.make(lost.processingFormat, seconds: 0.25))
    try FileManager.default.removeItem(at: folder)
    lost.close()
    #expect(!lost.isOpen && !FileManager.default.fileExists(atPath: folder.path))
    #expect(
      code {
        _ = try AVAudioFile(
          forWriting: folder.appendingPathComponent("a.m4a"), settings: settings)
      } == 2_003_334_207)
  }

  @Test("AudioFiles.CO7. Integers, and numbers that are none, are encoded")
  func integers() throws {
    let url = fixture.folder.appendingPathComponent("a.m4a")
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatAppleLossless, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 2,
    ]
    let file = try AVAudioFile(
      forWriting: url, settings: settings, commonFormat: .pcmFormatInt16, interleaved: true)
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 5000))
    buffer.frameLength = 5000
    for index in 0..<10_000 { buffer.int16ChannelData?[0][index] = Int16(index - 5000) }
    try file.write(from: buffer)
    file.close()
    let read = try AVAudioFile(forReading: url, commonFormat: .pcmFormatInt16, interleaved: true)
    let copy = try #require(
      AVAudioPCMBuffer(pcmFormat: read.processingFormat, frameCapacity: 6000))
    try read.read(into: copy)
    #expect(copy.frameLength == 5000)
    #expect((0..<10_000).allSatisfy { copy.int16ChannelData?[0][$0] == Int16($0 - 5000) })

    let other = fixture.folder.appendingPathComponent("b.m4a")
    let odd = try AVAudioFile(
      forWriting: other,
      settings: settings.merging([AVFormatIDKey: kAudioFormatMPEG4AAC]) { $1 })
    let numbers = try SineBuffer.make(odd.processingFormat, seconds: 0.25)
    for (index, value) in [Float.nan, .infinity, -.infinity, 4, -1e30].enumerated() {
      numbers.floatChannelData?[1][index * 1000] = value
    }
    try odd.write(from: numbers)
    odd.close()
    let samples = try CompressedFixture.samples(AVAudioFile(forReading: other))
    #expect(samples.count == 11_025 && samples.allSatisfy(\.isFinite))
  }
}

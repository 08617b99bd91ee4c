import AVFoundation
import Testing

/// Formats, buffers, times and files.
@Suite struct AudioFileTests {
  private func url(_ type: String) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).\(type)")
  }

  /// Returns a buffer with a ramp on each channel, the second one negative.
  private func ramp(_ format: AVAudioFormat, _ count: Int) throws -> AVAudioPCMBuffer {
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(count)))
    buffer.frameLength = AVAudioFrameCount(count)
    for channel in 0..<Int(format.channelCount) {
      for frame in 0..<count {
        let level = Float(frame) / Float(count) * (channel == 0 ? 0.9 : -0.9)
        if let data = buffer.floatChannelData {
          data[channel][frame * buffer.stride] = level
        } else if let data = buffer.int16ChannelData {
          data[channel][frame * buffer.stride] = Int16(level * 32767)
        }
      }
    }
    return buffer
  }

  @Test("AudioFiles.AF1. A format has a valid rate, and more than two channels need a layout")
  func formats() throws {
    let stereo = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    #expect(stereo.isStandard && !stereo.isInterleaved && stereo.commonFormat == .pcmFormatFloat32)
    #expect(stereo.sampleRate == 44_100 && stereo.channelCount == 2)
    let description = stereo.streamDescription.pointee
    #expect(description.mBytesPerFrame == 4 && description.mBitsPerChannel == 32)
    for rate in [0, -1, .nan, .infinity, 1e12] as [Double] {
      #expect(AVAudioFormat(standardFormatWithSampleRate: rate, channels: 2) == nil)
    }
    #expect(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 0) == nil)
    #expect(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 3) == nil)
    let layout = try #require(AVAudioChannelLayout(layoutTag: kAudioChannelLayoutTag_MPEG_5_1_A))
    let six = AVAudioFormat(standardFormatWithSampleRate: 48_000, channelLayout: layout)
    #expect(six.channelCount == 6 && six.channelLayout == layout)
    #expect(AVAudioChannelLayout(layoutTag: kAudioChannelLayoutTag_UseChannelBitmap) == nil)
    let int = try #require(
      AVAudioFormat(
        commonFormat: .pcmFormatInt16, sampleRate: 48_000, channels: 2, interleaved: true))
    #expect(int.settings[AVLinearPCMBitDepthKey] as? Int == 16 && int != stereo)
    let again = try #require(AVAudioFormat(settings: int.settings))
    #expect(again == int && again.hash == int.hash && again.commonFormat == .pcmFormatInt16)
    #expect(AVAudioFormat(settings: [:]) == nil)
    #expect(AVAudioFormat(settings: [AVFormatIDKey: kAudioFormatLinearPCM]) == nil)
    var bytes = description
    bytes.mBitsPerChannel = 20
    #expect(AVAudioFormat(streamDescription: &bytes)?.commonFormat == .otherFormat)
  }

  @Test("AudioFiles.AB1. A buffer has its capacity, and each channel its samples")
  func buffers() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
    let buffer = try ramp(format, 100)
    #expect(buffer.stride == 1 && buffer.int16ChannelData == nil)
    #expect(buffer.audioBufferList.pointee.mNumberBuffers == 2)
    let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
    #expect(list.map(\.mDataByteSize) == [400, 400])
    buffer.frameLength = 10
    #expect(list[1].mDataByteSize == 40)
    let interleaved = try #require(
      AVAudioFormat(
        commonFormat: .pcmFormatInt16, sampleRate: 48_000, channels: 2, interleaved: true))
    let packed = try ramp(interleaved, 100)
    let data = try #require(packed.int16ChannelData)
    #expect(packed.stride == 2 && data[1] == data[0] + 1 && data[0][100] == -data[1][100])
    var other = format.streamDescription.pointee
    other.mFormatID = kAudioFormatAppleLossless
    let lossless = try #require(AVAudioFormat(streamDescription: &other))
    #expect(AVAudioPCMBuffer(pcmFormat: lossless, frameCapacity: 10) == nil)
    #expect(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: .max) == nil)
  }

  @Test("AudioFiles.AB1. A length beyond the capacity ends the app with an exception")
  func length() async {
    await #expect(processExitsWith: .failure) {
      guard let format = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1),
        let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 10)
      else { return }
      buffer.frameLength = 11
    }
  }

  @Test("AudioFiles.AB2. A buffer of the app's memory is released with its deallocator")
  func noCopy() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
    var samples: [Float] = [0.1, 0.2, 0.3]
    nonisolated(unsafe) var isReleased = false
    samples.withUnsafeMutableBytes { bytes in
      var list = AudioBufferList(
        mNumberBuffers: 1,
        mBuffers: AudioBuffer(mNumberChannels: 1, mDataByteSize: 12, mData: bytes.baseAddress))
      do {
        let buffer = AVAudioPCMBuffer(
          pcmFormat: format, bufferListNoCopy: &list, deallocator: { _ in isReleased = true })
        #expect(buffer?.frameLength == 3 && buffer?.floatChannelData?[0][2] == 0.3)
        #expect(!isReleased)
      }
      #expect(isReleased)
      let stereo = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2)
      #expect(stereo.flatMap { AVAudioPCMBuffer(pcmFormat: $0, bufferListNoCopy: &list) } == nil)
    }
  }

  @Test("AudioFiles.AT1, AudioFiles.AT2. Times are extrapolated from one with both members")
  func times() throws {
    #expect(AVAudioTime.hostTime(forSeconds: 1.5) == 1_500_000_000)
    #expect(AVAudioTime.seconds(forHostTime: 250_000_000) == 0.25)
    #expect(AVAudioTime.hostTime(forSeconds: -1) == 0)
    let anchor = AVAudioTime(hostTime: 1_000_000_000, sampleTime: 480, atRate: 48_000)
    let later = AVAudioTime(sampleTime: 480 + 24_000, atRate: 48_000)
    #expect(later.extrapolateTime(fromAnchor: anchor)?.hostTime == 1_500_000_000)
    let host = AVAudioTime(hostTime: 1_250_000_000)
    let frames = try #require(host.extrapolateTime(fromAnchor: anchor)).sampleTime
    #expect(frames == 12_480)
    #expect(!host.isSampleTimeValid && host.isHostTimeValid)
    #expect(host.extrapolateTime(fromAnchor: later) == nil)
    let other = AVAudioTime(sampleTime: 0, atRate: 44_100)
    #expect(other.extrapolateTime(fromAnchor: anchor) == nil)
    var stamp = anchor.audioTimeStamp
    #expect(AVAudioTime(audioTimeStamp: &stamp, sampleRate: 48_000).sampleTime == 480)
  }

  @Test(
    "AudioFiles.AF2, AudioFiles.AF6, AudioFiles.AF7. A file is written in a format and read",
    arguments: [
      ("wav", kAudioFormatLinearPCM, 16), ("wav", kAudioFormatLinearPCM, 32),
      ("aiff", kAudioFormatLinearPCM, 24), ("caf", kAudioFormatAppleLossless, 16),
      ("flac", kAudioFormatFLAC, 16), ("caf", kAudioFormatLinearPCM, 16),
    ])
  func roundTrip(type: String, id: AudioFormatID, depth: Int) throws {
    let place = url(type)
    defer { try? FileManager.default.removeItem(at: place) }
    let key = id == kAudioFormatLinearPCM ? AVLinearPCMBitDepthKey : AVEncoderBitDepthHintKey
    let settings: [String: Any] = [
      AVFormatIDKey: id, AVSampleRateKey: 44_100.0, AVNumberOfChannelsKey: 2, key: depth,
      AVLinearPCMIsFloatKey: depth == 32,
    ]
    let written = try AVAudioFile(forWriting: place, settings: settings)
    #expect(written.processingFormat.isStandard && written.length == 0)
    let buffer = try ramp(written.processingFormat, 5000)
    try written.write(from: buffer)
    #expect(written.length == 5000 && written.isOpen)
    written.close()
    #expect(throws: NSError.self) { try written.write(from: buffer) }

    let file = try AVAudioFile(forReading: place)
    #expect(file.length == 5000 && file.fileFormat.sampleRate == 44_100)
    #expect(file.fileFormat.streamDescription.pointee.mFormatID == id)
    // AudioFiles.AF4, AudioFiles.AF5.
    file.framePosition = 4000
    let read = try #require(
      AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 2000))
    try file.read(into: read)
    #expect(read.frameLength == 1000 && file.framePosition == 5000)
    let (old, new) = (try #require(buffer.floatChannelData), try #require(read.floatChannelData))
    for channel in 0..<2 {
      #expect((0..<1000).allSatisfy { abs(old[channel][4000 + $0] - new[channel][$0]) < 1e-4 })
    }
    try file.read(into: read)
    #expect(read.frameLength == 0)
  }

  @Test("AudioFiles.AF4. Integers are read and written without a change")
  func integers() throws {
    let place = url("wav")
    defer { try? FileManager.default.removeItem(at: place) }
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 8000, AVNumberOfChannelsKey: 1,
    ]
    let written = try AVAudioFile(
      forWriting: place, settings: settings, commonFormat: .pcmFormatInt16, interleaved: true)
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: written.processingFormat, frameCapacity: 5))
    buffer.frameLength = 5
    let levels: [Int16] = [0, 1, -1, .max, .min]
    for (index, level) in levels.enumerated() { buffer.int16ChannelData?[0][index] = level }
    try written.write(from: buffer)
    written.close()
    let file = try AVAudioFile(forReading: place, commonFormat: .pcmFormatInt16, interleaved: true)
    let read = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 9))
    try file.read(into: read)
    #expect((0..<5).map { read.int16ChannelData?[0][$0] } == levels)
  }

  @Test("AudioFiles.AF3. A missing file and one without sound have the documented errors")
  func unreadable() throws {
    let place = url("wav")
    defer { try? FileManager.default.removeItem(at: place) }
    func code(_ body: () throws -> Void) -> Int? {
      do { try body() } catch let error as NSError {
        #expect(error.domain == "com.apple.coreaudio.avfaudio")
        return error.code
      }
      return nil
    }
    #expect(code { _ = try AVAudioFile(forReading: place) } == 2_003_334_207)
    try Data("no sound".utf8).write(to: place)
    #expect(code { _ = try AVAudioFile(forReading: place) } == 1_954_115_647)
    let aac: [String: Any] = [
      AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 2,
    ]
    #expect(code { _ = try AVAudioFile(forWriting: url("caf"), settings: aac) } == 1_718_449_215)
    #expect(code { _ = try AVAudioFile(forWriting: url("wav"), settings: [:]) } == -50)
    let folder = URL(fileURLWithPath: "/nowhere/at/all.wav")
    let pcm: [String: Any] = [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 2,
    ]
    #expect(code { _ = try AVAudioFile(forWriting: folder, settings: pcm) } == 2_003_334_207)
  }

  @Test("AudioFiles.AF8. A file that is shorter than its header says ends where its frames end")
  func truncated() throws {
    let place = url("wav")
    defer { try? FileManager.default.removeItem(at: place) }
    let fixture = try SoundFixture(seconds: 0.5)
    let bytes = try Data(contentsOf: fixture.url)
    try bytes.prefix(bytes.count / 2).write(to: place)
    let file = try AVAudioFile(forReading: place)
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 48_000))
    try file.read(into: buffer)
    #expect(buffer.frameLength > 11_900 && buffer.frameLength < 12_001)
    // A header that claims four gigabytes.
    var liar = bytes
    liar.replaceSubrange(40..<44, with: [0xFF, 0xFF, 0xFF, 0x7F])
    try liar.write(to: place)
    let long = try AVAudioFile(forReading: place)
    try long.read(into: buffer)
    #expect(buffer.frameLength <= 24_100)
  }

  @Test("AudioFiles.AC2, AudioFiles.AC3. Formats and channels are converted at one rate")
  func conversion() throws {
    let mono = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
    let stereo = try #require(
      AVAudioFormat(
        commonFormat: .pcmFormatInt16, sampleRate: 48_000, channels: 2, interleaved: true))
    let converter = try #require(AVAudioConverter(from: mono, to: stereo))
    let input = try ramp(mono, 100)
    let output = try #require(AVAudioPCMBuffer(pcmFormat: stereo, frameCapacity: 100))
    try converter.convert(to: output, from: input)
    let data = try #require(output.int16ChannelData)
    #expect(output.frameLength == 100 && data[0][100] == data[1][100])
    #expect(abs(Float(data[0][100]) / 32768 - 0.45) < 0.001)
    converter.channelMap = [-1, 0]
    try converter.convert(to: output, from: input)
    #expect(data[0][100] == 0 && data[1][100] > 14_000)
    let small = try #require(AVAudioPCMBuffer(pcmFormat: stereo, frameCapacity: 99))
    #expect(throws: NSError.self) { try converter.convert(to: small, from: input) }
    let back = try #require(AVAudioConverter(from: stereo, to: mono))
    back.downmix = true
    let sum = try #require(AVAudioPCMBuffer(pcmFormat: mono, frameCapacity: 100))
    try back.convert(to: sum, from: output)
    #expect(abs((sum.floatChannelData?[0][50] ?? 0) - 0.225) < 0.001)
  }

  @Test("AudioFiles.AC1, AudioFiles.AC4. A rate is converted as a stream, until its input ends")
  func rateConversion() throws {
    let (low, high) = (
      try #require(AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)),
      try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
    )
    let far = try #require(AVAudioFormat(standardFormatWithSampleRate: 10, channels: 1))
    #expect(AVAudioConverter(from: far, to: high) == nil)
    let converter = try #require(AVAudioConverter(from: low, to: high))
    let output = try #require(AVAudioPCMBuffer(pcmFormat: high, frameCapacity: 4800))
    var (position, total, isLate) = (0, 0, true)
    var crossings = 0
    while true {
      let status = converter.convert(to: output, error: nil) { count, status in
        if position == 16_000 {
          status.pointee = .endOfStream
          return nil
        }
        if position == 8000, isLate {
          (isLate, status.pointee) = (false, .noDataNow)
          return nil
        }
        let length = min(Int(count), 500, position < 8000 ? 8000 - position : 16_000 - position)
        let input = AVAudioPCMBuffer(
          pcmFormat: low, frameCapacity: AVAudioFrameCount(length))
        input?.frameLength = AVAudioFrameCount(length)
        for frame in 0..<length {
          let phase = Double(position + frame) / 16_000 * 1000
          input?.floatChannelData?[0][frame] = Float(sin(2 * .pi * phase))
        }
        position += length
        status.pointee = .haveData
        return input
      }
      let data = try #require(output.floatChannelData)[0]
      for frame in 1..<max(1, Int(output.frameLength)) where data[frame - 1] < 0 {
        if data[frame] >= 0 { crossings += 1 }
      }
      total += Int(output.frameLength)
      if status == .endOfStream { break }
      #expect(status == .haveData || status == .inputRanDry)
    }
    #expect(!isLate && abs(total - 48_000) < 200)
    #expect(abs(crossings - 1000) < 15)
    #expect(throws: NSError.self) {
      try converter.convert(to: output, from: try ramp(low, 10))
    }
  }
}

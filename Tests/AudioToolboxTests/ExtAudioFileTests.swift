import AVFAudio
import AudioToolbox
import Foundation
import Testing

/// Extended audio files: files in the app's format.
@Suite struct ExtAudioFileTests {
  /// Reads all frames of one channel as floating-point numbers.
  private func readAll(
    _ url: URL, sampleRate: Double, channels: UInt32 = 1, block: Int = 700
  ) throws -> [Float] {
    var file: ExtAudioFileRef?
    #expect(ExtAudioFileOpenURL(url as CFURL, &file) == noErr)
    let new = try #require(file)
    defer { ExtAudioFileDispose(new) }
    var client = AudioStreamBasicDescription.pcm(
      sampleRate, channels: channels, bits: 32, isFloat: true)
    #expect(
      ExtAudioFileSetProperty(new, kExtAudioFileProperty_ClientDataFormat, 40, &client) == noErr)
    var all: [Float] = []
    while true {
      let part = try read(new, block, channels: Int(channels))
      if part.isEmpty { return all }
      all += part
    }
  }

  private func read(_ file: ExtAudioFileRef, _ wanted: Int, channels: Int = 1) throws -> [Float] {
    var (samples, count) = ([Float](repeating: 0, count: wanted * channels), UInt32(wanted))
    let status = samples.withUnsafeMutableBytes { bytes in
      var list = AudioBufferList(
        mNumberBuffers: 1,
        mBuffers: AudioBuffer(
          mNumberChannels: UInt32(channels), mDataByteSize: UInt32(bytes.count),
          mData: bytes.baseAddress))
      return ExtAudioFileRead(file, &count, &list)
    }
    #expect(status == noErr)
    return Array(samples[..<(Int(count) * channels)])
  }

  private func write(_ file: ExtAudioFileRef, _ samples: [Float]) -> OSStatus {
    var samples = samples
    return samples.withUnsafeMutableBytes { bytes in
      var list = AudioBufferList(
        mNumberBuffers: 1,
        mBuffers: AudioBuffer(
          mNumberChannels: 1, mDataByteSize: UInt32(bytes.count), mData: bytes.baseAddress))
      return ExtAudioFileWrite(file, UInt32(bytes.count / 4), &list)
    }
  }

  private let ramp = (0..<10_000).map { Float($0 % 2000 - 1000) / 1024 }

  @Test(
    "AudioFileServices.XF2, AudioFileServices.XF3. What is written in the app's format is read in it",
    arguments: ["wav", "caf", "flac", "alac"])
  func roundTrip(kind: String) throws {
    let written = WrittenFile(extension: kind)
    var format = AudioStreamBasicDescription.pcm(44_100)
    var type = kAudioFileWAVEType
    switch kind {
    case "caf": (type, format) = (kAudioFileCAFType, .pcm(44_100, bits: 24, isBigEndian: true))
    case "flac":
      (type, format) = (kAudioFileFLACType, .pcm(44_100))
      (format.mFormatID, format.mFormatFlags) = (kAudioFormatFLAC, 1)
    case "alac":
      type = kAudioFileCAFType
      (format.mFormatID, format.mFormatFlags) = (kAudioFormatAppleLossless, 1)
    default: break
    }
    var file: ExtAudioFileRef?
    #expect(
      ExtAudioFileCreateWithURL(
        written.url as CFURL, type, &format, nil, AudioFileFlags.eraseFile.rawValue, &file)
        == noErr)
    let new = try #require(file)
    var client = AudioStreamBasicDescription.pcm(44_100, bits: 32, isFloat: true)
    #expect(
      ExtAudioFileSetProperty(new, kExtAudioFileProperty_ClientDataFormat, 40, &client) == noErr)
    #expect(ExtAudioFileWriteAsync(new, 0, nil) == noErr)
    for start in stride(from: 0, to: ramp.count, by: 3000) {
      #expect(write(new, Array(ramp[start...].prefix(3000))) == noErr)
    }
    var other = AudioStreamBasicDescription.pcm(22_050, bits: 32, isFloat: true)
    #expect(
      ExtAudioFileSetProperty(new, kExtAudioFileProperty_ClientDataFormat, 40, &other)
        == kExtAudioFileError_InvalidOperationOrder)
    #expect(ExtAudioFileDispose(new) == noErr)
    let read = try readAll(written.url, sampleRate: 44_100)
    #expect(read == ramp)
  }

  @Test("AudioFileServices.XF3. A file at another rate has the whole sound")
  func otherRate() throws {
    let written = WrittenFile(extension: "wav")
    var (format, file) = (AudioStreamBasicDescription.pcm(48_000), ExtAudioFileRef?.none)
    #expect(
      ExtAudioFileCreateWithURL(written.url as CFURL, kAudioFileWAVEType, &format, nil, 1, &file)
        == noErr)
    let new = try #require(file)
    var client = AudioStreamBasicDescription.pcm(44_100, bits: 32, isFloat: true)
    ExtAudioFileSetProperty(new, kExtAudioFileProperty_ClientDataFormat, 40, &client)
    let tone = (0..<44_100).map { Float(0.5 * sin(2 * Double.pi * 441 * Double($0) / 44_100)) }
    for start in stride(from: 0, to: 44_100, by: 441) {
      #expect(write(new, Array(tone[start..<(start + 441)])) == noErr)
    }
    ExtAudioFileDispose(new)
    // There and back.
    let read = try readAll(written.url, sampleRate: 44_100)
    #expect(abs(read.count - 44_100) < 100)
    let errors = (2000..<40_000).map { abs(read[$0] - tone[$0]) }
    #expect((errors.max() ?? 1) < 0.01)
    #expect(try abs(readAll(written.url, sampleRate: 48_000).count - 48_000) < 100)
  }

  @Test("AudioFileServices.XF4. Seeking, telling and the properties")
  func seek() throws {
    let samples = (0..<10_000).map { Int16($0) }
    let written = try WrittenFile(
      kAudioFileWAVEType, .pcm(44_100), samples.withUnsafeBytes { Array($0) })
    var file: ExtAudioFileRef?
    #expect(ExtAudioFileOpenURL(written.url as CFURL, &file) == noErr)
    let new = try #require(file)
    var (length, size, place): (Int64, UInt32, Int64) = (0, 8, 9)
    #expect(
      ExtAudioFileGetProperty(new, kExtAudioFileProperty_FileLengthFrames, &size, &length) == noErr)
    #expect(length == 10_000)
    var client = AudioStreamBasicDescription.pcm(44_100, bits: 32, isFloat: true)
    ExtAudioFileSetProperty(new, kExtAudioFileProperty_ClientDataFormat, 40, &client)
    #expect(ExtAudioFileSeek(new, 5000) == noErr)
    #expect(ExtAudioFileTell(new, &place) == noErr && place == 5000)
    #expect(try read(new, 10).map { Int($0 * 32768) } == Array(5000..<5010))
    #expect(ExtAudioFileTell(new, &place) == noErr && place == 5010)
    #expect(ExtAudioFileSeek(new, 10_001) == kExtAudioFileError_InvalidSeek)
    var mp3 = AudioStreamBasicDescription.mp3
    #expect(
      ExtAudioFileSetProperty(new, kExtAudioFileProperty_ClientDataFormat, 40, &mp3)
        == kExtAudioFileError_NonPCMClientFormat)
    #expect(
      ExtAudioFileSetProperty(new, kExtAudioFileProperty_ClientDataFormat, 4, &mp3)
        == kExtAudioFileError_InvalidPropertySize)
    #expect(
      ExtAudioFileSetProperty(new, kExtAudioFileProperty_AudioFile, 4, &mp3)
        == kExtAudioFileError_InvalidProperty)
    #expect(write(new, [1]) == kExtAudioFileError_InvalidOperationOrder)
    #expect(ExtAudioFileDispose(new) == noErr)
    #expect(ExtAudioFileDispose(new) == kAudio_ParamError)
    #expect(ExtAudioFileSeek(new, 0) == kAudio_ParamError)
  }

  @Test("AudioFileServices.XF1. An audio file is wrapped, and stays the app's")
  func wrap() throws {
    let written = try WrittenFile(
      kAudioFileAIFFType, .pcm(44_100, isBigEndian: true), [0x40, 0, 0xC0, 0])
    var (file, wrapped): (AudioFileID?, ExtAudioFileRef?) = (nil, nil)
    #expect(AudioFileOpenURL(written.url as CFURL, .readPermission, 0, &file) == noErr)
    let new = try #require(file)
    #expect(ExtAudioFileWrapAudioFileID(new, true, &wrapped) == kAudioFilePermissionsError)
    #expect(ExtAudioFileWrapAudioFileID(new, false, &wrapped) == noErr)
    let extended = try #require(wrapped)
    var client = AudioStreamBasicDescription.pcm(44_100, bits: 32, isFloat: true)
    ExtAudioFileSetProperty(extended, kExtAudioFileProperty_ClientDataFormat, 40, &client)
    #expect(try read(extended, 5) == [0.5, -0.5])
    ExtAudioFileDispose(extended)
    #expect(AudioFileClose(new) == noErr)
  }

  /// Whether AVFAudio writes AAC: it needs plug-ins of GStreamer.
  private static var writesAAC: Bool {
    let file = WrittenFile(extension: "m4a")
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 1,
    ]
    return (try? AVAudioFile(forWriting: file.url, settings: settings)) != nil
  }

  @Test(
    "AudioFileServices.XF3. AAC is written and read, where AVFAudio does so",
    .enabled(if: writesAAC))
  func advanced() throws {
    let written = WrittenFile(extension: "m4a")
    var (format, file) = (AudioStreamBasicDescription(), ExtAudioFileRef?.none)
    (format.mFormatID, format.mSampleRate, format.mChannelsPerFrame) = (
      kAudioFormatMPEG4AAC, 44_100, 1
    )
    #expect(
      ExtAudioFileCreateWithURL(written.url as CFURL, kAudioFileM4AType, &format, nil, 1, &file)
        == noErr)
    let new = try #require(file)
    var client = AudioStreamBasicDescription.pcm(44_100, bits: 32, isFloat: true)
    ExtAudioFileSetProperty(new, kExtAudioFileProperty_ClientDataFormat, 40, &client)
    let tone = (0..<44_100).map { Float(0.5 * sin(2 * Double.pi * 441 * Double($0) / 44_100)) }
    #expect(write(new, tone) == noErr)
    #expect(ExtAudioFileDispose(new) == noErr)
    let read = try readAll(written.url, sampleRate: 44_100)
    let middle = read[10_000..<30_000]
    let power = middle.reduce(0) { $0 + $1 * $1 } / Float(middle.count)
    #expect(abs(read.count - 44_100) < 3000 && abs(power.squareRoot() - 0.35355) < 0.01)
  }
}

import AudioToolbox
import Foundation
import TactusSoundProcessing
import Testing

/// Audio files: their packets and properties.
@Suite struct AudioFileTests {
  private static let layouts: [(AudioFileTypeID, AudioStreamBasicDescription)] = [
    (kAudioFileWAVEType, .pcm(44_100, channels: 2)),
    (kAudioFileWAVEType, .pcm(8000, bits: 8, isSigned: false)),
    (kAudioFileWAVEType, .pcm(96_000, bits: 24)),
    (kAudioFileWAVEType, .pcm(48_000, bits: 32, isFloat: true)),
    (kAudioFileAIFFType, .pcm(44_100, channels: 2, isBigEndian: true)),
    (kAudioFileAIFFType, .pcm(22_050, bits: 8)),
    (kAudioFileAIFCType, .pcm(44_100)),
    (kAudioFileCAFType, .pcm(44_100, channels: 2)),
    (kAudioFileCAFType, .pcm(48_000, bits: 64, isFloat: true, isBigEndian: true)),
    (kAudioFileCAFType, .pcm(48_000, channels: 3, bits: 24, isBigEndian: true)),
    (kAudioFileNextType, .pcm(8000, isBigEndian: true)),
    (kAudioFileWave64Type, .pcm(44_100, channels: 2)),
  ]

  /// Returns the value of a property.
  private func get<Value>(
    _ file: AudioFileID, _ property: AudioFilePropertyID, _ start: Value
  ) -> Value {
    var (value, size) = (start, UInt32(MemoryLayout<Value>.size))
    let status = withUnsafeMutablePointer(to: &value) {
      AudioFileGetProperty(file, property, &size, $0)
    }
    #expect(status == noErr)
    return value
  }

  private func open(_ url: URL) throws -> AudioFileID {
    var file: AudioFileID?
    #expect(AudioFileOpenURL(url as CFURL, .readPermission, 0, &file) == noErr)
    return try #require(file)
  }

  @Test(
    "AudioFileServices.FJ1, AudioFileServices.FJ3, AudioFileServices.FJ6. What is written is read, byte for byte",
    arguments: layouts.indices)
  func roundTrip(index: Int) throws {
    let (type, format) = Self.layouts[index]
    let size = Int(format.mBytesPerPacket)
    let bytes = (0..<(size * 1000)).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
    let written = try WrittenFile(type, format, bytes)
    let file = try open(written.url)
    #expect(get(file, kAudioFilePropertyFileFormat, UInt32(0)) == type)
    #expect(get(file, kAudioFilePropertyDataFormat, AudioStreamBasicDescription()) == format)
    #expect(get(file, kAudioFilePropertyAudioDataPacketCount, UInt64(0)) == 1000)
    #expect(get(file, kAudioFilePropertyAudioDataByteCount, UInt64(0)) == UInt64(bytes.count))
    #expect(get(file, kAudioFilePropertyMaximumPacketSize, UInt32(0)) == UInt32(size))
    #expect(
      abs(get(file, kAudioFilePropertyEstimatedDuration, 0.0) - 1000 / format.mSampleRate) < 1e-9)
    // The offset leads to the same bytes.
    let offset = Int(get(file, kAudioFilePropertyDataOffset, Int64(0)))
    #expect(Array(written.contents[offset...].prefix(bytes.count)) == bytes)
    var read = [UInt8](repeating: 0, count: bytes.count + 100)
    var (count, packets) = (UInt32(read.count), UInt32(2000))
    #expect(AudioFileReadPacketData(file, false, &count, nil, 0, &packets, &read) == noErr)
    #expect(packets == 1000 && Array(read[..<Int(count)]) == bytes)
    // From the middle on, with descriptions.
    var descriptions = [AudioStreamPacketDescription](repeating: .init(), count: 10)
    packets = 10
    #expect(AudioFileReadPackets(file, false, &count, &descriptions, 500, &packets, &read) == noErr)
    #expect(packets == 10 && read[0] == bytes[500 * size])
    #expect(descriptions[3].mStartOffset == Int64(3 * size))
    (count, packets) = (100, 1)
    #expect(
      AudioFileReadPacketData(file, false, &count, nil, 1000, &packets, &read)
        == kAudioFileEndOfFileError)
    #expect(packets == 0 && count == 0)
    count = 8
    #expect(AudioFileReadBytes(file, false, 1, &count, &read) == noErr)
    #expect(Array(read[..<8]) == Array(bytes[1..<9]))
    #expect(AudioFileClose(file) == noErr)
    #expect(AudioFileClose(file) == kAudioFileNotOpenError)
    #expect(AudioFileReadBytes(file, false, 0, &count, &read) == kAudioFileNotOpenError)
  }

  @Test("AudioFileServices.FJ3. The packets of a sound of the project decode to its samples")
  func golden() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/Patterns/sounds/chime.wav")
    let file = try open(path)
    let format = get(file, kAudioFilePropertyDataFormat, AudioStreamBasicDescription())
    let stream = try SoundFileStream(reading: path.path)
    let frames = Int(stream.frameCount)
    var wanted = [Int32](repeating: 0, count: frames * stream.channelCount)
    #expect(try stream.read(into: &wanted, .int32, frameCount: frames) == frames)
    var bytes = [UInt8](repeating: 0, count: frames * Int(format.mBytesPerPacket))
    var (count, packets) = (UInt32(bytes.count), UInt32(frames))
    #expect(AudioFileReadPacketData(file, false, &count, nil, 0, &packets, &bytes) == noErr)
    var (source, target, converter) = (format, format, AudioConverterRef?.none)
    target = .pcm(format.mSampleRate, channels: format.mChannelsPerFrame, bits: 32)
    #expect(AudioConverterNew(&source, &target, &converter) == noErr)
    var samples = [Int32](repeating: 0, count: wanted.count)
    var size = UInt32(samples.count * 4)
    #expect(
      AudioConverterConvertBuffer(try #require(converter), count, bytes, &size, &samples) == noErr)
    #expect(samples == wanted && packets == frames && frames > 1000)
    AudioFileClose(file)
  }

  @Test("AudioFileServices.FJ2. A file of the app's functions is read like one with a path")
  func callbacks() throws {
    final class Bytes: @unchecked Sendable {
      let all: [UInt8]
      init(_ all: [UInt8]) { self.all = all }
    }
    let written = try WrittenFile(kAudioFileCAFType, .pcm(44_100), (0..<200).map { UInt8($0) })
    let bytes = Bytes(written.contents)
    var file: AudioFileID?
    let status = AudioFileOpenWithCallbacks(
      Unmanaged.passUnretained(bytes).toOpaque(),
      { data, place, count, target, actual in
        let bytes = Unmanaged<Bytes>.fromOpaque(data).takeUnretainedValue().all
        guard place < bytes.count else {
          actual.pointee = 0
          return noErr
        }
        let part = bytes[Int(place)...].prefix(Int(count))
        part.withUnsafeBytes { source in
          if let start = source.baseAddress {
            target.copyMemory(from: start, byteCount: source.count)
          }
        }
        actual.pointee = UInt32(part.count)
        return noErr
      }, nil,
      { Int64(Unmanaged<Bytes>.fromOpaque($0).takeUnretainedValue().all.count) }, nil, 0, &file)
    #expect(status == noErr)
    let new = try #require(file)
    var (count, packets, read) = (UInt32(200), UInt32(100), [UInt8](repeating: 0, count: 200))
    #expect(AudioFileReadPacketData(new, false, &count, nil, 0, &packets, &read) == noErr)
    #expect(read == (0..<200).map { UInt8($0) })
    AudioFileClose(new)
  }

  @Test("AudioFileServices.LV1. References of all kinds are stale after their end, and never crash")
  func stale() throws {
    let written = try WrittenFile(kAudioFileWAVEType, .pcm(44_100), [1, 2, 3, 4])
    let file = try open(written.url)
    let next = try open(written.url)
    #expect(file != next)
    AudioFileClose(file)
    var (value, size): (UInt64, UInt32) = (0, 8)
    for reference in [file, OpaquePointer(bitPattern: 8)].compactMap({ $0 }) {
      #expect(AudioFileGetProperty(reference, 0, &size, &value) == kAudioFileNotOpenError)
      #expect(AudioFileOptimize(reference) == kAudioFileNotOpenError)
      #expect(ExtAudioFileDispose(reference) == kAudio_ParamError)
      #expect(AudioConverterReset(reference) == kAudio_ParamError)
      #expect(AudioFileStreamClose(reference) == kAudio_ParamError)
      #expect(AudioQueueReset(reference) == kAudioQueueErr_QueueInvalidated)
      #expect(AudioUnitInitialize(reference) == kAudioComponentErr_InstanceInvalidated)
    }
    // A reference of another kind is stale, too.
    #expect(AudioQueueFlush(next) == kAudioQueueErr_QueueInvalidated)
    AudioFileClose(next)
  }

  @Test("AudioFileServices.FJ2, AudioFileServices.FJ5. Wrong files, formats and permissions")
  func mistakes() throws {
    var file: AudioFileID?
    let nowhere = URL(fileURLWithPath: "/nowhere/sound.wav") as CFURL
    #expect(AudioFileOpenURL(nowhere, .readPermission, 0, &file) == kAudioFileFileNotFoundError)
    let text = WrittenFile(extension: "wav")
    try Data("no sound".utf8).write(to: text.url)
    #expect(
      AudioFileOpenURL(text.url as CFURL, .readPermission, 0, &file)
        == kAudioFileUnsupportedFileTypeError)
    #expect(
      AudioFileOpenURL(text.url as CFURL, .readWritePermission, 0, &file)
        == kAudioFileOperationNotSupportedError)
    var format = AudioStreamBasicDescription.pcm(44_100)
    #expect(
      AudioFileCreateWithURL(text.url as CFURL, kAudioFileWAVEType, &format, [], &file)
        == kAudioFilePermissionsError)
    #expect(
      AudioFileCreateWithURL(text.url as CFURL, kAudioFileM4AType, &format, .eraseFile, &file)
        == kAudioFileUnsupportedFileTypeError)
    #expect(
      AudioFileCreateWithURL(text.url as CFURL, kAudioFileAIFFType, &format, .eraseFile, &file)
        == kAudioFileUnsupportedDataFormatError)
    #expect(
      AudioFileCreateWithURL(nowhere, kAudioFileWAVEType, &format, .eraseFile, &file)
        == kAudioFileFileNotFoundError)
    #expect(file == nil)
  }

  @Test("AudioFileServices.FJ4. Properties tell their size, and some are translations")
  func properties() throws {
    let written = try WrittenFile(
      kAudioFileWAVEType, .pcm(44_100, channels: 2), [UInt8](repeating: 0, count: 4000))
    let file = try open(written.url)
    var (size, isWritable): (UInt32, UInt32) = (0, 9)
    #expect(
      AudioFileGetPropertyInfo(file, kAudioFilePropertyDataFormat, &size, &isWritable) == noErr)
    #expect(size == 40 && isWritable == 0)
    var translation = AudioBytePacketTranslation()
    translation.mByte = 4 * 7 + 3
    size = UInt32(MemoryLayout<AudioBytePacketTranslation>.size)
    #expect(
      AudioFileGetProperty(file, kAudioFilePropertyByteToPacket, &size, &translation) == noErr)
    #expect(translation.mPacket == 7 && translation.mByteOffsetInPacket == 3)
    #expect(
      get(file, kAudioFilePropertyDataFormatName, CFString?.none)
        == "Linear PCM, 16 bit little-endian signed integer")
    let texts = get(file, kAudioFilePropertyInfoDictionary, CFDictionary?.none)
    #expect(
      texts?[kAFInfoDictionary_ApproximateDurationInSeconds] as? String == "\(1000 / 44_100.0)")
    #expect(get(file, kAudioFilePropertyBitRate, UInt32(0)) == 1_411_200)
    size = 3
    #expect(
      AudioFileGetProperty(file, kAudioFilePropertyFileFormat, &size, &isWritable)
        == kAudioFileBadPropertySizeError)
    #expect(
      AudioFileGetProperty(file, 1, &size, &isWritable) == kAudioFileUnsupportedPropertyError)
    #expect(
      AudioFileSetProperty(file, kAudioFilePropertyDeferSizeUpdates, 4, &isWritable)
        == kAudioFilePermissionsError)
    AudioFileClose(file)
  }

  @Test("AudioFileServices.FJ7. The types of files have extensions and formats")
  func global() throws {
    var (type, size) = (kAudioFileCAFType, UInt32(0))
    #expect(
      AudioFileGetGlobalInfoSize(kAudioFileGlobalInfo_AvailableFormatIDs, 4, &type, &size) == noErr)
    var formats = [AudioFormatID](repeating: 0, count: Int(size) / 4)
    #expect(
      AudioFileGetGlobalInfo(kAudioFileGlobalInfo_AvailableFormatIDs, 4, &type, &size, &formats)
        == noErr)
    #expect(formats.contains(kAudioFormatLinearPCM))
    var name: CFString = "wav"
    var types: [AudioFileTypeID] = [0, 0]
    size = 8
    let status = withUnsafeMutablePointer(to: &name) {
      AudioFileGetGlobalInfo(
        kAudioFileGlobalInfo_TypesForExtension, UInt32(MemoryLayout<CFString>.size), $0, &size,
        &types)
    }
    #expect(status == noErr)
    #expect(types[0] == kAudioFileWAVEType && size == 4)
    #expect(
      AudioFileGetGlobalInfo(1, 0, nil, &size, &types) == kAudioFileUnsupportedPropertyError)
  }

  @Test("AudioFileServices.AJ1. Formats are completed, named and told apart")
  func formats() throws {
    var format = AudioStreamBasicDescription()
    (format.mFormatID, format.mSampleRate, format.mChannelsPerFrame) = (
      kAudioFormatAppleIMA4, 44_100, 2
    )
    var size: UInt32 = 40
    #expect(
      AudioFormatGetProperty(kAudioFormatProperty_FormatInfo, 0, nil, &size, &format) == noErr)
    #expect(format.mBytesPerPacket == 68 && format.mFramesPerPacket == 64)
    var (name, length): (CFString?, UInt32) = (nil, UInt32(MemoryLayout<CFString?>.size))
    let status = withUnsafeMutablePointer(to: &name) {
      AudioFormatGetProperty(kAudioFormatProperty_FormatName, 40, &format, &length, $0)
    }
    #expect(status == noErr)
    #expect(name == "IMA 4:1")
    var isVaried: UInt32 = 9
    size = 4
    var mp3 = AudioStreamBasicDescription.mp3
    #expect(
      AudioFormatGetProperty(kAudioFormatProperty_FormatIsVBR, 40, &mp3, &size, &isVaried) == noErr)
    #expect(isVaried == 1)
    #expect(
      AudioFormatGetProperty(kAudioFormatProperty_FormatIsVBR, 39, &mp3, &size, &isVaried)
        == kAudioFormatBadSpecifierSizeError)
    mp3.mFormatID = kAudioFormatAC3
    #expect(
      AudioFormatGetProperty(kAudioFormatProperty_FormatIsVBR, 40, &mp3, &size, &isVaried)
        == kAudioFormatUnsupportedDataFormatError)
    #expect(
      AudioFormatGetPropertyInfo(1, 0, nil, &size) == kAudioFormatUnsupportedPropertyError)
  }

  @Test("AudioFileServices.AJ2. A text is read into a reference, in the size of either")
  func references() throws {
    var format = AudioStreamBasicDescription.pcm(44_100, channels: 2)
    for bytes in [MemoryLayout<CFString>.size, MemoryLayout<Unmanaged<CFString>?>.size] {
      var (name, size): (Unmanaged<CFString>?, UInt32) = (nil, UInt32(bytes))
      let status = AudioFormatGetProperty(
        kAudioFormatProperty_FormatName, 40, &format, &size, &name)
      #expect(status == noErr && size == 8)
      let text = try #require(name).takeRetainedValue()
      #expect(text == "Linear PCM, 16 bit little-endian signed integer")
    }
    var (name, size): (Unmanaged<CFString>?, UInt32) = (nil, 4)
    #expect(
      AudioFormatGetProperty(kAudioFormatProperty_FormatName, 40, &format, &size, &name)
        == kAudioFormatBadPropertySizeError)
    size = 8
    #expect(
      AudioFormatGetProperty(kAudioFormatProperty_FormatIsVBR, 40, &format, &size, &name)
        == kAudioFormatUnsupportedPropertyError)
    #expect(name == nil)
  }

  @Test("AudioFileServices.AJ2. Arrays, dictionaries and given texts are references")
  func collections() throws {
    var type = kAudioFileWAVEType
    var (endings, size): (Unmanaged<CFArray>?, UInt32) = (nil, 8)
    #expect(
      AudioFileGetGlobalInfo(kAudioFileGlobalInfo_ExtensionsForType, 4, &type, &size, &endings)
        == noErr)
    #expect(endings?.takeRetainedValue() as? [String] == ["wav", "wave"])
    let written = try WrittenFile(
      kAudioFileWAVEType, .pcm(44_100, channels: 2), [UInt8](repeating: 0, count: 4000))
    let file = try open(written.url)
    var texts: Unmanaged<CFDictionary>?
    #expect(AudioFileGetProperty(file, kAudioFilePropertyInfoDictionary, &size, &texts) == noErr)
    #expect(
      texts?.takeRetainedValue()[kAFInfoDictionary_ApproximateDurationInSeconds] as? String
        == "\(1000 / 44_100.0)")
    var wrong: Unmanaged<CFString>?
    #expect(
      AudioFileGetProperty(file, kAudioFilePropertyInfoDictionary, &size, &wrong)
        == kAudioFileUnsupportedPropertyError)
    var name: Unmanaged<CFString>? = .passRetained("wave")
    var types = [UInt32](repeating: 0, count: 4)
    size = 16
    #expect(
      AudioFileGetGlobalInfo(kAudioFileGlobalInfo_TypesForExtension, 8, &name, &size, &types)
        == noErr)
    #expect(types[0] == kAudioFileWAVEType)
    name?.release()
  }
}

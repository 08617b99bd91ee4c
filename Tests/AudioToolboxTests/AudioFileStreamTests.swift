import AudioToolbox
import Foundation
import TestSupport
import Testing

/// Streams of sound files that come in pieces.
@Suite struct AudioFileStreamTests {
  /// The calls that a stream has made.
  final class Heard: @unchecked Sendable {
    var properties: [AudioFileStreamPropertyID] = []
    var bytes: [UInt8] = []
    var packets = 0
    var format = AudioStreamBasicDescription()
    var byteCount: UInt64 = 0
    var closesAtOnce = false

    static func of(_ data: UnsafeMutableRawPointer) -> Heard {
      Unmanaged<Heard>.fromOpaque(data).takeUnretainedValue()
    }
  }

  static func open(_ heard: Heard, hint: AudioFileTypeID = 0) -> AudioFileStreamID? {
    var stream: AudioFileStreamID?
    let status = AudioFileStreamOpen(
      Unmanaged.passUnretained(heard).toOpaque(),
      { data, stream, property, flags in
        let heard = Heard.of(data)
        heard.properties.append(property)
        var size: UInt32 = 40
        if property == kAudioFileStreamProperty_DataFormat {
          AudioFileStreamGetProperty(stream, property, &size, &heard.format)
        }
        size = 8
        if property == kAudioFileStreamProperty_AudioDataByteCount {
          AudioFileStreamGetProperty(stream, property, &size, &heard.byteCount)
        }
      },
      { data, count, packets, bytes, descriptions in
        let heard = Heard.of(data)
        heard.bytes += UnsafeRawBufferPointer(start: bytes, count: Int(count))
        heard.packets += Int(packets)
      }, hint, &stream)
    return status == noErr ? stream : nil
  }

  @Test(
    "AudioFileServices.FK1, AudioFileServices.FK2. The pieces do not change properties and packets",
    arguments: [1, 7, 100, 1 << 20])
  func pieces(size: Int) throws {
    let layouts: [(AudioFileTypeID, AudioStreamBasicDescription)] = [
      (kAudioFileWAVEType, .pcm(44_100, channels: 2)),
      (kAudioFileWAVEType, .pcm(48_000, bits: 24)),
      (kAudioFileAIFFType, .pcm(44_100, channels: 2, isBigEndian: true)),
      (kAudioFileCAFType, .pcm(48_000, bits: 32, isFloat: true)),
      (kAudioFileNextType, .pcm(8000, isBigEndian: true)),
    ]
    for (type, format) in layouts {
      let count = Int(format.mBytesPerPacket) * 501
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 13) }
      let file = try WrittenFile(type, format, bytes).contents
      let heard = Heard()
      let stream = try #require(Self.open(heard, hint: type))
      for start in stride(from: 0, to: file.count, by: size) {
        let part = Array(file[start...].prefix(size))
        #expect(AudioFileStreamParseBytes(stream, UInt32(part.count), part, []) == noErr)
      }
      #expect(heard.bytes == bytes && heard.packets == 501, "\(type) \(heard.bytes.count)")
      #expect(heard.format == format)
      #expect(heard.byteCount == UInt64(count))
      #expect(heard.properties.last == kAudioFileStreamProperty_ReadyToProducePackets)
      #expect(Set(heard.properties).count == heard.properties.count)
      var (type, ready, length): (UInt32, UInt32, UInt32) = (0, 0, 4)
      AudioFileStreamGetProperty(stream, kAudioFileStreamProperty_FileFormat, &length, &type)
      AudioFileStreamGetProperty(
        stream, kAudioFileStreamProperty_ReadyToProducePackets, &length, &ready)
      #expect(ready == 1)
      #expect(AudioFileStreamClose(stream) == noErr)
      #expect(AudioFileStreamClose(stream) == kAudio_ParamError)
      #expect(AudioFileStreamParseBytes(stream, 0, nil, []) == kAudio_ParamError)
    }
  }

  @Test("AudioFileServices.FK3. After a seek the packets go on from another place")
  func seek() throws {
    let bytes = (0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let file = try WrittenFile(kAudioFileWAVEType, .pcm(44_100, channels: 2), bytes).contents
    let heard = Heard()
    let stream = try #require(Self.open(heard))
    var (place, flags): (Int64, AudioFileStreamSeekFlags) = (9, .offsetIsEstimated)
    #expect(
      AudioFileStreamSeek(stream, 1, &place, &flags) == kAudioFileStreamError_IllegalOperation)
    var (offset, size): (Int64, UInt32) = (0, 8)
    #expect(
      AudioFileStreamGetProperty(stream, kAudioFileStreamProperty_DataOffset, &size, &offset)
        == kAudioFileStreamError_ValueUnknown)
    #expect(AudioFileStreamParseBytes(stream, 300, file, []) == noErr)
    #expect(
      AudioFileStreamGetProperty(stream, kAudioFileStreamProperty_DataOffset, &size, &offset)
        == noErr)
    #expect(AudioFileStreamSeek(stream, 900, &place, &flags) == noErr)
    #expect(place == 3600 && flags == [])
    heard.bytes = []
    let rest = Array(file[Int(offset + place)...])
    #expect(
      AudioFileStreamParseBytes(stream, UInt32(rest.count), rest, .discontinuity) == noErr)
    #expect(heard.bytes == Array(bytes[3600...]))
    #expect(
      AudioFileStreamSeek(stream, 1001, &place, &flags)
        == kAudioFileStreamError_InvalidPacketOffset)
    AudioFileStreamClose(stream)
  }

  @Test("AudioFileServices.FK2. What is not parsed is refused, and stays refused")
  func refusals() throws {
    let heard = Heard()
    #expect(Self.open(heard, hint: kAudioFileMP3Type) == nil)
    let stream = try #require(Self.open(heard))
    let noise = [UInt8](repeating: 0xAB, count: 1 << 17)
    #expect(
      AudioFileStreamParseBytes(stream, UInt32(noise.count), noise, [])
        == kAudioFileStreamError_UnsupportedFileType)
    #expect(
      AudioFileStreamParseBytes(stream, 10, noise, [])
        == kAudioFileStreamError_UnsupportedFileType)
    var (value, size): (UInt32, UInt32) = (0, 4)
    #expect(
      AudioFileStreamGetProperty(stream, 1, &size, &value)
        == kAudioFileStreamError_UnsupportedProperty)
    #expect(
      AudioFileStreamSetProperty(stream, kAudioFileStreamProperty_BitRate, 4, &value)
        == kAudioFileStreamError_UnsupportedProperty)
    AudioFileStreamClose(stream)
    let other = try #require(Self.open(heard))
    #expect(
      AudioFileStreamParseBytes(other, 10, noise, .discontinuity)
        == kAudioFileStreamError_DiscontinuityCantRecover)
    AudioFileStreamClose(other)
    #expect(heard.properties.isEmpty)
  }

  @Test("AudioFileServices.FK2. Damaged files crash nothing", arguments: 0..<300)
  func damage(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let types: [(AudioFileTypeID, AudioStreamBasicDescription)] = [
      (kAudioFileWAVEType, .pcm(44_100, channels: 2)), (kAudioFileCAFType, .pcm(44_100)),
      (kAudioFileAIFFType, .pcm(44_100, isBigEndian: true)),
    ]
    let (type, format) = types[seed % 3]
    var file = try WrittenFile(type, format, [UInt8](repeating: 1, count: 400)).contents
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      file[Int.random(in: 0..<min(120, file.count), using: &random)] = .random(
        in: 0...255, using: &random)
    }
    let heard = Heard()
    let stream = try #require(Self.open(heard))
    var place = 0
    while place < file.count {
      let part = Array(file[place...].prefix(Int.random(in: 1...200, using: &random)))
      place += part.count
      if AudioFileStreamParseBytes(stream, UInt32(part.count), part, []) != noErr { break }
    }
    #expect(heard.bytes.count <= file.count)
    AudioFileStreamClose(stream)
  }
}

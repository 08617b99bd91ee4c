import AudioToolbox
import Foundation
import TestSupport
import Testing

/// Audio converters.
@Suite struct AudioConverterTests {
  private func make(
    _ input: AudioStreamBasicDescription, _ output: AudioStreamBasicDescription
  ) throws -> AudioConverterRef {
    var (input, output, converter) = (input, output, AudioConverterRef?.none)
    #expect(AudioConverterNew(&input, &output, &converter) == noErr)
    return try #require(converter)
  }

  /// The samples that a callback supplies.
  private final class Supply {
    var samples: [Float]
    var place = 0
    var calls = 0
    var largest = Int.max

    init(_ samples: [Float]) { self.samples = samples }
  }

  private static let supply: AudioConverterComplexInputDataProc = { _, packets, list, _, data in
    guard let data else { return -1 }
    let supply = Unmanaged<Supply>.fromOpaque(data).takeUnretainedValue()
    supply.calls += 1
    let count = min(Int(packets.pointee), supply.samples.count - supply.place, supply.largest)
    supply.samples.withUnsafeMutableBufferPointer { samples in
      list.pointee.mBuffers.mData = samples.baseAddress.map {
        UnsafeMutableRawPointer($0 + supply.place)
      }
    }
    list.pointee.mBuffers.mDataByteSize = UInt32(count * 4)
    packets.pointee = UInt32(count)
    supply.place += count
    return noErr
  }

  private func fill(
    _ converter: AudioConverterRef, _ supply: Supply, _ wanted: Int
  ) -> (samples: [Float], status: OSStatus) {
    var output = [Float](repeating: 9, count: max(1, wanted))
    var packets = UInt32(wanted)
    let status = output.withUnsafeMutableBytes { bytes in
      var list = AudioBufferList(
        mNumberBuffers: 1,
        mBuffers: AudioBuffer(
          mNumberChannels: 1, mDataByteSize: UInt32(wanted * 4), mData: bytes.baseAddress))
      return AudioConverterFillComplexBuffer(
        converter, Self.supply, Unmanaged.passUnretained(supply).toOpaque(), &packets, &list, nil)
    }
    return (Array(output[..<Int(packets)]), status)
  }

  @Test(
    "AudioConverters.CX2. Every format of linear PCM converts to a wider one and back unchanged",
    arguments: 0..<200)
  func roundTrip(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let bits = [8, 16, 24, 32].randomElement(using: &random) ?? 8
    let channels = UInt32.random(in: 1...4, using: &random)
    func flag() -> Bool { Bool.random(using: &random) }
    let narrow = AudioStreamBasicDescription.pcm(
      44_100, channels: channels, bits: UInt32(bits), isBigEndian: flag(), isInterleaved: flag(),
      isSigned: flag())
    let isFloat = flag()
    let wide = AudioStreamBasicDescription.pcm(
      44_100, channels: channels, bits: isFloat ? 64 : 32, isFloat: isFloat, isBigEndian: flag(),
      isInterleaved: flag(), isSigned: flag())
    let count = Int.random(in: 0...100, using: &random)
    let input = (0..<(count * bits / 8 * Int(channels))).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    let there = try make(narrow, wide)
    let back = try make(wide, narrow)
    var middle = [UInt8](repeating: 0, count: count * 8 * Int(channels) + 8)
    var size = UInt32(middle.count)
    #expect(
      AudioConverterConvertBuffer(there, UInt32(input.count), input, &size, &middle) == noErr)
    var output = [UInt8](repeating: 0, count: input.count + 8)
    var length = UInt32(output.count)
    #expect(AudioConverterConvertBuffer(back, size, middle, &length, &output) == noErr)
    #expect(Int(length) == input.count && Array(output[..<input.count]) == input)
    AudioConverterDispose(there)
    AudioConverterDispose(back)
  }

  @Test("AudioConverters.CX2. Sizes are whole packets, and rates are not converted by a buffer")
  func sizes() throws {
    let converter = try make(.pcm(44_100), .pcm(44_100, bits: 32, isFloat: true))
    var output = [Float](repeating: 0, count: 4)
    var size: UInt32 = 16
    let input: [Int16] = [16_384, -32_768, 0, 1]
    #expect(AudioConverterConvertBuffer(converter, 8, input, &size, &output) == noErr)
    #expect(size == 16 && output == [0.5, -1, 0, 1 / 32768])
    #expect(
      AudioConverterConvertBuffer(converter, 7, input, &size, &output)
        == kAudioConverterErr_InvalidInputSize)
    size = 15
    #expect(
      AudioConverterConvertBuffer(converter, 8, input, &size, &output)
        == kAudioConverterErr_InvalidOutputSize)
    let other = try make(.pcm(44_100), .pcm(48_000))
    #expect(
      AudioConverterConvertBuffer(other, 8, input, &size, &output)
        == kAudioConverterErr_OperationNotSupported)
    #expect(AudioConverterDispose(converter) == noErr)
    #expect(AudioConverterDispose(converter) == kAudio_ParamError)
    #expect(AudioConverterReset(converter) == kAudio_ParamError)
  }

  @Test("AudioConverters.CX3. A tone keeps its frequency and level at another rate")
  func rate() throws {
    let tone = (0..<44_100).map { Float(0.5 * sin(2 * Double.pi * 1000 * Double($0) / 44_100)) }
    let supply = Supply(tone)
    supply.largest = 777
    let converter = try make(
      .pcm(44_100, bits: 32, isFloat: true), .pcm(48_000, bits: 32, isFloat: true))
    var output: [Float] = []
    while true {
      let part = fill(converter, supply, 500)
      #expect(part.status == noErr)
      if part.samples.isEmpty { break }
      output += part.samples
    }
    #expect(abs(output.count - 48_000) < 200)
    let middle = output[4000..<44_000]
    let crossings = zip(middle, middle.dropFirst()).count { $0 < 0 && $1 >= 0 }
    let power = middle.reduce(0) { $0 + $1 * $1 } / Float(middle.count)
    #expect(abs(crossings - 833) <= 1 && abs(power.squareRoot() - 0.35355) < 0.001)
    // After the end nothing more is asked for, until the converter is reset.
    let calls = supply.calls
    #expect(fill(converter, supply, 10).samples.isEmpty && supply.calls == calls)
    AudioConverterReset(converter)
    (supply.samples, supply.place) = ([1, 2, 3], 0)
    #expect(fill(converter, supply, 10).status == noErr && supply.calls > calls)
    AudioConverterDispose(converter)
  }

  @Test("AudioConverters.CX3. A status of the callback is returned with the frames before it")
  func status() throws {
    let converter = try make(
      .pcm(8000, bits: 32, isFloat: true), .pcm(8000, bits: 32, isFloat: true))
    nonisolated(unsafe) var calls = 0
    var samples: [Float] = [1, 2, 3]
    var output = [Float](repeating: 0, count: 10)
    var packets: UInt32 = 10
    let status = samples.withUnsafeMutableBytes { source in
      output.withUnsafeMutableBytes { bytes in
        nonisolated(unsafe) let input = source.baseAddress
        var list = AudioBufferList(
          mNumberBuffers: 1,
          mBuffers: AudioBuffer(mNumberChannels: 1, mDataByteSize: 40, mData: bytes.baseAddress))
        return AudioConverterFillComplexBuffer(
          converter,
          { _, packets, list, _, _ in
            calls += 1
            packets.pointee = calls == 1 ? 3 : 0
            list.pointee.mBuffers.mData = input
            list.pointee.mBuffers.mDataByteSize = 12
            return calls == 1 ? noErr : 1234
          }, nil, &packets, &list, nil)
      }
    }
    #expect(status == 1234 && packets == 3 && output[..<3] == [1, 2, 3])
    AudioConverterDispose(converter)
  }

  @Test("AudioConverters.CX1. Compressed formats and impossible rates are refused")
  func refusals() {
    var converter: AudioConverterRef?
    var (pcm, mp3) = (AudioStreamBasicDescription.pcm(44_100), AudioStreamBasicDescription.mp3)
    #expect(AudioConverterNew(&mp3, &pcm, &converter) == kAudioConverterErr_FormatNotSupported)
    #expect(AudioConverterNew(&pcm, &mp3, &converter) == kAudioConverterErr_FormatNotSupported)
    var slow = AudioStreamBasicDescription.pcm(10)
    #expect(
      AudioConverterNew(&pcm, &slow, &converter) == kAudioConverterErr_OutputSampleRateOutOfRange)
    var wrong = pcm
    wrong.mBytesPerFrame = 3
    #expect(AudioConverterNew(&wrong, &pcm, &converter) == kAudioConverterErr_FormatNotSupported)
    #expect(converter == nil)
  }

  @Test("AudioConverters.CX4. The channel map and the other properties")
  func properties() throws {
    let converter = try make(.pcm(44_100, channels: 2), .pcm(44_100, channels: 2))
    var map: [Int32] = [1, -1]
    #expect(AudioConverterSetProperty(converter, kAudioConverterChannelMap, 8, &map) == noErr)
    var (input, output, size): ([Int16], [Int16], UInt32) = ([1, 2, 3, 4], [9, 9, 9, 9], 8)
    #expect(AudioConverterConvertBuffer(converter, 8, &input, &size, &output) == noErr)
    #expect(output == [2, 0, 4, 0])
    var bytes: UInt32 = 400
    size = 4
    #expect(
      AudioConverterGetProperty(
        converter, kAudioConverterPropertyCalculateInputBufferSize, &size, &bytes) == noErr)
    #expect(bytes == 400)
    var format = AudioStreamBasicDescription()
    size = 40
    #expect(
      AudioConverterGetProperty(
        converter, kAudioConverterCurrentInputStreamDescription, &size, &format) == noErr)
    #expect(format == .pcm(44_100, channels: 2))
    #expect(
      AudioConverterGetProperty(converter, kAudioConverterChannelMap, &size, &format) == noErr)
    size = 3
    #expect(
      AudioConverterGetProperty(converter, kAudioConverterPrimeMethod, &size, &bytes)
        == kAudioConverterErr_BadPropertySizeError)
    #expect(
      AudioConverterSetProperty(converter, kAudioConverterEncodeBitRate, 4, &bytes)
        == kAudioConverterErr_PropertyNotSupported)
    AudioConverterDispose(converter)
  }

  @Test(
    "AudioConverters.CX1. μ-law and A-law decode as libsndfile decodes them",
    arguments: [
      (kAudioFormatULaw, [UInt8(0x00), 0x80, 0xFF], [Int16(-32_124), 32_124, 0]),
      (kAudioFormatALaw, [UInt8(0x2A), 0xAA, 0xD5], [Int16(-32_256), 32_256, 8]),
    ])
  func law(format: AudioFormatID, bytes: [UInt8], wanted: [Int16]) throws {
    var source = AudioStreamBasicDescription.pcm(8000, bits: 8)
    (source.mFormatID, source.mFormatFlags) = (format, 0)
    let converter = try make(source, .pcm(8000))
    var (output, size): ([Int16], UInt32) = ([0, 0, 0], 6)
    #expect(AudioConverterConvertBuffer(converter, 3, bytes, &size, &output) == noErr)
    #expect(output == wanted)
    let back = try make(.pcm(8000), source)
    var (again, length): ([UInt8], UInt32) = ([0, 0, 0], 3)
    #expect(AudioConverterConvertBuffer(back, 6, output, &length, &again) == noErr)
    var third: [Int16] = [0, 0, 0]
    size = 6
    AudioConverterConvertBuffer(converter, 3, again, &size, &third)
    #expect(third == wanted)
    for converter in [converter, back] { AudioConverterDispose(converter) }
  }
}

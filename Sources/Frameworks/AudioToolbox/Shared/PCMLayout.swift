import Synchronization

/// The layout of linear PCM samples in memory, and their conversion to floating point.
///
/// μ-law and A-law count as linear PCM here, since each of their bytes is a sample.
struct PCMLayout: Sendable, Equatable {
  /// The coding of a sample.
  enum Coding: Sendable, Equatable {
    /// A floating-point number of 4 or 8 bytes.
    case float
    /// An integer.
    ///
    /// - Parameters:
    ///   - bits: The number of significant bits.
    ///   - isSigned: Whether the samples are signed; otherwise the middle of the range is silence.
    ///   - isHigh: Whether the significant bits are the high ones of the bytes.
    ///   - scale: The integer of full scale.
    case integer(bits: Int, isSigned: Bool, isHigh: Bool, scale: Double)
    /// A byte that indexes a table.
    case table(SampleTable)
  }

  /// Frames per second.
  let sampleRate: Double
  /// The number of channels.
  let channelCount: Int
  /// The number of bytes of a sample.
  let sampleBytes: Int
  /// Whether the channels are interleaved in one buffer.
  let isInterleaved: Bool
  /// Whether the samples are big-endian.
  let isBigEndian: Bool
  /// The coding.
  let coding: Coding

  /// Creates the layout of a description; `nil` if it is not linear PCM, or is inconsistent.
  ///
  /// - Parameter ignoresRate: Whether a rate of 0 is valid, as for a converter without rate
  ///   conversion.
  init?(_ format: AudioStreamBasicDescription) {
    guard format.mSampleRate.isFinite, format.mSampleRate > 0,
      format.mSampleRate <= Self.highestRate,
      (1...Self.largestChannelCount).contains(
        format.mChannelsPerFrame)
    else { return nil }
    let flags = format.mFormatFlags
    let channels = Int(format.mChannelsPerFrame)
    sampleRate = format.mSampleRate
    channelCount = channels
    if let table = SampleTable(format.mFormatID) {
      guard format.mBytesPerPacket == 0 || Int(format.mBytesPerPacket) == channels else {
        return nil
      }
      (sampleBytes, isInterleaved, isBigEndian, coding) = (1, true, false, .table(table))
      return
    }
    isInterleaved = flags & kAudioFormatFlagIsNonInterleaved == 0
    let samples = isInterleaved ? channels : 1
    let (bytes, bits) = (Int(format.mBytesPerFrame), Int(format.mBitsPerChannel))
    guard format.mFormatID == kAudioFormatLinearPCM, bytes > 0, bytes % samples == 0,
      format.mFramesPerPacket == 1, Int(format.mBytesPerPacket) == bytes, bits > 0,
      bits <= bytes / samples * 8
    else { return nil }
    sampleBytes = bytes / samples
    isBigEndian = flags & kAudioFormatFlagIsBigEndian != 0
    if flags & kAudioFormatFlagIsFloat != 0 {
      guard bits == sampleBytes * 8, bits == 32 || bits == 64 else { return nil }
      coding = .float
      return
    }
    let fraction =
      (flags & kLinearPCMFormatFlagsSampleFractionMask)
      >> kLinearPCMFormatFlagsSampleFractionShift
    guard sampleBytes <= 4, Int(fraction) < bits else { return nil }
    let isHigh = bits < sampleBytes * 8 && flags & kAudioFormatFlagIsAlignedHigh != 0
    let exponent = fraction > 0 ? Int(fraction) : bits - 1
    coding = .integer(
      bits: bits, isSigned: flags & kAudioFormatFlagIsSignedInteger != 0, isHigh: isHigh,
      scale: Double(sign: .plus, exponent: exponent, significand: 1))
  }

  /// The size of a frame in one buffer, in bytes.
  var frameBytes: Int { isInterleaved ? sampleBytes * channelCount : sampleBytes }
  /// The number of buffers.
  var bufferCount: Int { isInterleaved ? 1 : channelCount }

  /// Returns the address of a sample in the buffers, by frame and channel.
  func place(
    _ channel: Int, _ frame: Int, in buffers: [UnsafeMutableRawPointer]
  ) -> UnsafeMutableRawPointer {
    isInterleaved
      ? buffers[0] + (frame * channelCount + channel) * sampleBytes
      : buffers[channel] + frame * sampleBytes
  }

  // MARK: Samples

  /// Returns a sample relative to full scale.
  func load(_ place: UnsafeRawPointer) -> Double {
    switch coding {
    case .float:
      if sampleBytes == 4 {
        let bits = place.loadUnaligned(as: UInt32.self)
        return Double(Float(bitPattern: isBigEndian ? bits.byteSwapped : bits))
      }
      let bits = place.loadUnaligned(as: UInt64.self)
      return Double(bitPattern: isBigEndian ? bits.byteSwapped : bits)
    case .integer(let bits, let isSigned, let isHigh, let scale):
      var value: UInt32 = 0
      for index in 0..<sampleBytes {
        let shift = (isBigEndian ? sampleBytes - 1 - index : index) * 8
        value |= UInt32(place.load(fromByteOffset: index, as: UInt8.self)) << UInt32(shift)
      }
      if isHigh { value >>= UInt32(sampleBytes * 8 - bits) }
      let unused = UInt32(32 - bits)
      guard isSigned else {
        let middle = Double(sign: .plus, exponent: bits - 1, significand: 1)
        return (Double((value << unused) >> unused) - middle) / scale
      }
      return Double(Int32(bitPattern: value << unused) >> Int32(unused)) / scale
    case .table(let table):
      return table.value(place.load(as: UInt8.self))
    }
  }

  /// Stores a value relative to full scale as a sample; integers are clipped.
  func store(_ value: Double, at place: UnsafeMutableRawPointer) {
    switch coding {
    case .float:
      if sampleBytes == 4 {
        let bits = Float(value).bitPattern
        place.storeBytes(of: isBigEndian ? bits.byteSwapped : bits, as: UInt32.self)
      } else {
        let bits = value.bitPattern
        place.storeBytes(of: isBigEndian ? bits.byteSwapped : bits, as: UInt64.self)
      }
    case .integer(let bits, let isSigned, let isHigh, let scale):
      let limit = Double(sign: .plus, exponent: bits - 1, significand: 1)
      let scaled = (value * scale).rounded()
      let level = scaled.isNaN ? 0 : min(max(scaled, -limit), limit - 1)
      let number = isSigned ? Int64(level) : Int64(level + limit)
      var word = UInt32(truncatingIfNeeded: number)
      if isHigh { word <<= UInt32(sampleBytes * 8 - bits) }
      for index in 0..<sampleBytes {
        let shift = (isBigEndian ? sampleBytes - 1 - index : index) * 8
        place.storeBytes(
          of: UInt8(truncatingIfNeeded: word >> UInt32(shift)), toByteOffset: index,
          as: UInt8.self)
      }
    case .table(let table):
      place.storeBytes(of: table.nearest(value), as: UInt8.self)
    }
  }

  /// The maximum sample rate.
  ///
  /// - Source: ours: that of AVFAudio's formats. Confidence: guess.
  static let highestRate = 1_536_000.0
  /// The maximum number of channels.
  ///
  /// - Source: ours: that of sound files. Confidence: guess.
  static let largestChannelCount: UInt32 = 64
}

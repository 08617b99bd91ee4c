/// The linear PCM format that an app requests (Players.RD2…).
struct PCMFormat: Sendable {
  let sampleRate: Int
  let channelCount: Int
  let description: AudioStreamBasicDescription

  /// Creates the format of settings; nil unless they are supported linear PCM settings.
  ///
  /// - Parameters:
  ///   - settings: The settings, by the keys of AVFAudio.
  ///   - track: The track's format, for what the settings omit.
  init?(_ settings: [String: Any], track: AudioStreamBasicDescription) {
    var all: [String: Any] = [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: track.mSampleRate,
      AVNumberOfChannelsKey: track.mChannelsPerFrame,
    ]
    all.merge(settings) { $1 }
    guard let parsed = AudioSettings(all), parsed.format == kAudioFormatLinearPCM,
      parsed.sampleRate == parsed.sampleRate.rounded(),
      (parsed.isFloat ? [32, 64] : [8, 16, 24, 32]).contains(parsed.bitDepth)
    else { return nil }
    (sampleRate, channelCount) = (Int(parsed.sampleRate), parsed.channelCount)
    description = parsed.description
  }

  /// Returns interleaved samples converted to the bytes of the format.
  func bytes(of samples: [Float]) -> [UInt8] {
    let flags = description.mFormatFlags
    let isFloat = flags & kAudioFormatFlagIsFloat != 0
    let isBig = flags & kAudioFormatFlagIsBigEndian != 0
    let size = Int(description.mBitsPerChannel) / 8
    let frames = samples.count / channelCount
    let isSeparate = flags & kAudioFormatFlagIsNonInterleaved != 0
    var bytes: [UInt8] = []
    bytes.reserveCapacity(samples.count * size)
    for index in 0..<frames * channelCount {
      // Noninterleaved channels follow one another.
      let place = isSeparate ? index % frames * channelCount + index / frames : index
      let sample = samples[place]
      let bits: UInt64 =
        switch (isFloat, size) {
        case (true, 4): UInt64(sample.bitPattern)
        case (true, _): Double(sample).bitPattern
        case (false, _):
          UInt64(bitPattern: Self.integer(sample, bits: size * 8))
        }
      for number in 0..<size {
        bytes.append(UInt8(truncatingIfNeeded: bits >> ((isBig ? size - 1 - number : number) * 8)))
      }
    }
    return bytes
  }

  /// Returns the interleaved samples of bytes in a linear PCM format; nil for any other.
  static func samples(
    of bytes: UnsafeRawBufferPointer, _ description: AudioStreamBasicDescription
  ) -> [Float]? {
    let (flags, size) = (description.mFormatFlags, Int(description.mBitsPerChannel) / 8)
    let isFloat = flags & kAudioFormatFlagIsFloat != 0
    guard description.mFormatID == kAudioFormatLinearPCM, description.mChannelsPerFrame > 0,
      isFloat ? [4, 8].contains(size) : (1...4).contains(size)
    else { return nil }
    let isBig = flags & kAudioFormatFlagIsBigEndian != 0
    let channels = Int(description.mChannelsPerFrame)
    let frames = bytes.count / size / channels
    let isSeparate = flags & kAudioFormatFlagIsNonInterleaved != 0
    return (0..<frames * channels).map { index in
      let place = (isSeparate ? index % channels * frames + index / channels : index) * size
      var bits: UInt64 = 0
      for number in 0..<size {
        bits |= UInt64(bytes[place + (isBig ? size - 1 - number : number)]) << (number * 8)
      }
      if isFloat {
        return size == 4
          ? Float(bitPattern: UInt32(bits)) : Float(Double(bitPattern: bits))
      }
      let shift = 64 - size * 8
      return Float(Double(Int64(bitPattern: bits << shift) >> shift) / Double(1 << (size * 8 - 1)))
    }
  }

  /// Returns a sample as an integer, clipped.
  private static func integer(_ sample: Float, bits: Int) -> Int64 {
    let scale = Double(1 << (bits - 1))
    return Int64(min(max((Double(sample) * scale).rounded(), -scale), scale - 1))
  }
}

/// A piece of audio as mono floating-point samples.
struct SoundPiece: Sendable {
  /// The samples.
  let samples: [Float]
  /// The sample rate.
  let sampleRate: Double

  /// The duration in seconds.
  var seconds: Double { Double(samples.count) / sampleRate }

  /// Creates a piece from a buffer, with its channels mixed down; `nil` if the sample format is not
  /// supported.
  init?(_ buffer: AVAudioPCMBuffer) {
    let format = buffer.format
    let (count, channels) = (Int(buffer.frameLength), Int(format.channelCount))
    guard format.sampleRate > 0, channels > 0 else { return nil }
    var sum = [Float](repeating: 0, count: count)
    if let data = buffer.floatChannelData {
      for channel in 0..<channels {
        for frame in 0..<count { sum[frame] += data[channel][frame * buffer.stride] }
      }
    } else if let data = buffer.int16ChannelData {
      for channel in 0..<channels {
        for frame in 0..<count {
          sum[frame] += Float(data[channel][frame * buffer.stride]) / 32768
        }
      }
    } else {
      return nil
    }
    if channels > 1 { for frame in 0..<count { sum[frame] /= Float(channels) } }
    (samples, sampleRate) = (sum, format.sampleRate)
  }

  /// Creates a piece from a sample buffer, with its channels mixed down; `nil` if the sample format
  /// is not supported.
  init?(_ buffer: CMSampleBuffer) {
    guard let format = buffer.formatDescription?.audioStreamBasicDescription,
      let data = try? buffer.dataBuffer?.dataBytes(), format.mSampleRate > 0,
      format.mChannelsPerFrame > 0
    else { return nil }
    let channels = Int(format.mChannelsPerFrame)
    let isFloat = format.mFormatFlags & kAudioFormatFlagIsFloat != 0
    let isSeparate = format.mFormatFlags & kAudioFormatFlagIsNonInterleaved != 0
    let isBigEndian = format.mFormatFlags & kAudioFormatFlagIsBigEndian != 0
    let width = Int(format.mBitsPerChannel) / 8
    guard format.mFormatID == kAudioFormatLinearPCM, !isBigEndian,
      isFloat ? width == 4 : width == 2
    else { return nil }
    let count = data.count / (width * channels)
    var sum = [Float](repeating: 0, count: count)
    data.withUnsafeBytes { bytes in
      for channel in 0..<channels {
        for frame in 0..<count {
          let index = isSeparate ? channel * count + frame : frame * channels + channel
          sum[frame] +=
            isFloat
            ? bytes.loadUnaligned(fromByteOffset: index * 4, as: Float.self)
            : Float(bytes.loadUnaligned(fromByteOffset: index * 2, as: Int16.self)) / 32768
        }
      }
    }
    if channels > 1 { for frame in 0..<count { sum[frame] /= Float(channels) } }
    (samples, sampleRate) = (sum, format.mSampleRate)
  }
}

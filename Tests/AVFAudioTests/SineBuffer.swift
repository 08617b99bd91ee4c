import AVFoundation
import Testing

/// Buffers with a tone of 440 Hz and half the full level.
enum SineBuffer {
  /// Returns a buffer with the tone on its first channel.
  static func make(_ format: AVAudioFormat, seconds: Double) throws -> AVAudioPCMBuffer {
    let count = Int(seconds * format.sampleRate)
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(count)))
    buffer.frameLength = AVAudioFrameCount(count)
    for frame in 0..<count {
      let level = Float(0.5 * sin(2 * .pi * 440 * Double(frame) / format.sampleRate))
      buffer.floatChannelData?[0][frame] = level
    }
    return buffer
  }
}

internal import CTactusSamplerate
internal import CTactusSndfile
import TactusHapticSynthesis
internal import TactusTextFormatting

/// A reader of sounds through libsndfile, at a chosen sample rate.
public enum SoundFileReader {
  /// The maximum duration of a sound in seconds.
  ///
  /// - Source: ours, so that a wrong file takes little memory. Confidence: guess.
  public static let longestDuration = 600.0

  /// Reads a whole sound: WAV, AIFF, CAF, FLAC, Ogg, MP3, or any other format of libsndfile.
  ///
  /// The first two channels are kept, which are left and right in every common order. Another
  /// sample rate is converted by libsamplerate with its best filter.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - sampleRate: The frames per second of the waveform.
  /// - Throws: `SoundFileError`.
  /// - Thread: any. Blocks while it reads.
  public static func read(
    _ path: String, sampleRate: Double
  ) throws(SoundFileError) -> Waveform {
    var info = SF_INFO()
    guard let file = sound_open(FileName.bytes(of: path), Int32(SFM_READ), &info) else {
      throw SoundFileError(path: path, action: .read, reason: String(cString: sound_error(nil)))
    }
    defer { sound_close(file) }
    let rate = Double(info.samplerate)
    let channelCount = Int(info.channels)
    guard rate > 0, channelCount > 0, info.frames >= 0 else {
      throw SoundFileError(path: path, action: .read, reason: "its header is invalid")
    }
    let longest = Int(longestDuration * rate)
    let blockSize = 4096
    // The header may give a wrong length; memory is reserved only for an ordinary one. The last
    // block is empty.
    let expected = min(Int(info.frames), longest, largestReserve)
    var builder = WaveformBuilder(channelCount: channelCount, capacity: expected + blockSize)
    var block = [Float](repeating: 0, count: blockSize * channelCount)
    // Headers may give a wrong length, so the actual frames count.
    while true {
      if channelCount == 1 {
        let count = builder.append(blockSize) { Int(sound_read(file, $0, Int64(blockSize))) }
        guard count > 0 else { break }
      } else {
        let count = Int(sound_read(file, &block, Int64(blockSize)))
        guard count > 0 else { break }
        block.withUnsafeBufferPointer { builder.append(count, of: $0, stride: channelCount) }
      }
      guard builder.frameCount <= longest else {
        throw SoundFileError(
          path: path, action: .read, reason: "it is longer than \(Int(longestDuration)) s")
      }
    }
    let waveform = builder.finish(sampleRate: rate)
    return rate == sampleRate
      ? waveform : try convert(waveform, to: sampleRate, path: path)
  }

  // MARK: Internals

  /// The largest number of frames for which memory is reserved before they are read.
  ///
  /// - Source: ours: a minute at 48 kHz, 11.5 MB. Confidence: guess.
  private static let largestReserve = 2_880_000

  private static func convert(
    _ waveform: Waveform, to sampleRate: Double, path: String
  ) throws(SoundFileError) -> Waveform {
    var channels: [[Float]] = []
    let ratio = sampleRate / waveform.sampleRate
    guard converter_accepts(ratio) != 0 else {
      throw SoundFileError(
        path: path, action: .read,
        reason: "cannot convert \(Int(waveform.sampleRate)) Hz to \(Int(sampleRate)) Hz")
    }
    for channel in waveform.channels {
      // A few frames more than by the ratio, for the filter's rounding.
      var output = [Float](repeating: 0, count: Int(Double(channel.count) * ratio) + 16)
      var status: Int32 = 0
      var count = 0
      channel.withUnsafeBufferPointer { source in
        output.withUnsafeMutableBufferPointer { target in
          var data = SRC_DATA()
          data.data_in = source.baseAddress
          data.data_out = target.baseAddress
          data.input_frames = source.count
          data.output_frames = target.count
          data.src_ratio = ratio
          status = converter_convert(&data, Int32(SRC_SINC_BEST_QUALITY), 1)
          count = data.output_frames_gen
        }
      }
      guard status == 0 else {
        throw SoundFileError(
          path: path, action: .read, reason: String(cString: converter_error(status)))
      }
      channels.append(Array(output.prefix(count)))
    }
    return Waveform(sampleRate: sampleRate, channels: channels)
  }
}

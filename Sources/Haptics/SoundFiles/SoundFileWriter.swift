internal import CTactusSndfile
internal import Glibc
internal import TactusTextFormatting

/// A writer of WAV files through libsndfile, block by block.
///
/// It writes directly to its path; for all-or-nothing, pass a temporary one.
///
/// - Thread: one at a time.
public final class SoundFileWriter {
  /// The maximum duration of a file in seconds.
  ///
  /// - Source: a WAV file counts its bytes in 32 bits; 1 KiB is left for its header. Confidence:
  ///   documented.
  public static func longestDuration(
    sampleRate: Double, channelCount: Int, format: SampleFormat
  ) -> Double {
    Double(UInt32.max - 1024) / (sampleRate * Double(channelCount * format.byteCount))
  }

  private let path: String
  private let channelCount: Int
  private var file: OpaquePointer?

  /// Creates the file.
  ///
  /// - Parameters:
  ///   - path: The file; an existing one is replaced.
  ///   - sampleRate: Frames per second; an integer.
  ///   - channelCount: Samples per frame, 1…8.
  ///   - format: The format of the samples.
  /// - Throws: `SoundFileError`.
  public init(
    _ path: String, sampleRate: Int, channelCount: Int, format: SampleFormat
  ) throws(SoundFileError) {
    self.path = path
    self.channelCount = channelCount
    var info = SF_INFO()
    info.samplerate = Int32(sampleRate)
    info.channels = Int32(channelCount)
    info.format = Int32(SF_FORMAT_WAV | format.subtype)
    file = sound_open(FileName.bytes(of: path), Int32(SFM_WRITE), &info)
    guard let file else {
      let code = errno
      let reason = code == 0 ? String(cString: sound_error(nil)) : String(cString: strerror(code))
      throw SoundFileError(path: path, action: .write, reason: reason)
    }
    sound_omit_peak_chunk(file)
    sound_clip_at_full_scale(file)
  }

  deinit {
    if let file { sound_close(file) }
  }

  /// Appends frames.
  ///
  /// - Parameter samples: Whole frames, each with one sample per channel.
  /// - Throws: `SoundFileError`, for example when the disk is full.
  public func write(_ samples: [Float]) throws(SoundFileError) {
    let frames = Int64(samples.count / channelCount)
    guard let file else { throw failure("the file is already complete") }
    errno = 0
    guard sound_write(file, samples, frames) == frames else {
      // The system's message is clearer than the library's.
      let code = errno
      throw failure(
        code == 0 ? String(cString: sound_error(file)) : String(cString: strerror(code)))
    }
  }

  /// Completes the file; nothing can be written after it.
  ///
  /// - Throws: `SoundFileError`, for example when the disk is full.
  public func finish() throws(SoundFileError) {
    guard let file else { return }
    self.file = nil
    // Closing rewrites the header, which may fail.
    guard sound_close(file) == 0 else { throw failure("it could not be completed") }
  }

  private func failure(_ reason: String) -> SoundFileError {
    SoundFileError(path: path, action: .write, reason: reason)
  }
}

extension SampleFormat {
  /// The number of bytes per sample.
  fileprivate var byteCount: Int {
    switch self {
    case .int16: 2
    case .int24: 3
    case .float32: 4
    }
  }

  fileprivate var subtype: Int {
    switch self {
    case .int16: SF_FORMAT_PCM_16
    case .int24: SF_FORMAT_PCM_24
    case .float32: SF_FORMAT_FLOAT
    }
  }
}

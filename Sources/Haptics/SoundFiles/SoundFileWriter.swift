internal import CSndfile
internal import Glibc

/// Writes a WAV file block by block through libsndfile.
///
/// The samples go to a temporary file beside the target, which takes its name only when `finish`
/// is called: a file of that name is always a whole one.
///
/// - Thread: one at a time.
public final class SoundFileWriter {
  private let path: String
  private let temporaryPath: String
  private let channelCount: Int
  private var file: OpaquePointer?

  /// Creates the temporary file.
  ///
  /// - Parameters:
  ///   - path: Where the finished file will be.
  ///   - sampleRate: Frames a second; whole.
  ///   - channelCount: Samples a frame, 1…8.
  ///   - format: How samples are written.
  /// - Throws: `SoundFileError`.
  public init(
    _ path: String, sampleRate: Int, channelCount: Int, format: SampleFormat
  ) throws(SoundFileError) {
    self.path = path
    self.channelCount = channelCount
    temporaryPath = "\(path).\(getpid()).part"
    var info = SF_INFO()
    info.samplerate = Int32(sampleRate)
    info.channels = Int32(channelCount)
    info.format = Int32(SF_FORMAT_WAV | format.subtype)
    file = sf_open(temporaryPath, Int32(SFM_WRITE), &info)
    guard let file else {
      let code = errno
      let reason = code == 0 ? String(cString: sf_strerror(nil)) : String(cString: strerror(code))
      throw SoundFileError(path: path, action: .write, reason: reason)
    }
    sf_omit_peak_chunk(file)
    sf_clip_at_full_scale(file)
  }

  deinit {
    guard let file else { return }
    sf_close(file)
    unlink(temporaryPath)
  }

  /// Adds frames.
  ///
  /// - Parameter samples: Whole frames, each with one sample a channel.
  /// - Throws: `SoundFileError`, for example when the disk is full.
  public func write(_ samples: [Float]) throws(SoundFileError) {
    let frames = Int64(samples.count / channelCount)
    guard let file, sf_writef_float(file, samples, frames) == frames else { throw failure() }
  }

  /// Completes the file and gives it its name; nothing can be added after it.
  ///
  /// - Throws: `SoundFileError`; then there is no new file.
  public func finish() throws(SoundFileError) {
    guard let file else { return }
    self.file = nil
    let status = sf_close(file)
    guard status == 0, rename(temporaryPath, path) == 0 else {
      let error = status == 0 ? errno : EIO
      unlink(temporaryPath)
      throw SoundFileError(path: path, action: .write, reason: String(cString: strerror(error)))
    }
  }

  private func failure() -> SoundFileError {
    SoundFileError(
      path: path, action: .write, reason: file.map { String(cString: sf_strerror($0)) } ?? "closed")
  }
}

extension SampleFormat {
  fileprivate var subtype: Int {
    switch self {
    case .int16: SF_FORMAT_PCM_16
    case .int24: SF_FORMAT_PCM_24
    case .float32: SF_FORMAT_FLOAT
    }
  }
}

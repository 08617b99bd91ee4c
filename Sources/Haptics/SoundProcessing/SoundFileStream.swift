internal import CTactusSndfile
internal import Glibc
internal import TactusTextFormatting

/// A sound file that is read or written frame by frame, by libsndfile.
///
/// - Thread: one at a time. Every member blocks while it reads or writes.
public final class SoundFileStream {
  /// A failure of a file.
  public enum Failure: Error, Sendable, Equatable {
    /// No file has the path.
    case notFound
    /// The file contains no sound that can be read.
    case invalid(String)
    /// The encoding cannot be written.
    case unsupported
    /// A read or write failed.
    case failed(String)
  }

  /// The type of samples in memory.
  public enum SampleType: Sendable {
    /// Floating-point numbers of 32 bits.
    case float32
    /// Floating-point numbers of 64 bits.
    case float64
    /// Integers of 32 bits.
    case int32
  }

  /// Frames per second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: Int
  /// The encoding.
  public let encoding: SoundFileEncoding
  /// The number of frames; for a file that is read, according to its header.
  public private(set) var frameCount: Int64
  /// The number of the next frame.
  public private(set) var position: Int64 = 0

  /// The highest sample rate of a file.
  ///
  /// - Source: ours: the highest of common devices, four times. Confidence: guess.
  public static let highestSampleRate = 1_536_000.0
  /// The largest number of channels of a file.
  ///
  /// - Source: ours. Confidence: guess.
  public static let largestChannelCount = 64

  /// Opens a file for reading.
  public init(reading path: String) throws(Failure) {
    guard access(FileName.bytes(of: path), F_OK) == 0 else { throw .notFound }
    var info = SF_INFO()
    guard let file = sound_open(FileName.bytes(of: path), Int32(SFM_READ), &info) else {
      throw .invalid(String(cString: sound_error(nil)))
    }
    guard info.samplerate > 0, Double(info.samplerate) <= Self.highestSampleRate,
      info.channels > 0, Int(info.channels) <= Self.largestChannelCount, info.frames >= 0
    else {
      sound_close(file)
      throw .invalid("its header is invalid")
    }
    self.file = file
    sampleRate = Double(info.samplerate)
    channelCount = Int(info.channels)
    // A header without a length has the largest number.
    frameCount = info.frames == Int64.max ? 0 : info.frames
    encoding = SoundFileEncoding(number: info.format)
  }

  /// Creates a file for writing; an existing one is replaced.
  public init(
    writing path: String, _ encoding: SoundFileEncoding, sampleRate: Double, channelCount: Int
  ) throws(Failure) {
    guard let number = encoding.number,
      encoding.isWritable(sampleRate: sampleRate, channelCount: channelCount)
    else { throw .unsupported }
    var info = SF_INFO()
    info.samplerate = Int32(sampleRate.rounded())
    info.channels = Int32(channelCount)
    info.format = number
    guard let file = sound_open(FileName.bytes(of: path), Int32(SFM_WRITE), &info) else {
      let code = errno
      throw code == ENOENT
        ? .notFound
        : .failed(code == 0 ? String(cString: sound_error(nil)) : String(cString: strerror(code)))
    }
    sound_omit_peak_chunk(file)
    sound_clip_at_full_scale(file)
    self.file = file
    self.sampleRate = sampleRate.rounded()
    self.channelCount = channelCount
    self.encoding = encoding
    frameCount = 0
  }

  deinit { close() }

  /// Whether the file is open.
  public var isOpen: Bool { file != nil }

  /// Completes and closes the file.
  public func close() {
    if let file { sound_close(file) }
    file = nil
  }

  /// Moves to a frame of a file that is read.
  public func seek(to frame: Int64) throws(Failure) {
    guard let file else { throw .failed("the file is closed") }
    let place = min(max(frame, 0), frameCount)
    guard sound_seek(file, place) == place else {
      throw .failed("it cannot be read from frame \(place)")
    }
    position = place
  }

  /// Reads interleaved frames.
  ///
  /// - Returns: Their number; 0 at the end, which may come before that of the header.
  public func read(
    into samples: UnsafeMutableRawPointer, _ type: SampleType, frameCount wanted: Int
  ) throws(Failure) -> Int {
    guard let file else { throw .failed("the file is closed") }
    guard wanted > 0 else { return 0 }
    let frames = sf_count_t(wanted)
    let count =
      switch type {
      case .float32: sound_read(file, samples.assumingMemoryBound(to: Float.self), frames)
      case .float64:
        sound_read_doubles(file, samples.assumingMemoryBound(to: Double.self), frames)
      case .int32:
        sound_read_integers(file, samples.assumingMemoryBound(to: Int32.self), frames)
      }
    position += max(0, count)
    return Int(max(0, count))
  }

  /// Appends interleaved frames.
  public func write(
    _ samples: UnsafeRawPointer, _ type: SampleType, frameCount count: Int
  ) throws(Failure) {
    guard let file else { throw .failed("the file is closed") }
    let frames = sf_count_t(count)
    errno = 0
    let written =
      switch type {
      case .float32: sound_write(file, samples.assumingMemoryBound(to: Float.self), frames)
      case .float64:
        sound_write_doubles(file, samples.assumingMemoryBound(to: Double.self), frames)
      case .int32:
        sound_write_integers(file, samples.assumingMemoryBound(to: Int32.self), frames)
      }
    position += max(0, written)
    frameCount = position
    guard written == frames else {
      let code = errno
      throw .failed(
        code == 0 ? String(cString: sound_error(file)) : String(cString: strerror(code)))
    }
  }

  // MARK: Internals

  private var file: OpaquePointer?
}

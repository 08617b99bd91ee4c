import Foundation
import TactusSoundProcessing

/// A sound file that is read or written in buffers of linear PCM, by libsndfile, and by GStreamer
/// if it is compressed as AAC or Apple Lossless.
///
/// Steps AudioFiles.AF2…
///
/// - Thread: one at a time.
open class AVAudioFile: NSObject {
  // MARK: Creating

  /// Creates a file without sound, which is not open.
  public override init() {
    url = URL(fileURLWithPath: "/")
    (fileFormat, processingFormat) = (AVAudioFormat(), AVAudioFormat())
    (input, output, decoded) = (nil, nil, nil)
    super.init()
  }

  /// Opens a file for reading, in the standard format with its sample rate and channels.
  ///
  /// - Throws: An `NSError` of `com.apple.coreaudio.avfaudio`: `'wht?'` for a missing file,
  ///   `'typ?'` for a file without sound (AudioFiles.AF3).
  public convenience init(forReading fileURL: URL) throws {
    try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
  }

  /// Opens a file for reading, in a linear PCM format.
  ///
  /// - Throws: The errors of `init(forReading:)`.
  public init(
    forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws {
    guard format != .otherFormat else { throw AudioError.invalidArgument.error() }
    url = fileURL
    let stream: SoundFileStream
    do {
      decoded = try DecodedSound.of(fileURL.path)
      stream = try SoundFileStream(reading: decoded?.path ?? fileURL.path)
    } catch let failure as SoundFailure {
      throw failure.code.error(failure.reason)
    } catch let failure as SoundFileStream.Failure {
      throw Self.error(failure)
    }
    fileFormat = try Self.fileFormat(decoded?.settings ?? AudioSettings(stream))
    processingFormat = Self.format(
      format, stream.sampleRate, stream.channelCount, interleaved: interleaved)
    (input, output) = (stream, nil)
    super.init()
  }

  /// Creates a file for writing, from buffers of the standard format; an existing one is replaced.
  ///
  /// The extension determines the type of the file, unless the settings do.
  ///
  /// - Throws: An `NSError` of `com.apple.coreaudio.avfaudio`: `'fmt?'` for a format that this
  ///   phone cannot write, `'wht?'` for a folder that does not exist (AudioFiles.AF6).
  public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
    try self.init(
      forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
  }

  /// Creates a file for writing, from buffers of a linear PCM format.
  ///
  /// - Throws: The errors of `init(forWriting:settings:)`.
  public init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws {
    guard format != .otherFormat, let settings = AudioSettings(settings) else {
      throw AudioError.invalidArgument.error("The settings have no valid format.")
    }
    url = fileURL
    let target = try SoundOutput(fileURL.path, settings)
    fileFormat = try Self.fileFormat(target.settings)
    processingFormat = Self.format(
      format, target.settings.sampleRate, target.settings.channelCount, interleaved: interleaved)
    (input, output, decoded) = (nil, target, nil)
    super.init()
  }

  /// Completes and closes the file.
  ///
  /// A warning is written if it cannot be completed (AudioFiles.CO9).
  open func close() {
    input?.close()
    output?.closeWithWarning()
  }

  // MARK: Reading and writing

  /// Reads frames from `framePosition` on, up to the buffer's capacity.
  ///
  /// - Throws: An `NSError` of `com.apple.coreaudio.avfaudio` (AudioFiles.AF4).
  open func read(into buffer: AVAudioPCMBuffer) throws {
    try read(into: buffer, frameCount: buffer.frameCapacity)
  }

  /// Reads a number of frames from `framePosition` on; fewer at the end of the file.
  ///
  /// - Throws: An `NSError` of `com.apple.coreaudio.avfaudio` (AudioFiles.AF4).
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    AudioError.require(
      buffer.format == processingFormat,
      "the format of the buffer differs from the processing format of the file")
    guard isOpen else { throw AudioError.notOpen.error("The file is closed.") }
    guard let input else { throw AudioError.notOpen.error("The file is open for writing.") }
    let count = min(frames, buffer.frameCapacity)
    do throws(SoundFileStream.Failure) {
      buffer.frameLength = AVAudioFrameCount(
        try SampleTransfer.read(Int(count), of: input, into: buffer))
    } catch {
      throw Self.error(error)
    }
  }

  /// Appends the valid frames of a buffer.
  ///
  /// - Throws: An `NSError` of `com.apple.coreaudio.avfaudio` (AudioFiles.AF7).
  open func write(from buffer: AVAudioPCMBuffer) throws {
    AudioError.require(
      buffer.format == processingFormat,
      "the format of the buffer differs from the processing format of the file")
    guard isOpen else { throw AudioError.notOpen.error("The file is closed.") }
    guard let output else { throw AudioError.notOpen.error("The file is open for reading.") }
    try output.write(buffer)
  }

  // MARK: Observing

  /// Whether the file is open.
  open var isOpen: Bool { input?.isOpen ?? output?.isOpen ?? false }
  /// The URL of the file.
  open private(set) var url: URL
  /// The format of the file.
  open private(set) var fileFormat: AVAudioFormat
  /// The format of the buffers.
  open private(set) var processingFormat: AVAudioFormat
  /// The number of frames.
  open var length: AVAudioFramePosition { input?.frameCount ?? output?.frameCount ?? 0 }

  /// The frame that is read next; a file opened for reading can be moved by setting it.
  open var framePosition: AVAudioFramePosition {
    get { input?.position ?? output?.frameCount ?? 0 }
    set {
      // AudioFiles.AF5.
      guard let input, input.isOpen else { return }
      try? input.seek(to: newValue)
    }
  }

  // MARK: Internals

  /// The path at which libsndfile reads the file: its own, or that of its decoded copy.
  var readablePath: String { decoded?.path ?? url.path }

  /// The input stream; `nil` for a file opened for writing.
  private let input: SoundFileStream?
  /// The output stream; `nil` for a file opened for reading.
  private let output: SoundOutput?
  /// The decoded copy of a compressed file opened for reading.
  private let decoded: DecodedSound?

  private static func fileFormat(_ settings: AudioSettings) throws -> AVAudioFormat {
    var description = settings.description
    let tag = kAudioChannelLayoutTag_DiscreteInOrder | UInt32(settings.channelCount)
    let layout = settings.channelCount > 2 ? AVAudioChannelLayout(layoutTag: tag) : nil
    guard
      let format = AVAudioFormat(streamDescription: &description, channelLayout: layout)
    else { throw AudioError.unsupportedFormat.error() }
    return format
  }

  private static func format(
    _ common: AVAudioCommonFormat, _ sampleRate: Double, _ channels: Int, interleaved: Bool
  ) -> AVAudioFormat {
    let tag = kAudioChannelLayoutTag_DiscreteInOrder | UInt32(channels)
    if channels > 2, let layout = AVAudioChannelLayout(layoutTag: tag) {
      return AVAudioFormat(
        commonFormat: common, sampleRate: sampleRate, interleaved: interleaved,
        channelLayout: layout)
    }
    return AVAudioFormat(
      commonFormat: common, sampleRate: sampleRate, channels: UInt32(channels),
      interleaved: interleaved) ?? AVAudioFormat(sampleRate: sampleRate, channelCount: channels)
  }

  static func error(_ failure: SoundFileStream.Failure) -> NSError {
    switch failure {
    case .notFound: AudioError.noFile.error("There is no file.")
    case .invalid(let reason): AudioError.noSound.error(reason)
    case .unsupported: AudioError.unsupportedFormat.error()
    case .failed(let reason): AudioError.invalidArgument.error(reason)
    }
  }
}

import CoreAudioTypes
import TactusFoundation

/// The media type and format of samples.
///
/// - Thread: any.
public final class CMFormatDescription: _CoreFoundationObject, _CoreFoundationType,
  @unchecked Sendable
{
  // The class is immutable.

  /// Creates an audio format.
  public init(audioStreamBasicDescription: AudioStreamBasicDescription) throws {
    mediaType = .audio
    mediaSubType = MediaSubType(rawValue: audioStreamBasicDescription.mFormatID)
    dimensions = CMVideoDimensions()
    sound = .allocate(capacity: 1)
    sound?.initialize(to: audioStreamBasicDescription)
    (properties, metadataKeys) = ([:], [])
  }

  /// Creates a video format.
  package init(
    video code: FourCharCode, width: Int, height: Int, properties: [String: Any] = [:]
  ) {
    (mediaType, mediaSubType) = (.video, MediaSubType(rawValue: code))
    dimensions = CMVideoDimensions(width: Int32(width), height: Int32(height))
    sound = nil
    (self.properties, metadataKeys) = (properties, [])
  }

  /// Creates a metadata format.
  package init(metadata code: FourCharCode, keys: [[String: Any]]) {
    (mediaType, mediaSubType) = (.metadata, MediaSubType(rawValue: code))
    dimensions = CMVideoDimensions()
    sound = nil
    (properties, metadataKeys) = ([:], keys)
  }

  /// Creates the format of a frame.
  public convenience init(imageBuffer: CVImageBuffer) throws {
    self.init(
      video: CVPixelBufferGetPixelFormatType(imageBuffer),
      width: CVPixelBufferGetWidth(imageBuffer), height: CVPixelBufferGetHeight(imageBuffer),
      properties: Self.properties(of: imageBuffer))
  }

  deinit { sound?.deallocate() }

  /// The media type.
  public let mediaType: MediaType
  /// The codec.
  public let mediaSubType: MediaSubType
  /// The dimensions of video in pixels; zero for audio.
  public let dimensions: CMVideoDimensions
  /// The stream description of audio; nil for video.
  public var audioStreamBasicDescription: AudioStreamBasicDescription? { sound?.pointee }

  /// A media type.
  public struct MediaType: RawRepresentable, Hashable, Sendable {
    /// The four-character code.
    public let rawValue: FourCharCode
    /// Creates a media type from its code.
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }

    /// Audio: `'soun'`.
    public static let audio = MediaType(rawValue: 0x736F_756E)
    /// Video: `'vide'`.
    public static let video = MediaType(rawValue: 0x7669_6465)
    /// Muxed video and audio: `'muxx'`.
    public static let muxed = MediaType(rawValue: 0x6D75_7878)
    /// Text: `'text'`.
    public static let text = MediaType(rawValue: 0x7465_7874)
    /// Captions: `'clcp'`.
    public static let closedCaption = MediaType(rawValue: 0x636C_6370)
    /// Subtitles: `'sbtl'`.
    public static let subtitle = MediaType(rawValue: 0x7362_746C)
    /// Time codes: `'tmcd'`.
    public static let timeCode = MediaType(rawValue: 0x746D_6364)
    /// Metadata: `'meta'`.
    public static let metadata = MediaType(rawValue: 0x6D65_7461)
  }

  /// A codec.
  public struct MediaSubType: RawRepresentable, Hashable, Sendable {
    /// The four-character code.
    public let rawValue: FourCharCode
    /// Creates a codec from its code.
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }

    /// Linear PCM: `'lpcm'`.
    public static let linearPCM = MediaSubType(rawValue: 0x6C70_636D)
    /// AAC: `'aac '`.
    public static let mpeg4AAC = MediaSubType(rawValue: 0x6161_6320)
    /// H.264: `'avc1'`.
    public static let h264 = MediaSubType(rawValue: 0x6176_6331)
    /// JPEG: `'jpeg'`.
    public static let jpeg = MediaSubType(rawValue: 0x6A70_6567)
    /// HEVC: `'hvc1'`.
    public static let hevc = MediaSubType(rawValue: 0x6876_6331)
  }

  // MARK: Internals

  /// The extensions, by Core Media's keys (Players.PB9).
  let properties: [String: Any]
  /// The keys of metadata.
  let metadataKeys: [[String: Any]]

  /// The keys of attachments that are also format extensions.
  static let imageBufferKeys: [CFString] = [
    kCVImageBufferCleanApertureKey, kCVImageBufferFieldCountKey, kCVImageBufferFieldDetailKey,
    kCVImageBufferPixelAspectRatioKey, kCVImageBufferColorPrimariesKey,
    kCVImageBufferTransferFunctionKey, kCVImageBufferGammaLevelKey, kCVImageBufferYCbCrMatrixKey,
    kCVImageBufferICCProfileKey, kCVImageBufferChromaLocationTopFieldKey,
    kCVImageBufferChromaLocationBottomFieldKey, kCVImageBufferMasteringDisplayColorVolumeKey,
    kCVImageBufferContentLightLevelInfoKey, kCVImageBufferAmbientViewingEnvironmentKey,
    kCVImageBufferAlphaChannelModeKey,
  ]

  private static func properties(of buffer: CVImageBuffer) -> [String: Any] {
    var result: [String: Any] = [:]
    for key in imageBufferKeys { result[key] = CVBufferCopyAttachment(buffer, key, nil) }
    return result
  }

  /// Returns whether the format describes a frame.
  func describes(_ imageBuffer: CVImageBuffer) -> Bool {
    mediaType == .video
      && mediaSubType.rawValue == CVPixelBufferGetPixelFormatType(imageBuffer)
      && dimensions.width == CVPixelBufferGetWidth(imageBuffer)
      && dimensions.height == CVPixelBufferGetHeight(imageBuffer)
  }

  /// The stream description of audio, in memory that does not move.
  let sound: UnsafeMutablePointer<AudioStreamBasicDescription>?
}

/// An audio format.
public typealias CMAudioFormatDescription = CMFormatDescription
/// A video format.
public typealias CMVideoFormatDescription = CMFormatDescription
/// A media type as a four-character code.
public typealias CMMediaType = FourCharCode

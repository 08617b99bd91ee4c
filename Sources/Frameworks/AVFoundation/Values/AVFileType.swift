/// A file type, as a uniform type identifier.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String
  /// Creates a type from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a type from its identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// QuickTime.
  public static let mov = AVFileType("com.apple.quicktime-movie")
  /// MPEG-4.
  public static let mp4 = AVFileType("public.mpeg-4")
  /// MPEG-4 video of the iTunes Store.
  public static let m4v = AVFileType("com.apple.m4v-video")
  /// MPEG-4 audio.
  public static let m4a = AVFileType("com.apple.m4a-audio")
  /// MPEG layer 3.
  public static let mp3 = AVFileType("public.mp3")
  /// WAV.
  public static let wav = AVFileType("com.microsoft.waveform-audio")
  /// AIFF.
  public static let aiff = AVFileType("public.aiff-audio")
  /// Core Audio's own format.
  public static let caf = AVFileType("com.apple.coreaudio-format")
  /// 3GPP.
  public static let mobile3GPP = AVFileType("public.3gpp")
  /// 3GPP2.
  public static let mobile3GPP2 = AVFileType("public.3gpp2")
  /// AIFF-C.
  public static let aifc = AVFileType("public.aifc-audio")
  /// AU.
  public static let au = AVFileType("public.au-audio")
  /// AMR.
  public static let amr = AVFileType("org.3gpp.adaptive-multi-rate-audio")
  /// AC-3.
  public static let ac3 = AVFileType("public.ac3-audio")
  /// JPEG.
  public static let jpg = AVFileType("public.jpeg")
  /// TIFF.
  public static let tif = AVFileType("public.tiff")
  /// DNG.
  public static let dng = AVFileType("com.adobe.raw-image")
  /// HEIF with HEVC images.
  public static let heic = AVFileType("public.heic")
  /// HEIF.
  public static let heif = AVFileType("public.heif")
}

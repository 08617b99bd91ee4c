/// A video codec.
///
/// - Source: Apple's header. Confidence: documented.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The four-character code.
  public let rawValue: String
  /// Creates a codec type from its code.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// HEVC with an alpha channel.
  public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// JPEG XL.
  public static let JPEGXL = AVVideoCodecType(rawValue: "jxlc")
  /// ProRes 4444.
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
  /// ProRes 422.
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
  /// ProRes 422 HQ.
  public static let proRes422HQ = AVVideoCodecType(rawValue: "apch")
  /// ProRes 422 LT.
  public static let proRes422LT = AVVideoCodecType(rawValue: "apcs")
  /// ProRes 422 Proxy.
  public static let proRes422Proxy = AVVideoCodecType(rawValue: "apco")
}

/// The format of the pixels of drawn contents.
///
/// - Source: the texts are guesses.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The text of the format.
  public let rawValue: String

  /// Creates a format from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// 8 bits per component, red, green, blue and alpha.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// 16 bits per component, red, green, blue and alpha as floating-point numbers.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// 8 bits of gray.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

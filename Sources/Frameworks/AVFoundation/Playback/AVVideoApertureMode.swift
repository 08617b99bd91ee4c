/// The aperture mode of the video.
public struct AVVideoApertureMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  // - Source: the names of `AVAssetImageGenerator.ApertureMode`. Confidence: guess.

  /// The clean part, with square pixels.
  public static let cleanAperture = AVVideoApertureMode(rawValue: "CleanAperture")
  /// All of it, with square pixels.
  public static let productionAperture = AVVideoApertureMode(rawValue: "ProductionAperture")
  /// All of it, as it is coded.
  public static let encodedPixels = AVVideoApertureMode(rawValue: "EncodedPixels")
}

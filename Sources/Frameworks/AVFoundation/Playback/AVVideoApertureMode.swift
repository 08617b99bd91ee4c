/// The aperture mode of the video.
public struct AVVideoApertureMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  // - Source: the names of `AVAssetImageGenerator.ApertureMode`. Confidence: guess.

  /// The clean aperture, with square pixels.
  public static let cleanAperture = AVVideoApertureMode(rawValue: "CleanAperture")
  /// The production aperture: all of it, with square pixels.
  public static let productionAperture = AVVideoApertureMode(rawValue: "ProductionAperture")
  /// The encoded pixels.
  public static let encodedPixels = AVVideoApertureMode(rawValue: "EncodedPixels")
}

extension AVAssetImageGenerator {
  /// The aperture mode of the video.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// The name of the part.
    public let rawValue: String
    /// Creates a part from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The part without the edges that decoding distorts, with square pixels.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    /// The part including the edges, with square pixels.
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    /// The pixels as encoded.
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }
}

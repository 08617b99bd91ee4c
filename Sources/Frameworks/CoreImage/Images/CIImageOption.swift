/// An option at the creation of an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The color space of the components; `NSNull` for numbers without color management.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// The properties of the image.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  /// Whether the orientation of an image from a file is applied.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
  /// Whether transforms use nearest-neighbor sampling.
  public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
}

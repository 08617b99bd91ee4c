/// A matte of a feature of the people in a photo.
open class AVSemanticSegmentationMatte: NSObject {
  private override init() { super.init() }

  /// The type of the matte.
  open var matteType: MatteType { noCamera() }
  /// The pixel format of the matte.
  open var pixelFormatType: OSType { noCamera() }
  /// The mask.
  open var mattingImage: CVPixelBuffer { noCamera() }
  /// Returns a copy with another matte.
  open func replacingSemanticSegmentationMatte(with pixelBuffer: CVPixelBuffer) throws -> Self {
    noCamera()
  }

  /// A type of matte.
  public struct MatteType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Skin.
    public static let skin = MatteType(rawValue: "AVSemanticSegmentationMatteTypeSkin")
    /// Hair.
    public static let hair = MatteType(rawValue: "AVSemanticSegmentationMatteTypeHair")
    /// Teeth.
    public static let teeth = MatteType(rawValue: "AVSemanticSegmentationMatteTypeTeeth")
    /// Glasses.
    public static let glasses = MatteType(rawValue: "AVSemanticSegmentationMatteTypeGlasses")
  }
}

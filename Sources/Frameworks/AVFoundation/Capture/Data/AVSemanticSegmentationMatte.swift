/// A mask of a part of the people in a photo.
open class AVSemanticSegmentationMatte: NSObject {
  private override init() { super.init() }

  /// The kind of the mask.
  open var matteType: MatteType { noCamera() }
  /// The pixel format of the mask.
  open var pixelFormatType: OSType { noCamera() }
  /// The mask.
  open var mattingImage: CVPixelBuffer { noCamera() }
  /// Returns another mask of the photo.
  open func replacingSemanticSegmentationMatte(with pixelBuffer: CVPixelBuffer) throws -> Self {
    noCamera()
  }

  /// A kind of mask.
  public struct MatteType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
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

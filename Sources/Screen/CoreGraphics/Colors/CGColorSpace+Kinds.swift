// The kinds of color spaces. Step Drawing.CG11.
extension CGColorSpace {
  /// High-definition video, as ITU-R BT.709.
  public static let coreMedia709: CFString = "kCGColorSpaceCoreMedia709"

  /// Whether images and contexts can have the color space.
  public var supportsOutput: Bool { [.rgb, .monochrome, .cmyk].contains(model) }

  /// Creates the color space of the description that `copyPropertyList()` returns; `nil` for
  /// another one.
  public convenience init?(propertyListPlist plist: CFTypeRef) {
    guard let name = plist as? String else { return nil }
    self.init(name: name)
  }

  /// Returns a description for a property list: the name; `nil` for a device's color space and for
  /// that of patterns.
  public func copyPropertyList() -> CFTypeRef? { name.map { $0 as AnyObject } }
}

/// Returns whether components of a color space may be outside of 0…1.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool {
  space.name?.contains("Extended") ?? false
}

/// Returns whether a color space has a curve of ITU-R BT.2100: perceptual quantization or hybrid
/// log-gamma.
public func CGColorSpaceUsesITUR_2100TF(_ space: CGColorSpace) -> Bool {
  CGColorSpaceIsPQBased(space) || CGColorSpaceIsHLGBased(space)
}

/// Returns whether a color space has the curve of perceptual quantization.
public func CGColorSpaceIsPQBased(_ s: CGColorSpace) -> Bool { s.curve == .perceptual }

/// Returns whether a color space has the curve of hybrid log-gamma.
public func CGColorSpaceIsHLGBased(_ s: CGColorSpace) -> Bool { s.curve == .hybridLog }

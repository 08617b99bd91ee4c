/// A color space.
///
/// Content is painted in sRGB. Colors of other spaces are converted when they are used, and
/// clipped to the gamut of sRGB.
///
/// - Thread: any.
public final class CGColorSpace: Sendable {
  /// The name of the space, or `nil` for a device's.
  public let name: CFString?
  /// The color model.
  public let model: CGColorSpaceModel
  /// The color space of the colors of a pattern without its own, or `nil` for others.
  public let baseColorSpace: CGColorSpace?
  let curve: TransferCurve
  let primaries: ColorPrimaries

  /// Creates the color space with a name, or returns `nil` if the name is unknown.
  public convenience init?(name: CFString) {
    guard let definition = Self.definitions[name] else { return nil }
    self.init(name: name, definition)
  }

  /// Creates the color space of patterns.
  ///
  /// - Parameter baseSpace: The space of the color in which a pattern without colors is drawn;
  ///   `nil` for patterns with colors.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    (name, model, baseColorSpace) = (nil, .pattern, baseSpace)
    (curve, primaries) = (.sRGB, .sRGB)
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    default: 0
    }
  }

  /// Whether the gamut is wider than that of sRGB.
  public var isWideGamutRGB: Bool { model == .rgb && primaries.isWide }

  // MARK: Internals

  struct Definition: Sendable {
    var model = CGColorSpaceModel.rgb
    var curve = TransferCurve.sRGB
    var primaries = ColorPrimaries.sRGB
  }

  init(name: CFString?, _ definition: Definition) {
    (self.name, model, curve, primaries) = (
      name, definition.model, definition.curve, definition.primaries
    )
    baseColorSpace = nil
  }
}

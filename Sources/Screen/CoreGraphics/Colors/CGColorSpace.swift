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
  let curve: TransferCurve
  let primaries: ColorPrimaries

  /// Creates the color space with a name, or returns `nil` if the name is unknown.
  public convenience init?(name: CFString) {
    guard let definition = Self.definitions[name] else { return nil }
    self.init(name: name, definition)
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
  public var isWideGamutRGB: Bool { model == .rgb && primaries == .displayP3 }

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
  }
}

/// The model of a color space.
public enum CGColorSpaceModel: Int32, Sendable, Hashable {
  /// An unknown model.
  case unknown = -1
  /// Gray.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  /// CIE L\*a\*b\*.
  case lab
  /// Any number of colorants.
  case deviceN
  /// Indexes of a color table.
  case indexed
  /// A pattern.
  case pattern
  /// CIE XYZ.
  case XYZ
}

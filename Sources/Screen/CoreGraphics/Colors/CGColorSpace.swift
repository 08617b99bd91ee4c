/// What the components of a colour mean.
///
/// Pictures are painted in sRGB. Colours of other spaces are converted when they are used, and what
/// sRGB cannot show becomes the nearest it can.
///
/// - Thread: any.
public final class CGColorSpace: Sendable {
  /// The kind of space, as its name says it; `nil` for those of devices.
  public let name: CFString?
  /// What its components are.
  public let model: CGColorSpaceModel
  let curve: TransferCurve
  let primaries: ColorPrimaries

  /// Makes the space with a name of ours, or fails with any other name.
  public convenience init?(name: CFString) {
    guard let form = Self.forms[name] else { return nil }
    self.init(name: name, form)
  }

  /// How many components a colour has, without its alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    default: 0
    }
  }

  /// Whether it shows colours beyond those of sRGB.
  public var isWideGamutRGB: Bool { model == .rgb && primaries == .displayP3 }

  // MARK: Internals

  struct Form: Sendable {
    var model = CGColorSpaceModel.rgb
    var curve = TransferCurve.sRGB
    var primaries = ColorPrimaries.sRGB
  }

  init(name: CFString?, _ form: Form) {
    (self.name, model, curve, primaries) = (name, form.model, form.curve, form.primaries)
  }
}

/// What the components of a colour space are.
public enum CGColorSpaceModel: Int32, Sendable, Hashable {
  /// It is not known.
  case unknown = -1
  /// A gray.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  /// Lightness and two axes of colour.
  case lab
  /// Any number of inks.
  case deviceN
  /// Places in a table of colours.
  case indexed
  /// A pattern in place of a colour.
  case pattern
  /// X, Y and Z of the standard observer.
  case XYZ
}

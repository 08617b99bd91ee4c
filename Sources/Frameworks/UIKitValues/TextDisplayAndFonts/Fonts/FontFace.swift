import TactusDisplayList

/// A font without a size.
///
/// Families, weights and metrics are those of Text.FO1–FO4.
struct FontFace: Sendable, Hashable {
  /// The source of the glyphs.
  enum Origin: Sendable, Hashable {
    /// The system font in a design.
    case system(UIFontDescriptor.SystemDesign)
    /// A named family.
    case family(String)
  }

  /// The adjustment of the line height.
  enum Leading: Sendable, Hashable {
    case tight, standard, loose

    /// The adjustment, in points.
    ///
    /// - Source: Apple's Human Interface Guidelines, leading of text styles. Confidence:
    ///   documented.
    var height: CGFloat {
      switch self {
      case .tight: -2
      case .standard: 0
      case .loose: 2
      }
    }
  }

  var origin: Origin
  /// The weight, on the scale of `UIFont.Weight`.
  var weight: CGFloat
  var isItalic = false
  var isCondensed = false
  /// The width of the system font, on the scale of `UIFont.Width` (Text.FO16).
  var width: CGFloat = 0
  /// The shear of a matrix that slants the glyphs to the right, relative to the height above the
  /// baseline (Text.FO14).
  var slant: CGFloat = 0
  /// Whether the weight is already that of bold text (Text.FO7).
  var hasBoldTextWeight = false
  /// The font feature settings (Text.FO12).
  var features: [FontFeature] = []
  var leading = Leading.standard
  /// The text style of the face.
  var textStyle: UIFont.TextStyle?

  package init(_ origin: Origin = .system(.default), weight: CGFloat) {
    (self.origin, self.weight) = (origin, weight)
  }

  // MARK: Glyphs

  /// Returns the font that paints the glyphs.
  func drawing(size: Double) -> DrawingFont {
    let weight = Self.number(ofWeight: weight)
    switch origin {
    case .system(.monospaced): return font("DejaVu Sans Mono", weight)
    case .system(.serif): return font("DejaVu Serif", weight)
    case .system: return SystemFont.font(size: size, weight: weight, isItalic: isItalic)
    case .family(let name):
      return font(PhoneFontFamilies.family(name)?.substitute ?? name, weight)
    }
  }

  /// Returns the tracking in points, relative to the advances of the substitute font.
  func tracking(size: Double) -> Double {
    switch origin {
    // The advance of San Francisco Mono is 0.618 of the size, that of DejaVu Sans Mono 0.602
    // (Text.FO4).
    case .system(.monospaced): size * 0.016
    case .system(.serif), .family: 0
    case .system: SystemFont.tracking(size: size) + size * Double(width) * Self.trackingOfWidth
    }
  }

  /// The tracking per unit of width, in multiples of the size.
  ///
  /// - Source: Text.FO16. Confidence: guess.
  private static let trackingOfWidth = 0.4

  /// The vertical metrics, in multiples of the size; San Francisco's for the system font
  /// (Text.FO1).
  var metrics: FontMetrics {
    guard case .family(let family) = origin else {
      return FontMetrics(
        ascent: SystemFont.ascent, descent: SystemFont.descent, capHeight: SystemFont.capHeight,
        xHeight: SystemFont.xHeight)
    }
    return PhoneFontMetrics.metrics(ofFamily: family)
      ?? FontLibrary.shared.metrics(of: drawing(size: 100))
  }

  /// Returns the numeric weight, 1…1000, interpolated between the named weights (Text.T2).
  static func number(ofWeight weight: CGFloat) -> Int {
    guard let next = weights.firstIndex(where: { $0.0 >= Double(weight) }) else { return 900 }
    guard next > 0 else { return 100 }
    let (low, high) = (weights[next - 1], weights[next])
    let part = (Double(weight) - low.0) / (high.0 - low.0)
    return Int((Double(low.1) + part * Double(high.1 - low.1)).rounded())
  }

  /// Returns the weight of a numeric weight, 1…1000; the inverse of `number(ofWeight:)`.
  static func weight(ofNumber number: Int) -> CGFloat {
    guard let next = weights.firstIndex(where: { $0.1 >= number }) else { return 0.62 }
    guard next > 0 else { return -0.8 }
    let (low, high) = (weights[next - 1], weights[next])
    let part = Double(number - low.1) / Double(high.1 - low.1)
    return CGFloat(low.0 + part * (high.0 - low.0))
  }

  private static let weights: [(Double, Int)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900),
  ]

  // MARK: Traits

  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if origin == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    if isCondensed { traits.insert(.traitCondensed) }
    if case .family(let name) = origin {
      let family = PhoneFontFamilies.family(name)
      if family?.isMonospaced ?? name.hasSuffix(" Mono") { traits.insert(.traitMonoSpace) }
    }
    if leading == .tight { traits.insert(.traitTightLeading) }
    if leading == .loose { traits.insert(.traitLooseLeading) }
    return traits
  }

  /// The face with bold text on (Text.FO7); an app's own fonts are unchanged.
  var boldTextFace: FontFace {
    guard case .system = origin, !hasBoldTextWeight else { return self }
    var face = self
    face.hasBoldTextWeight = true
    let heavier: [CGFloat] = [-0.4, 0, 0.3, 0.3, 0.4, 0.4, 0.56, 0.62, 0.62]
    let nearest = Self.weights.indices.min {
      abs(Self.weights[$0].0 - Double(weight)) < abs(Self.weights[$1].0 - Double(weight))
    }
    if let nearest { face.weight = heavier[nearest] }
    return face
  }

  /// Returns the face with other traits; `nil` if there is none (Text.FO3).
  package func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontFace? {
    var face = self
    face.isItalic = traits.contains(.traitItalic)
    face.leading =
      traits.contains(.traitTightLeading)
      ? .tight : traits.contains(.traitLooseLeading) ? .loose : .standard
    if case .family(let name) = origin, let family = PhoneFontFamilies.family(name) {
      return face.nearest(in: family, traits)
    }
    let isBold = symbolicTraits.contains(.traitBold)
    if traits.contains(.traitBold), !isBold {
      face.weight = textStyle.map { DynamicType.row($0).boldWeight } ?? UIFont.Weight.bold.rawValue
    } else if !traits.contains(.traitBold), isBold {
      face.weight = 0
    }
    let isMono = symbolicTraits.contains(.traitMonoSpace)
    if traits.contains(.traitMonoSpace), !isMono {
      face.origin = .system(.monospaced)
    } else if !traits.contains(.traitMonoSpace), origin == .system(.monospaced) {
      face.origin = .system(.default)
    }
    guard case .family = face.origin else { return face }
    // The Linux families have no such faces.
    return traits.isDisjoint(with: [.traitCondensed, .traitExpanded, .traitVertical]) ? face : nil
  }

  /// Returns the face of an iPhone font family with some traits; `nil` if there is none.
  private func nearest(
    in family: PhoneFontFamily, _ traits: UIFontDescriptor.SymbolicTraits
  ) -> FontFace? {
    guard traits.isDisjoint(with: [.traitExpanded, .traitVertical]),
      family.isMonospaced || !traits.contains(.traitMonoSpace)
    else { return nil }
    let (wasBold, isBold) = (symbolicTraits.contains(.traitBold), traits.contains(.traitBold))
    // Without the bold trait, the family's regular face is used.
    let changed = isBold ? UIFont.Weight.bold.rawValue : family.faces.first?.weight ?? 0
    return family.face(
      near: isBold == wasBold ? weight : changed, isBold: isBold, isItalic: isItalic,
      isCondensed: traits.contains(.traitCondensed) || family.isCondensed
    ).map(with)
  }

  /// Returns the face with the weight and traits of an iPhone face.
  func with(_ face: PhoneFontFace) -> FontFace {
    var changed = self
    (changed.weight, changed.isItalic, changed.isCondensed) =
      (face.weight, face.isItalic, face.isCondensed)
    return changed
  }

  private func font(_ family: String, _ weight: Int) -> DrawingFont {
    DrawingFont(family: family, weight: weight, isItalic: isItalic)
  }
}

import DisplayList

/// A font without a size.
///
/// Source: Documentation/Behaviour/Text.md#fonts (FO1–FO4)
struct FontFace: Sendable, Hashable {
  /// Where its letters come from.
  enum Origin: Sendable, Hashable {
    /// The phone's own font, in one of its designs.
    case system(UIFontDescriptor.SystemDesign)
    /// A family by its name.
    case family(String)
  }

  /// What a line has beside the height of its letters.
  enum Leading: Sendable, Hashable {
    case tight, standard, loose

    /// Points.
    ///
    /// - Source: Apple's Human Interface Guidelines, leading of text styles. Confidence: documented.
    var height: CGFloat {
      switch self {
      case .tight: -2
      case .standard: 0
      case .loose: 2
      }
    }
  }

  var origin: Origin
  /// As `UIFont.Weight` counts.
  var weight: CGFloat
  var isItalic = false
  var hasEvenDigits = false
  var leading = Leading.standard
  /// The kind of text it was made for.
  var textStyle: UIFont.TextStyle?

  init(_ origin: Origin = .system(.default), weight: CGFloat) {
    (self.origin, self.weight) = (origin, weight)
  }

  // MARK: Letters

  /// The font that is painted with.
  func drawing(size: Double) -> DrawingFont {
    let weight = Self.number(ofWeight: weight)
    switch origin {
    case .system(.monospaced): return make("DejaVu Sans Mono", weight)
    case .system(.serif): return make("DejaVu Serif", weight)
    case .system: return SystemFont.font(size: size, weight: weight, isItalic: isItalic)
    case .family(let name): return make(PhoneFamilies.standIn(for: name) ?? name, weight)
    }
  }

  /// How much further apart letters are than the font that is painted with sets them.
  func tracking(size: Double) -> Double {
    switch origin {
    // FO4. San Francisco Mono's letters are 0.618 sizes wide, DejaVu's 0.602.
    case .system(.monospaced): size * 0.016
    case .system(.serif), .family: 0
    case .system: SystemFont.tracking(size: size)
    }
  }

  /// How high it is, in sizes: San Francisco's heights for all of the phone's own (FO1).
  var measures: FontMeasures {
    guard case .family = origin else {
      return FontMeasures(
        ascent: SystemFont.ascent, descent: SystemFont.descent, capHeight: SystemFont.capHeight,
        xHeight: SystemFont.xHeight)
    }
    return FontLibrary.shared.measures(of: drawing(size: 100))
  }

  /// The weight as fonts number it, 1…1000: straight between those that have a name (T2).
  static func number(ofWeight weight: CGFloat) -> Int {
    guard let next = weights.firstIndex(where: { $0.0 >= Double(weight) }) else { return 900 }
    guard next > 0 else { return 100 }
    let (low, high) = (weights[next - 1], weights[next])
    let part = (Double(weight) - low.0) / (high.0 - low.0)
    return Int((Double(low.1) + part * Double(high.1 - low.1)).rounded())
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
    if case .family(let name) = origin {
      let letters = PhoneFamilies.standIn(for: name) ?? name
      if letters.hasSuffix(" Mono") { traits.insert(.traitMonoSpace) }
    }
    if leading == .tight { traits.insert(.traitTightLeading) }
    if leading == .loose { traits.insert(.traitLooseLeading) }
    return traits
  }

  /// The same as it is where people have set that text is to be bold (FO7); an app's own font stays.
  var bolder: FontFace {
    guard case .system = origin else { return self }
    var face = self
    let heavier: [CGFloat] = [-0.4, 0, 0.3, 0.3, 0.4, 0.4, 0.56, 0.62, 0.62]
    let nearest = Self.weights.indices.min {
      abs(Self.weights[$0].0 - Double(weight)) < abs(Self.weights[$1].0 - Double(weight))
    }
    if let nearest { face.weight = heavier[nearest] }
    return face
  }

  /// The same with other traits; nil where there is no such font.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontFace? {
    // FO3. No font here is narrow, wide, or written from top to bottom.
    guard traits.isDisjoint(with: [.traitCondensed, .traitExpanded, .traitVertical]) else {
      return nil
    }
    var face = self
    let isBold = symbolicTraits.contains(.traitBold)
    if traits.contains(.traitBold), !isBold {
      face.weight = textStyle.map { DynamicType.row($0).boldWeight } ?? UIFont.Weight.bold.rawValue
    } else if !traits.contains(.traitBold), isBold {
      face.weight = 0
    }
    face.isItalic = traits.contains(.traitItalic)
    face.leading =
      traits.contains(.traitTightLeading)
      ? .tight : traits.contains(.traitLooseLeading) ? .loose : .standard
    let isMono = symbolicTraits.contains(.traitMonoSpace)
    if traits.contains(.traitMonoSpace), !isMono {
      face.origin = .system(.monospaced)
    } else if !traits.contains(.traitMonoSpace), origin == .system(.monospaced) {
      face.origin = .system(.default)
    }
    return face
  }

  private func make(_ family: String, _ weight: Int) -> DrawingFont {
    DrawingFont(family: family, weight: weight, isItalic: isItalic)
  }
}

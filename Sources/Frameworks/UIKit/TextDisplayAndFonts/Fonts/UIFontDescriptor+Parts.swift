extension UIFontDescriptor {
  /// What a description says, in our own words.
  struct Parts: @unchecked Sendable {
    var face: FontFace
    var size: CGFloat?
    /// What was said that no font here heeds.
    var others: [AttributeName: Any] = [:]

    init(face: FontFace) { self.face = face }

    /// Reads attributes, the name before what changes it.
    init(_ attributes: [AttributeName: Any]) {
      let name = attributes[.name] as? String ?? attributes[.family] as? String
      face = name.flatMap { FontFace(name: $0) } ?? FontFace(weight: 0)
      if let family = attributes[.family] as? String, let found = FontFace(name: family) {
        face.origin = found.origin
      }
      if let style = attributes[.textStyle] as? UIFont.TextStyle
        ?? (attributes[.textStyle] as? String).map({ UIFont.TextStyle(rawValue: $0) })
      {
        let row = DynamicType.row(style)
        (face.textStyle, face.weight, size) = (style, row.weight, row.size(.current))
      }
      if let style = attributes[.face] as? String { face = face.with(style: style) }
      if let traits = attributes[.traits] as? [TraitKey: Any] { read(traits) }
      for feature in attributes[.featureSettings] as? [[FeatureKey: Int]] ?? []
      where feature[.type] == Self.numberSpacing {
        face.hasEvenDigits = feature[.selector] == 0
      }
      size = Self.number(attributes[.size]) ?? size
      let heeded: Set<AttributeName> = [
        .name, .family, .face, .size, .traits, .textStyle, .featureSettings,
      ]
      others = attributes.filter { !heeded.contains($0.key) }
    }

    func with(_ change: (inout Parts) -> Void) -> Parts {
      var parts = self
      change(&parts)
      return parts
    }

    var attributes: [AttributeName: Any] {
      var all = others
      all[.name] = face.fontName
      if case .family(let family) = face.origin { all[.family] = family }
      if let size { all[.size] = size }
      if let style = face.textStyle { all[.textStyle] = style }
      all[.traits] =
        [
          TraitKey.weight: face.weight,
          .symbolic: face.symbolicTraits.rawValue,
        ] as [TraitKey: Any]
      if face.hasEvenDigits {
        all[.featureSettings] = [[FeatureKey.type: Self.numberSpacing, .selector: 0]]
      }
      return all
    }

    // MARK: Internals

    /// The number of the feature that makes digits as wide as one another.
    ///
    /// - Source: Apple's TrueType reference, font features: number spacing. Confidence: documented.
    private static let numberSpacing = 6

    private mutating func read(_ traits: [TraitKey: Any]) {
      if let symbolic = traits[.symbolic].flatMap(Self.traits), let found = face.with(symbolic) {
        face = found
      }
      if let weight = traits[.weight] as? UIFont.Weight {
        face.weight = weight.rawValue
      } else if let weight = Self.number(traits[.weight]) {
        face.weight = weight
      }
      if let slant = Self.number(traits[.slant]) { face.isItalic = slant > 0 }
    }

    private static func traits(_ value: Any) -> SymbolicTraits? {
      if let traits = value as? SymbolicTraits { return traits }
      return (value as? UInt32).map { SymbolicTraits(rawValue: $0) }
        ?? number(value).map { SymbolicTraits(rawValue: UInt32($0)) }
    }

    private static func number(_ value: Any?) -> CGFloat? {
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as UInt: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
  }
}

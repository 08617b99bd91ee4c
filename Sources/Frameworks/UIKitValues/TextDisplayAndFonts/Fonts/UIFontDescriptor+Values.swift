extension UIFontDescriptor {
  /// The parsed attributes of a descriptor.
  struct Values: @unchecked Sendable {
    var face: FontFace
    var size: CGFloat?
    /// The attributes that have no effect here.
    var unsupported: [AttributeName: Any] = [:]

    init(face: FontFace) { self.face = face }

    /// Parses attributes: the name first, then those that modify it.
    init(_ attributes: [AttributeName: Any]) {
      let name = attributes[.name] as? String ?? attributes[.family] as? String
      face = name.flatMap { FontFace(name: $0) } ?? FontFace(weight: 0)
      if let family = attributes[.family] as? String, let found = FontFace(name: family),
        found.origin != face.origin
      {
        face = found
      }
      // A text style has a font of its own; one that does not exist is ignored.
      if let style = Self.style(attributes[.textStyle]), DynamicType.contains(style) {
        if case .family = face.origin { face = FontFace(weight: 0) }
        let row = DynamicType.row(style)
        (face.textStyle, face.weight, size) = (style, row.weight, row.size(.current))
      }
      if let style = attributes[.face] as? String { face = face.with(style: style) }
      if let traits = attributes[.traits] as? [TraitKey: Any] { read(traits) }
      face.features = (attributes[.featureSettings] as? [Any] ?? []).compactMap(FontFeature.init)
      size = Self.number(attributes[.size]) ?? size
      let supported: Set<AttributeName> = [
        .name, .family, .face, .size, .traits, .textStyle, .featureSettings,
      ]
      unsupported = attributes.filter { !supported.contains($0.key) }
    }

    package func with(_ change: (inout Values) -> Void) -> Values {
      var values = self
      change(&values)
      return values
    }

    var attributes: [AttributeName: Any] {
      var all = unsupported
      // As on an iPhone, a name or a text style is enough for a font that it alone finds. Numbers
      // are objects, which can be read as any type of number.
      var plain = face
      plain.features = []
      all[.name] = face.fontName
      if let size { all[.size] = NSNumber(value: Double(size)) }
      if let style = face.textStyle { all[.textStyle] = style.rawValue }
      if Values(all).face != plain {
        if case .family(let family) = face.origin { all[.family] = family }
        all[.traits] =
          [
            TraitKey.weight: NSNumber(value: Double(face.weight)),
            .symbolic: NSNumber(value: face.symbolicTraits.rawValue),
          ] as [TraitKey: Any]
      }
      if !face.features.isEmpty { all[.featureSettings] = face.features.map(\.setting) }
      return all
    }

    // MARK: Internals

    private static func style(_ value: Any?) -> UIFont.TextStyle? {
      value as? UIFont.TextStyle ?? (value as? String).map { UIFont.TextStyle(rawValue: $0) }
    }

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

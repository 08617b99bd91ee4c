extension UIFontDescriptor {
  /// The parsed attributes of a descriptor.
  struct Values: @unchecked Sendable {
    var face: FontFace
    var size: CGFloat?
    /// The requested name, if no font has it and the face is a substitute.
    var missingName: String?
    /// The attributes that have no effect here.
    var unsupported: [AttributeName: Any] = [:]

    init(face: FontFace) { self.face = face }

    /// Parses attributes: the name first, then those that modify it.
    init(_ attributes: [AttributeName: Any]) {
      let name = attributes[.name] as? String ?? attributes[.family] as? String
      let named = name.flatMap { FontFace(name: $0) }
      face = named ?? FontFace(weight: 0)
      if named == nil { missingName = name }
      if let family = attributes[.family] as? String, let found = FontFace(name: family),
        found.origin != face.origin
      {
        (face, missingName) = (found, nil)
      }
      // A text style has its own font; an unknown one is ignored.
      if let style = Self.style(attributes[.textStyle]), DynamicType.contains(style) {
        if case .family = face.origin { face = FontFace(weight: 0) }
        let row = DynamicType.row(style)
        (face.textStyle, face.weight, size) = (style, row.weight, row.size(.current))
        missingName = nil
      }
      if let style = attributes[.face] as? String { face = face.with(style: style) }
      if let traits = attributes[.traits] as? [TraitKey: Any] { read(traits) }
      if let matrix = Self.matrix(attributes) { face.slant = matrix.slantOfGlyphs }
      face.features = (attributes[.featureSettings] as? [Any] ?? []).compactMap(FontFeature.init)
      size = Self.number(attributes[.size]) ?? size
      let supported: Set<AttributeName> = [
        .name, .family, .face, .size, .traits, .textStyle, .featureSettings, .matrix,
        Self.coreTextMatrix,
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
      // As on an iPhone, the name or text style alone is kept if it identifies the font. Numbers
      // are objects that can be read as any numeric type.
      var plain = face
      (plain.features, plain.slant) = ([], 0)
      all[.name] = missingName ?? face.fontName
      if let size { all[.size] = NSNumber(value: Double(size)) }
      if let style = face.textStyle { all[.textStyle] = style.rawValue }
      if Values(all).face != plain {
        if case .family(let family) = face.origin { all[.family] = family }
        all[.traits] =
          [
            TraitKey.weight: NSNumber(value: Double(face.weight)),
            .symbolic: NSNumber(value: face.symbolicTraits.rawValue),
          ].merging(widthTraits) { $1 } as [TraitKey: Any]
      }
      if face.slant != 0 { all[.matrix] = NSValue(cgAffineTransform: matrix) }
      if !face.features.isEmpty { all[.featureSettings] = face.features.map(\.setting) }
      return all
    }

    private var widthTraits: [TraitKey: NSNumber] {
      face.width == 0 ? [:] : [.width: NSNumber(value: Double(face.width))]
    }

    /// The glyph transform.
    var matrix: CGAffineTransform {
      CGAffineTransform(a: 1, b: 0, c: face.slant, d: 1, tx: 0, ty: 0)
    }

    // MARK: Internals

    /// Core Text's name of the matrix attribute, whose value is its bytes.
    private static let coreTextMatrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")

    private static func matrix(_ attributes: [AttributeName: Any]) -> CGAffineTransform? {
      switch attributes[.matrix] ?? attributes[coreTextMatrix] {
      case let value as CGAffineTransform: value
      case let value as NSValue: value.cgAffineTransformValue
      case let bytes as Data where bytes.count == MemoryLayout<CGAffineTransform>.size:
        bytes.withUnsafeBytes { $0.loadUnaligned(as: CGAffineTransform.self) }
      default: nil
      }
    }

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
      // Only the system font has widths (Text.FO16).
      guard case .system = face.origin else { return }
      if let width = traits[.width] as? UIFont.Width {
        face.width = width.rawValue
      } else if let width = Self.number(traits[.width]) {
        face.width = width.isFinite ? width : 0
      }
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

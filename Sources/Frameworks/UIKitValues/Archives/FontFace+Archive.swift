extension FontFace {
  /// The keys of an archived face (Archives.AR10).
  enum ArchiveKey {
    static let design = "TactusFontDesign"
    static let family = "TactusFontFamily"
    static let weight = "TactusFontWeight"
    static let italic = "TactusFontItalic"
    static let condensed = "TactusFontCondensed"
    static let slant = "TactusFontSlant"
    static let width = "TactusFontWidth"
    static let boldText = "TactusFontBoldText"
    static let features = "TactusFontFeatures"
    static let leading = "TactusFontLeading"
    static let style = "TactusFontTextStyle"
  }

  /// Creates a face from an archive; `nil` without a family or a design.
  init?(from coder: NSCoder) {
    guard let weight = CGFloat(from: coder, forKey: ArchiveKey.weight) else { return nil }
    if let family = String(from: coder, forKey: ArchiveKey.family) {
      self.init(.family(family), weight: weight)
    } else if let design = String(from: coder, forKey: ArchiveKey.design) {
      self.init(.system(UIFontDescriptor.SystemDesign(rawValue: design)), weight: weight)
    } else {
      return nil
    }
    isItalic = coder.decodeBool(forKey: ArchiveKey.italic)
    isCondensed = coder.decodeBool(forKey: ArchiveKey.condensed)
    hasBoldTextWeight = coder.decodeBool(forKey: ArchiveKey.boldText)
    let slant = CGFloat(from: coder, forKey: ArchiveKey.slant) ?? 0
    self.slant = slant.isFinite ? slant : 0
    let width = CGFloat(from: coder, forKey: ArchiveKey.width) ?? 0
    self.width = width.isFinite ? width : 0
    // Pairs of a type and a selector.
    let numbers = (String(from: coder, forKey: ArchiveKey.features) ?? "").split(separator: " ")
      .compactMap { Int($0) }
    features = stride(from: 0, to: numbers.count - 1, by: 2).map {
      FontFeature(type: numbers[$0], selector: numbers[$0 + 1])
    }
    let leadings: [Int: Leading] = [-1: .tight, 1: .loose]
    leading = leadings[coder.decodeInteger(forKey: ArchiveKey.leading)] ?? .standard
    textStyle = String(from: coder, forKey: ArchiveKey.style).map(UIFont.TextStyle.init)
  }

  /// Encodes the face.
  func encode(to coder: NSCoder) {
    switch origin {
    case .family(let name): coder.encode(name as Any?, forKey: ArchiveKey.family)
    case .system(let design): coder.encode(design.rawValue as Any?, forKey: ArchiveKey.design)
    }
    coder.encode(Double(weight), forKey: ArchiveKey.weight)
    coder.encode(isItalic, forKey: ArchiveKey.italic)
    if isCondensed { coder.encode(true, forKey: ArchiveKey.condensed) }
    if slant != 0 { coder.encode(Double(slant), forKey: ArchiveKey.slant) }
    if width != 0 { coder.encode(Double(width), forKey: ArchiveKey.width) }
    if hasBoldTextWeight { coder.encode(true, forKey: ArchiveKey.boldText) }
    if !features.isEmpty {
      let numbers = features.flatMap { [$0.type, $0.selector] }
      coder.encode(
        numbers.map(String.init).joined(separator: " ") as Any?, forKey: ArchiveKey.features)
    }
    let number =
      switch leading {
      case .tight: -1
      case .standard: 0
      case .loose: 1
      }
    coder.encode(number, forKey: ArchiveKey.leading)
    if let textStyle { coder.encode(textStyle.rawValue as Any?, forKey: ArchiveKey.style) }
  }
}

extension FontScaling {
  private static let styleKey = "TactusScalingStyle"
  private static let sizeKey = "TactusScalingSize"
  private static let maximumKey = "TactusScalingMaximum"

  /// Creates the scaling of an archived font; `nil` for a font of a fixed size.
  init?(from coder: NSCoder) {
    guard let name = String(from: coder, forKey: Self.styleKey) else { return nil }
    let style = UIFont.TextStyle(rawValue: name)
    guard coder.containsValue(forKey: Self.sizeKey) else {
      self = .preferred(style)
      return
    }
    guard let size = CGFloat(from: coder, forKey: Self.sizeKey), size > 0, size.isFinite else {
      return nil
    }
    let hasMaximum = coder.containsValue(forKey: Self.maximumKey)
    let maximum = hasMaximum ? CGFloat(from: coder, forKey: Self.maximumKey) : nil
    self = .scaled(style, size: size, maximum: maximum)
  }

  /// Encodes the scaling.
  func encode(to coder: NSCoder) {
    switch self {
    case .preferred(let style): coder.encode(style.rawValue as Any?, forKey: Self.styleKey)
    case .scaled(let style, let size, let maximum):
      coder.encode(style.rawValue as Any?, forKey: Self.styleKey)
      coder.encode(Double(size), forKey: Self.sizeKey)
      if let maximum { coder.encode(Double(maximum), forKey: Self.maximumKey) }
    }
  }
}

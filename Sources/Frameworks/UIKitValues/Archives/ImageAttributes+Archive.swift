extension ImageAttributes {
  /// The marker key of archived images.
  static let markKey = "TactusImageScale"
  /// The key of the pixels.
  static let pixelsKey = "TactusImagePixels"

  /// Creates the attributes of an archived image (Archives.AR13).
  init?(from coder: NSCoder) {
    guard let scale = CGFloat(from: coder, forKey: Self.markKey), scale > 0, scale.isFinite else {
      return nil
    }
    self.scale = scale
    orientation = .init(rawValue: coder.decodeInteger(forKey: "orientation")) ?? .up
    caps = UIEdgeInsets(from: coder, forKey: "caps")
    resizing = .init(rawValue: coder.decodeInteger(forKey: "resizing")) ?? .stretch
    rendering = .init(rawValue: coder.decodeInteger(forKey: "rendering")) ?? .automatic
    alignment = UIEdgeInsets(from: coder, forKey: "alignment") ?? .zero
    flips = coder.decodeBool(forKey: "flips")
    if coder.containsValue(forKey: "baseline") {
      baseline = CGFloat(from: coder, forKey: "baseline")
    }
    tint = coder.decodeObject(of: UIColor.self, forKey: "tint")
    let types: [AnyClass] = [NSArray.self, UIImage.self]
    frames =
      (coder.decodeObject(of: types, forKey: "frames") as? NSArray)?
      .compactMap { $0 as? UIImage } ?? []
    duration = Double(from: coder, forKey: "duration").map { max(0, $0) } ?? 0
    if let name = String(from: coder, forKey: "symbol"), let shape = SymbolShape(archived: name) {
      let configuration = coder.decodeObject(
        of: UIImage.SymbolConfiguration.self, forKey: "symbolConfiguration")
      symbol = SymbolAttributes(shape, configuration)
    }
  }

  /// Encodes all attributes (Archives.AR13).
  func encode(to coder: NSCoder) {
    coder.encode(Double(scale), forKey: Self.markKey)
    coder.encode(orientation.rawValue, forKey: "orientation")
    caps?.encode(to: coder, forKey: "caps")
    coder.encode(resizing.rawValue, forKey: "resizing")
    coder.encode(rendering.rawValue, forKey: "rendering")
    alignment.encode(to: coder, forKey: "alignment")
    coder.encode(flips, forKey: "flips")
    if let baseline { coder.encode(Double(baseline), forKey: "baseline") }
    coder.encode(tint, forKey: "tint")
    if !frames.isEmpty { coder.encode(NSArray(array: frames), forKey: "frames") }
    coder.encode(duration, forKey: "duration")
    if let symbol {
      coder.encode(symbol.shape.archivedName as Any?, forKey: "symbol")
      coder.encode(symbol.configuration, forKey: "symbolConfiguration")
    }
  }
}

extension SymbolShape {
  /// The shape as text: its kind, its content, and the shape within it after a slash.
  var archivedName: String {
    switch self {
    case .glyph(let name): "glyph " + name
    case .outline(let name): "outline " + name
    case .letters(let text): "letters " + text
    case .framed(let frame, let isFilled, let inner):
      (isFilled ? "filled " : "framed ") + frame.rawValue
        + (inner.map { "/" + $0.archivedName } ?? "")
    case .slashed(let inner): "slashed /" + inner.archivedName
    }
  }

  /// Creates a shape from its text; `nil` for other text.
  init?(archived text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 4 else { return nil }
    var shape: SymbolShape?
    for part in parts.reversed() {
      let words = part.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2 else { return nil }
      let name = String(words[1])
      switch words[0] {
      case "glyph": shape = .glyph(name)
      case "outline": shape = .outline(name)
      case "letters": shape = .letters(name)
      case "framed", "filled":
        guard let frame = SymbolFrame(rawValue: name) else { return nil }
        shape = .framed(frame, isFilled: words[0] == "filled", shape)
      case "slashed":
        guard let inner = shape else { return nil }
        shape = .slashed(inner)
      default: return nil
      }
    }
    guard let shape else { return nil }
    self = shape
  }
}

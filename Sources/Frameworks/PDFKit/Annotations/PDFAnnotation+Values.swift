extension PDFAnnotation {
  /// Returns the name of a key, with its slash.
  static func name(of key: AnyHashable) -> String {
    let name =
      (key.base as? PDFAnnotationKey)?.rawValue ?? (key.base as? PDFBorderKey)?.rawValue
      ?? (key.base as? PDFAppearanceCharacteristicsKey)?.rawValue ?? key.base as? String ?? ""
    let whole = name.hasPrefix("/") ? name : "/" + name
    return whole == "/BS" ? "/Border" : whole
  }

  /// Sets the value of a key, and returns whether its type is valid for the key.
  @discardableResult
  func set(_ value: Any?, _ key: String) -> Bool {
    let key = key.hasPrefix("font") ? key : Self.name(of: key)
    guard let value else {
      stored[key] = nil
      changed()
      return true
    }
    switch key {
    case "/Rect":
      guard let rect = (value as? NSValue)?.cgRectValue ?? (value as? CGRect) else { return false }
      bounds = rect
      return true
    case "/P":
      page = value as? PDFPage
      return page != nil
    case "/InkList":
      inkPaths = value as? [UIBezierPath] ?? []
    case "/L", "/QuadPoints":
      points = AnnotationValue.points(value).map {
        CGPoint(x: $0.x - bounds.minX, y: $0.y - bounds.minY)
      }
    case "/C", "/IC":
      guard let color = color(value) else { return false }
      stored[key] = color
    case "/Border": return setBorder(value)
    case "/DA": setAppearance(value)
    case "/BG", "/BC", "/CA", "/RC", "/AC", "/R": return setCharacteristic(value, key)
    default: stored[key] = plain(value)
    }
    changed()
    return true
  }

  // MARK: Internals

  private func color(_ value: Any) -> UIColor? {
    if let color = value as? UIColor { return color }
    let parts = (value as? [Any] ?? []).compactMap { AnnotationValue.number($0) }
    return AnnotationValue.color(.array(parts.map { .number(Double($0)) }))
  }

  private func setBorder(_ value: Any) -> Bool {
    if let border = value as? PDFBorder {
      stored["/Border"] = border
    } else if let parts = value as? [Any] {
      let border = PDFBorder()
      if parts.count > 2, let width = AnnotationValue.number(parts[2]) { border.lineWidth = width }
      stored["/Border"] = border
    } else if let entries = value as? [AnyHashable: Any] {
      let border = PDFBorder()
      for (key, value) in entries {
        switch Self.name(of: key) {
        case "/W": border.lineWidth = AnnotationValue.number(value) ?? 1
        case "/S": border.setStyle(named: String((value as? String ?? "").suffix(1)))
        case "/D": border.dashPattern = value as? [Any]
        default: break
        }
      }
      stored["/Border"] = border
    } else {
      return false
    }
    changed()
    return true
  }

  /// Stores the font and the color of a default appearance such as `/Helv 12 Tf 0 g`.
  func setAppearance(_ value: Any) {
    guard let text = value as? String else { return }
    stored["/DA"] = text
    var operands: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      let numbers = operands.compactMap { Double($0) }.map { CGFloat($0) }
      switch word {
      case "Tf":
        // A size of 0 means automatic (documented by the format); 12 points are a guess.
        let size = numbers.last.flatMap { $0 > 0 ? $0 : nil } ?? 12
        let isBold = operands.first?.contains("Bo") == true
        stored["font"] = isBold ? UIFont.boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
      case "g", "rg", "k":
        stored["fontColor"] = AnnotationValue.color(.array(numbers.map { .number(Double($0)) }))
      default:
        operands.append(word)
        continue
      }
      operands = []
    }
  }

  private func setCharacteristic(_ value: Any, _ key: String) -> Bool {
    let all = characteristics
    switch key {
    case "/BG": all.backgroundColor = color(value)
    case "/BC": all.borderColor = color(value)
    case "/CA": all.caption = value as? String
    case "/RC": all.rolloverCaption = value as? String
    case "/AC": all.downCaption = value as? String
    default: all.rotation = AnnotationValue.number(value).map { Int($0) } ?? 0
    }
    stored["/MK"] = all
    changed()
    return true
  }

  /// The appearance characteristics, created on first access.
  var characteristics: PDFAppearanceCharacteristics {
    entry("/MK") ?? PDFAppearanceCharacteristics()
  }

  /// Returns a value with the names of Swift's structures as strings.
  private func plain(_ value: Any) -> Any {
    switch value {
    case let value as PDFAnnotationWidgetSubtype: value.rawValue
    case let value as PDFAnnotationSubtype: value.rawValue
    case let value as PDFAnnotationLineEndingStyle: value.rawValue
    case let value as PDFAnnotationTextIconType: value.rawValue
    case let value as PDFAnnotationHighlightingMode: value.rawValue
    case let values as [PDFAnnotationLineEndingStyle]: values.map(\.rawValue)
    default: value
    }
  }
}

@_spi(UIKitModules) @MainActor extension NibElement {
  /// Returns the color of a property; `nil` if it has none.
  public func color(_ key: String, _ bundle: Bundle?) -> UIColor? { value(key)?.color(bundle) }

  /// Returns the color that the element describes.
  func color(_ bundle: Bundle?) -> UIColor? {
    let alpha = number("alpha") ?? 1
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
      return UIColor.system(name)
    }
    if let name = self["name"] { return UIColor(named: name, in: bundle, compatibleWith: nil) }
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    guard self["customColorSpace"] != "displayP3", self["colorSpace"] != "displayP3" else {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the image of an attribute.
  public func image(_ attribute: String, _ bundle: Bundle?) -> UIImage? {
    guard let name = self[attribute] else { return nil }
    if self["catalog"] == "system" { return UIImage(systemName: name) }
    return UIImage(named: name, in: bundle, compatibleWith: nil)
  }

  /// Returns the font of a property.
  public func font(_ key: String = "fontDescription") -> UIFont? { value(key)?.font }

  private var font: UIFont? {
    let size = number("pointSize") ?? number("size") ?? UIFont.systemFontSize
    if let style = self["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    if let name = self["name"], let font = UIFont(name: name, size: size) { return font }
    switch self["type"] ?? self["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight)
    }
  }

  private var weight: UIFont.Weight {
    switch self["weight"] {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  /// Returns the attributed string of a property.
  public func attributedString(_ key: String, _ bundle: Bundle?) -> NSAttributedString? {
    guard let element = value(key) else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in element.all where fragment.name == "fragment" {
      var attributes: [NSAttributedString.Key: Any] = [:]
      let looks = NibElement("attributes", [:], fragment.elements(in: "attributes"))
      attributes[.font] = looks.font("NSFont")
      attributes[.foregroundColor] = looks.color("NSColor", bundle)
      attributes[.backgroundColor] = looks.color("NSBackgroundColor", bundle)
      attributes[.paragraphStyle] = looks.value("NSParagraphStyle")?.paragraphStyle
      attributes[.kern] = looks.value("NSKern")?.number("value")
      result.append(
        NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
    }
    return result
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = choice("alignment", Self.alignments) ?? .natural
    style.lineBreakMode = choice("lineBreakMode", Self.lineBreakModes) ?? .byWordWrapping
    style.lineSpacing = number("lineSpacing") ?? 0
    style.paragraphSpacing = number("paragraphSpacing") ?? 0
    return style
  }

  /// The names of `NSTextAlignment`.
  package static let alignments = "left center right justified natural"
  /// The names of `NSLineBreakMode`.
  static let lineBreakModes =
    "wordWrap characterWrap clip headTruncation tailTruncation middleTruncation"
}

import TactusDisplayList

/// A converter from string attributes to a text style (Text.ST5).
struct AttributeReader {
  private let attributes: [NSAttributedString.Key: Any]
  private let defaults: AttributedText.Defaults

  package init(_ attributes: [NSAttributedString.Key: Any], _ defaults: AttributedText.Defaults) {
    (self.attributes, self.defaults) = (attributes, defaults)
  }

  /// The font.
  var font: UIFont { attributes[.font] as? UIFont ?? defaults.font }

  /// The color of the text.
  var color: UIColor {
    let linkColor = attributes[.link] == nil ? nil : defaults.tint
    return defaults.overrideColor ?? attributes[.foregroundColor] as? UIColor ?? linkColor
      ?? defaults.color
  }

  /// The style for layout and painting.
  var style: TextStyle {
    // Most texts have no attributes, and a screen full of them is laid out at once.
    guard !attributes.isEmpty else { return Self.plainStyle(defaults) }
    let usesBoldText = defaults.traits.legibilityWeight == .bold
    let script = script
    var style = script.font.style(color.drawing(defaults.traits), usesBoldText: usesBoldText)
    style.tracking += number(.kern) ?? number(.tracking) ?? 0
    style.baselineOffset = (number(.baselineOffset) ?? 0) + script.rise
    style.slant += number(.obliqueness) ?? 0
    style.isUnbreakable = attributes[.unbreakable] != nil
    style.backgroundColor = color(.backgroundColor)
    style.underline =
      rule(.underlineStyle, .underlineColor) ?? (attributes[.link] == nil ? nil : TextDecoration())
    style.strikethrough = rule(.strikethroughStyle, .strikethroughColor)
    if let width = number(.strokeWidth), width != 0 {
      // The width is a percentage of the font size; a negative one also fills the text.
      style.outline = TextOutline(
        width: abs(width) / 100 * style.size, color: color(.strokeColor), isFilled: width < 0)
    }
    if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
      style.shadow = DrawingShadow(
        offset: DrawingPoint(
          Double(shadow.shadowOffset.width), Double(shadow.shadowOffset.height)),
        sigma: Double(max(0, shadow.shadowBlurRadius)) / 2, color: color.drawing(defaults.traits))
    }
    return style
  }

  /// Returns the style of text without attributes.
  static func plainStyle(_ defaults: AttributedText.Defaults) -> TextStyle {
    let color = defaults.overrideColor ?? defaults.color
    return defaults.font.style(
      color.drawing(defaults.traits), usesBoldText: defaults.traits.legibilityWeight == .bold)
  }

  // MARK: Internals

  /// The font of superscripts and subscripts, with their baseline offset in points (Text.ST12); the
  /// font itself for other text.
  private var script: (font: UIFont, rise: Double) {
    let font = font
    guard let level = number(.script).flatMap({ Int(exactly: $0.rounded()) }), level != 0,
      let metrics = font.scriptMetrics(isAbove: level > 0)
    else { return (font, 0) }
    var (size, rise) = (Double(font.pointSize), 0.0)
    // Each level is relative to the previous one.
    for _ in 0..<min(abs(level), Self.scriptLimit) {
      rise += size * metrics.rise
      size *= metrics.size
    }
    return (font.withSize(CGFloat(size)), rise)
  }

  /// The number of levels beyond which superscripts do not shrink further.
  ///
  /// - Source: guess; the third level is a third of the size.
  private static let scriptLimit = 3

  private func color(_ key: NSAttributedString.Key) -> DrawingColor? {
    (attributes[key] as? UIColor)?.drawing(defaults.traits)
  }

  private func rule(
    _ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key
  ) -> TextDecoration? {
    let value = (attributes[key] as? NSUnderlineStyle)?.rawValue ?? number(key).map { Int($0) } ?? 0
    guard value & 0xFF != 0 else { return nil }
    let pattern: TextDecoration.Pattern =
      switch value & 0x0F00 {
      case 0x0100: .dots
      case 0x0200: .dashes
      case 0x0300: .dashDot
      case 0x0400: .dashDotDot
      default: .solid
      }
    return TextDecoration(
      color: color(colorKey), weight: value & 0x0F == 0x02 ? 2 : 1, isDouble: value & 0x0F == 0x09,
      pattern: pattern)
  }

  private func number(_ key: NSAttributedString.Key) -> Double? {
    switch attributes[key] {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

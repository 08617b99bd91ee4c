/// The style of subtitles by the rules of an item.
struct SubtitleStyle: Equatable {
  /// The color of the text.
  var color = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The background color of the text.
  var background = CGColor(red: 0, green: 0, blue: 0, alpha: 0.6)
  /// The font size as a fraction of the video's height.
  ///
  /// - Source: ours. Confidence: guess.
  var height = 0.06

  /// Creates the style by the rules for all texts; later rules take precedence (Players.ST3).
  init(_ rules: [AVTextStyleRule]) {
    for rule in rules where rule.textSelector == nil {
      let values = rule.textMarkupAttributes
      if let found = Self.color(values[kCMTextMarkupAttribute_ForegroundColorARGB]) {
        color = found
      }
      if let found = Self.color(values[kCMTextMarkupAttribute_BackgroundColorARGB]) {
        background = found
      }
      let base = values[kCMTextMarkupAttribute_BaseFontSizePercentageRelativeToVideoHeight]
      if let size = Self.number(base), size > 0 { height = size / 100 }
      if let share = Self.number(values[kCMTextMarkupAttribute_RelativeFontSize]), share > 0 {
        height *= share / 100
      }
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private static func color(_ value: Any?) -> CGColor? {
    let parts = ((value as? [Any]) ?? []).compactMap(number).map { CGFloat($0) }
    guard parts.count == 4 else { return nil }
    return CGColor(red: parts[1], green: parts[2], blue: parts[3], alpha: parts[0])
  }
}

/// CSS lengths.
enum StyleLength {
  /// Returns a length in points; `nil` for other values.
  ///
  /// A CSS pixel is a point (measured by others), and a typographic point 4/3 of it, as in CSS.
  ///
  /// - Parameters:
  ///   - value: The value, in lowercase.
  ///   - size: The font size to which relative lengths refer.
  static func points(_ value: String, _ size: Double) -> Double? {
    if value == "0" { return 0 }
    let units: [(String, Double)] = [
      ("px", 1), ("rem", HTMLStyles.text.size), ("em", size), ("pt", 4.0 / 3), ("pc", 16),
      ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4), ("ex", size / 2), ("%", size / 100),
    ]
    for (unit, factor) in units where value.hasSuffix(unit) {
      guard let number = Double(value.dropLast(unit.count)), number.isFinite else { return nil }
      return min(maximum, max(-maximum, number * factor))
    }
    return nil
  }

  /// Returns a font size in points; `nil` for other values.
  static func fontSize(_ value: String, _ parentSize: Double) -> Double? {
    if let factor = sizes[value] { return HTMLStyles.text.size * factor }
    switch value {
    case "smaller": return parentSize / 1.2
    case "larger": return parentSize * 1.2
    default: return points(value, parentSize).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// The factors of named sizes.
  ///
  /// - Source: CSS Fonts, level 3. Confidence: documented.
  private static let sizes = [
    "xx-small": 0.6, "x-small": 0.75, "small": 8.0 / 9, "medium": 1, "large": 1.2, "x-large": 1.5,
    "xx-large": 2,
  ]

  /// The maximum length in points, so that layout stays finite.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximum = 10_000.0
}

import CTactusPangoCairo

extension DocumentColor {
  /// Parses a CSS color; `nil` for other values.
  ///
  /// A color is a name, `#` with hexadecimal digits, `rgb(…)` or `rgba(…)`.
  init?(css value: String) {
    let value = value.trimmingCharacters(in: .whitespaces).lowercased()
    if value == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else if value.hasPrefix("rgb") {
      self.init(function: value)
    } else {
      self.init(name: value)
    }
  }

  /// Parses a CSS color name or hexadecimal digits, by Pango.
  private init?(name: String) {
    var color = PangoColor()
    var alpha: guint16 = .max
    guard pango_color_parse_with_alpha(&color, &alpha, name) != 0 else { return nil }
    let whole = Double(guint16.max)
    self.init(
      red: Double(color.red) / whole, green: Double(color.green) / whole,
      blue: Double(color.blue) / whole, alpha: Double(alpha) / whole)
  }

  /// Parses `rgb(255, 0, 0)` or `rgba(100%, 0%, 0%, 0.5)`.
  private init?(function: String) {
    guard let start = function.firstIndex(of: "("), function.hasSuffix(")") else { return nil }
    let values = function[function.index(after: start)...].dropLast()
      .split(whereSeparator: { ", /".contains($0) })
    guard values.count == 3 || values.count == 4 else { return nil }
    let components = values.prefix(3).compactMap { Self.component($0, whole: 255) }
    guard components.count == 3 else { return nil }
    self.init(red: components[0], green: components[1], blue: components[2])
    if values.count == 4 {
      guard let alpha = Self.component(values[3], whole: 1) else { return nil }
      self.alpha = alpha
    }
  }

  private static func component(_ text: Substring, whole: Double) -> Double? {
    let isShare = text.hasSuffix("%")
    guard let number = Double(isShare ? text.dropLast() : text), number.isFinite else { return nil }
    return min(1, max(0, number / (isShare ? 100 : whole)))
  }
}

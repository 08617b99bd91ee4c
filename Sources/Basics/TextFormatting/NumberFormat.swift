/// Functions that format numbers the same way in every locale.
public enum NumberFormat {
  /// Formats a number with a fixed number of decimal places, or a dash if it is not finite.
  public static func fixed(_ value: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (abs(value) * scale).rounded()
    guard value.isFinite, scaled < 9e15 else { return "–" }
    let whole = Int64(scaled)
    let unit = Int64(scale)
    var text = value < 0 && whole != 0 ? "\u{2212}" : ""
    text += String(whole / unit)
    if places > 0 {
      let rest = String(whole % unit)
      text += "." + String(repeating: "0", count: places - rest.count) + rest
    }
    return text
  }

  /// Formats a number with at most a number of decimal places, without trailing zeros.
  public static func short(_ value: Double, places: Int = 2) -> String {
    var text = fixed(value, places: places)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Formats a duration in seconds with its unit, such as “12.5 ms” or “3 s”.
  public static func seconds(_ value: Double) -> String {
    if value < 1 { return short(value * 1000, places: value < 0.01 ? 2 : 1) + " ms" }
    return short(value, places: value < 10 ? 3 : value < 100 ? 2 : 1) + " s"
  }

  /// Formats a number with a fixed number of decimal places, padded with spaces to a width.
  public static func column(_ value: Double, places: Int, width: Int) -> String {
    let text = fixed(value, places: places)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// Returns a count with its noun, such as “1 tap” and “2 taps”.
  ///
  /// - Parameters:
  ///   - count: The count.
  ///   - noun: The singular.
  ///   - several: The plural; by default the singular with an s.
  public static func count(_ count: Int, _ noun: String, _ several: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(several ?? "\(noun)s")"
  }
}

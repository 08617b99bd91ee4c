/// Functions that make untrusted text safe to quote in messages.
///
/// A file may hold anything, escape sequences for terminals included; what a message quotes is
/// one short line without control characters.
public enum Quoting {
  /// Returns the text in quotation marks, truncated to a number of scalars.
  public static func quoted(_ text: some StringProtocol, limit: Int = 40) -> String {
    "“\(oneLine(text, limit: limit))”"
  }

  /// Returns the text with control and direction characters replaced, truncated to a number of
  /// scalars.
  public static func oneLine(_ text: some StringProtocol, limit: Int = .max) -> String {
    var result = String.UnicodeScalarView()
    for (index, scalar) in text.unicodeScalars.enumerated() {
      guard index < limit else {
        result.append("…")
        break
      }
      result.append(isShown(scalar) ? scalar : "\u{FFFD}")
    }
    return String(result)
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: true
    }
  }
}

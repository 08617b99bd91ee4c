/// The types of markup.
public enum PDFMarkupType: Int, Sendable {
  /// Highlighted.
  case highlight = 0
  /// Struck out.
  case strikeOut = 1
  /// Underlined.
  case underline = 2
  /// Redacted.
  case redact = 3
}

/// The look of marked text.
public enum PDFMarkupType: Int, Sendable {
  /// Highlighted.
  case highlight = 0
  /// Struck out.
  case strikeOut = 1
  /// Underlined.
  case underline = 2
  /// Marked for redaction.
  case redact = 3
}

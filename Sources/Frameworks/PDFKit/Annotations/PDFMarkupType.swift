/// The look of marked text.
public enum PDFMarkupType: Int, Sendable {
  /// With a color behind it.
  case highlight = 0
  /// Struck out.
  case strikeOut = 1
  /// Underlined.
  case underline = 2
  /// To be removed.
  case redact = 3
}

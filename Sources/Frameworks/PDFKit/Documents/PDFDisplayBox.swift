/// The boxes of a page.
public enum PDFDisplayBox: Int, Sendable {
  /// The whole medium.
  case mediaBox = 0
  /// The visible area.
  case cropBox = 1
  /// The bleed area, which is printed and then trimmed.
  case bleedBox = 2
  /// The area that remains after cutting.
  case trimBox = 3
  /// The area with the author's content.
  case artBox = 4

  var box: CGPDFBox { CGPDFBox(rawValue: Int32(rawValue)) ?? .cropBox }
}

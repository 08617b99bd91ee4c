/// The boxes of a page.
public enum PDFDisplayBox: Int, Sendable {
  /// The whole medium.
  case mediaBox = 0
  /// The part that is shown.
  case cropBox = 1
  /// The area that is printed, including what is cut off.
  case bleedBox = 2
  /// The area that remains after cutting.
  case trimBox = 3
  /// The area with the author's content.
  case artBox = 4

  var box: CGPDFBox { CGPDFBox(rawValue: Int32(rawValue)) ?? .cropBox }
}

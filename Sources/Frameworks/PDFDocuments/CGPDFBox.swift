/// A box of a page.
public enum CGPDFBox: Int32, Sendable {
  /// The whole medium.
  case mediaBox = 0
  /// The part that is shown.
  case cropBox = 1
  /// The part that is printed before it is cut.
  case bleedBox = 2
  /// The part that remains after it is cut.
  case trimBox = 3
  /// The part that the document's author means.
  case artBox = 4
}

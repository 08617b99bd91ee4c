/// The kind of a document, which decides the library that reads it.
package enum DocumentContentKind: UInt8, CaseIterable, Sendable {
  /// Pages in PDF.
  case pages = 1
  /// A picture in a format of gdk-pixbuf.
  case picture = 2
  /// Plain text in any encoding.
  case text = 3
  /// Values that are separated by commas or other characters.
  case table = 4
  /// Text with attributes in RTF.
  case richText = 5
  /// Text with attributes in HTML.
  case html = 6

  /// Whether the document is text with attributes, which has a reader of its own.
  package var isStyledText: Bool { self == .richText || self == .html }
}

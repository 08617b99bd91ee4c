/// The icon of a note.
public enum PDFTextAnnotationIconType: Int, Sendable {
  /// A comment.
  case comment = 0
  /// A key.
  case key = 1
  /// A note.
  case note = 2
  /// A help mark.
  case help = 3
  /// A new paragraph.
  case newParagraph = 4
  /// A paragraph.
  case paragraph = 5
  /// An insertion mark.
  case insert = 6
}

/// What was written, to be taken back.
@MainActor
final class TextChange {
  /// What kinds of changes become one where they follow each other.
  enum Kind { case typing, deleting, other }

  /// Where what was written is.
  var range: NSRange
  /// What was there before.
  var old: NSAttributedString
  let kind: Kind

  init(_ range: NSRange, old: NSAttributedString, _ kind: Kind) {
    (self.range, self.old, self.kind) = (range, old, kind)
  }
}

/// A change to a text that can be undone.
@MainActor
package final class TextEdit {
  /// The kinds of changes; successive changes of one kind are merged.
  package enum Kind { case typing, deleting, other }

  /// The range of the new text.
  package var range: NSRange
  /// The text that was replaced.
  package var old: NSAttributedString
  package let kind: Kind

  package init(_ range: NSRange, old: NSAttributedString, _ kind: Kind) {
    (self.range, self.old, self.kind) = (range, old, kind)
  }
}

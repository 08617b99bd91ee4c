/// A link or an attachment in the text of a text view.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The contents of an item.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
  }

  /// The contents.
  open private(set) var content: Content
  /// The range in the text, in UTF-16 units.
  open private(set) var range: NSRange

  // MARK: Internals

  init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }
}

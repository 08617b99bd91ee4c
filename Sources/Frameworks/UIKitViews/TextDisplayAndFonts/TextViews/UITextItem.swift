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
  public let content: Content
  /// The range in the text, in UTF-16 units.
  public let range: NSRange

  // MARK: Internals

  init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }
}

/// The ways in which the user acts on a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A press that shows actions; it does not occur here.
  case presentActions = 1
  /// A firm press that shows a preview; it does not occur here.
  case preview = 2
}

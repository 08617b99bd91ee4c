/// A link, an attachment or a tagged range in the text of a text view.
///
/// Steps TextViews.TV14 and TextViews.TV30.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The contents of an item.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A range with a tag of the app, the value of the attribute `textItemTag`.
    case tag(String)
  }

  /// The contents.
  open private(set) var content: Content
  /// The range in the text, in UTF-16 units.
  open private(set) var range: NSRange

  // MARK: Internals

  init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }
}

extension NSAttributedString.Key {
  /// The tag that makes a range an item of a text view, a `String` (TextViews.TV14).
  public static let textItemTag = Self(rawValue: "UITextItemTag")
}

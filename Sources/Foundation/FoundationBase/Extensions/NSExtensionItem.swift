/// An item that an app passes to an extension, or an extension returns.
open class NSExtensionItem: NSObject {
  /// Creates an empty item.
  public override init() { super.init() }

  /// The title.
  @NSCopying open var attributedTitle: NSAttributedString?
  /// The text.
  @NSCopying open var attributedContentText: NSAttributedString?
  /// The contents.
  open var attachments: [NSItemProvider]?
  /// Other values by their keys.
  open var userInfo: [AnyHashable: Any]?
}

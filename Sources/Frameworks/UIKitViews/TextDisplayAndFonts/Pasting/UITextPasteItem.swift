/// An item to paste as text; the delegate sets one result for each (Pasteboard.CO16).
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// The provider of the item's data.
  var itemProvider: NSItemProvider { get }
  /// The object that the app dragged; `nil` for pasteboard items.
  var localObject: Any? { get }
  /// The attributes of text at the paste location.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }

  /// Sets text as the result.
  func setResult(string: String)
  /// Sets attributed text as the result.
  func setResult(attributedString string: NSAttributedString)
  /// Sets an attachment as the result.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Skips the item.
  func setNoResult()
  /// Sets the item's text as the result; an item without text is skipped.
  func setDefaultResult()
}

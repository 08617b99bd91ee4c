/// An item that is pasted as text; the delegate sets one result for each (Pasteboard.CO16).
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// The provider of the item's data.
  var itemProvider: NSItemProvider { get }
  /// The object that the app has dragged; `nil` for items of the pasteboard.
  var localObject: Any? { get }
  /// The attributes of text at the place of the paste.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }

  /// Sets text as the result.
  func setResult(string: String)
  /// Sets text with attributes as the result.
  func setResult(attributedString string: NSAttributedString)
  /// Sets an attachment as the result.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Leaves the item out.
  func setNoResult()
  /// Sets the text of the item as the result; without text the item is left out.
  func setDefaultResult()
}

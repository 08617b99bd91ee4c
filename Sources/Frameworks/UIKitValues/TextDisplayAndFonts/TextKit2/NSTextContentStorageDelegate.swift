/// The delegate of a text content storage.
public protocol NSTextContentStorageDelegate: NSObjectProtocol {
  /// Returns the paragraph shown in place of a range, such as one with additional attributes;
  /// `nil`, the default, for that of the storage.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// Returns `nil`, for the paragraph of the storage.
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}

/// Methods of the delegate of a content storage.
public protocol NSTextContentStorageDelegate: NSObjectProtocol {
  /// Returns the paragraph that is shown in place of a range of the storage, such as one with
  /// further attributes; by default `nil` for that of the storage.
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

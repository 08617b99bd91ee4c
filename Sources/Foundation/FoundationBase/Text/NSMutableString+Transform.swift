import Foundation

extension NSMutableString {
  /// Transliterates a part of the string (ObjectiveC.FO42).
  ///
  /// - Parameters:
  ///   - transform: The transform, one of the constants or the text of one for ICU.
  ///   - reverse: Whether the inverse transform is applied.
  ///   - range: The part.
  ///   - resultingRange: Receives the range of the new text; nil to ignore it.
  /// - Returns: Whether the transform exists; if not, the string stays as it is.
  @discardableResult
  public func applyTransform(
    _ transform: StringTransform, reverse: Bool, range: NSRange,
    updatedRange resultingRange: UnsafeMutablePointer<NSRange>?
  ) -> Bool {
    let part = NSString(string: substring(with: range))
    guard let text = part.applyingTransform(transform, reverse: reverse) else { return false }
    replaceCharacters(in: range, with: text)
    resultingRange?.pointee = NSRange(location: range.location, length: text.utf16.count)
    return true
  }
}

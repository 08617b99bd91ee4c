/// An object that provides the elements of a text.
///
/// The last three requirements are optional.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// The range of the whole text.
  var documentRange: NSTextRange { get }
  /// Calls a closure for each element from a location, until it returns false.
  ///
  /// - Returns: The end of the last element; nil without elements.
  @discardableResult
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Replaces a range by the text of elements.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Returns the location at a distance in UTF-16 units; nil if it is outside of the text.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// Returns the distance between two locations in UTF-16 units.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// Returns the range that an edit of a selection affects; nil for the given range.
  func adjustedRange(
    from textRange: NSTextRange, forEditingTextSelection: Bool
  ) -> NSTextRange?
}

extension NSTextElementProvider {
  /// Returns nil.
  public func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? { nil }
  /// Returns `NSNotFound`.
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }
  /// Returns nil.
  public func adjustedRange(
    from textRange: NSTextRange, forEditingTextSelection: Bool
  ) -> NSTextRange? { nil }
}

extension NSTextContentManager: NSTextElementProvider {}

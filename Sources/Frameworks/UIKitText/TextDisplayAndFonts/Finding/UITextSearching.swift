/// An object whose text can be searched (TextFinding.FI2).
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
  /// The type that identifies a document, if the object has several.
  associatedtype DocumentIdentifier: Hashable = AnyHashable

  /// The selected range, at which a search begins.
  var selectedTextRange: UITextRange? { get }
  /// Returns the order of two ranges of a document.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  /// Searches for a text, and adds what is found to an aggregator.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Shows a range in a style.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    usingStyle: UITextSearchFoundTextStyle)
  /// Shows all text in the normal style.
  func clearAllDecoratedFoundText()

  /// Whether found text can be replaced; optional.
  var supportsTextReplacement: Bool { get }
  /// Returns whether a range may be replaced; optional.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool
  /// Replaces a range; optional.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces all results of a search; optional.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
  /// Called before a range is highlighted; optional.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls to a range; optional.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// The document with the selected range; optional.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
}

extension UITextSearching {
  /// Whether found text can be replaced; false.
  public var supportsTextReplacement: Bool { false }
  /// Returns true.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool { true }
  /// Does nothing.
  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) {}
  /// Does nothing.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
  /// Does nothing.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Does nothing.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  /// The document with the selected range; nil.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
}

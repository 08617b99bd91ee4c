/// A search, with its results and the highlighted one; subclasses perform it.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// Creates a session without results.
  public override init() { super.init() }

  /// The number of results.
  open var resultCount: Int { 0 }
  /// The index of the highlighted result; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// The counts that the find bar shows.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether results can be replaced.
  open var supportsReplacement: Bool { false }
  /// Whether the highlighted result can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && highlightedResultIndex != NSNotFound
  }

  /// Searches for a text; the default implementation does nothing.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted result; the default implementation does nothing.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results; the default implementation does nothing.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Highlights the next or the previous result; the default implementation does nothing.
  open func highlightNextResult(in storageDirection: UITextStorageDirection) {}
  /// Removes all results; the default implementation does nothing.
  open func invalidateFoundResults() {}

  /// The counts of results that the find bar shows.
  public enum SearchResultDisplayStyle: UInt, Sendable {
    /// The index of the highlighted result, and the total.
    case currentAndTotal = 0
    /// The total.
    case total = 1
    /// No counts.
    case none = 2
  }

  // MARK: Internals

  /// Whether the highlighted result is scrolled to.
  var scrollsToResult = true
  /// Called when the results have changed.
  var onChange: () -> Void = {}
}

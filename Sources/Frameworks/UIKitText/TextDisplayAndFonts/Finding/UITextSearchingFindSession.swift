/// A search in an object whose text can be searched (TextFinding.FI2).
@preconcurrency @MainActor
open class UITextSearchingFindSession<Searchable: UITextSearching>: UIFindSession {
  /// The object.
  public private(set) weak var searchableObject: Searchable?

  /// Creates a session without results.
  public init(searchableObject: Searchable) {
    self.searchableObject = searchableObject
    super.init()
  }

  open override var resultCount: Int { found.count }
  open override var highlightedResultIndex: Int { index ?? NSNotFound }
  open override var supportsReplacement: Bool {
    searchableObject?.supportsTextReplacement ?? false
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    invalidateFoundResults()
    guard let searchableObject, !query.isEmpty else { return onChange() }
    let aggregator = UITextSearchAggregator<Searchable.DocumentIdentifier> { [weak self] in
      self?.receive($0)
    }
    self.aggregator = aggregator
    searchableObject.performTextSearch(
      queryString: query, options: options ?? UITextSearchOptions(), resultAggregator: aggregator)
  }

  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard let searchableObject, supportsReplacement, let index else { return }
    let (range, document) = found[index]
    guard
      searchableObject.shouldReplace(
        foundTextRange: range, document: document, withText: replacementString)
    else { return highlightNextResult(in: .forward) }
    searchableObject.replace(
      foundTextRange: range, document: document, withText: replacementString)
    performSearch(query: searchQuery, options: options)
  }

  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard let searchableObject, supportsReplacement, !searchQuery.isEmpty else { return }
    searchableObject.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(),
      withText: replacementString)
    performSearch(query: searchQuery, options: options)
  }

  open override func highlightNextResult(in storageDirection: UITextStorageDirection) {
    guard !found.isEmpty else { return }
    let step = storageDirection == .forward ? 1 : found.count - 1
    highlight(index.map { ($0 + step) % found.count } ?? 0)
  }

  open override func invalidateFoundResults() {
    aggregator = nil
    (found, index) = ([], nil)
    searchableObject?.clearAllDecoratedFoundText()
  }

  // MARK: Internals

  private typealias Aggregator = UITextSearchAggregator<Searchable.DocumentIdentifier>
  private var found: [Aggregator.SearchResult] = []
  private var index: Int?
  private var aggregator: Aggregator?

  /// Shows the results, and highlights the first one from the selection on.
  private func receive(_ results: [Aggregator.SearchResult]) {
    guard let searchableObject else { return }
    (found, index) = (results, nil)
    searchableObject.clearAllDecoratedFoundText()
    for (range, document) in found {
      searchableObject.decorate(foundTextRange: range, document: document, usingStyle: .found)
    }
    guard !found.isEmpty else { return onChange() }
    let selected = searchableObject.selectedTextRange
    let document = searchableObject.selectedTextSearchDocument
    let next = selected.flatMap { selected in
      found.firstIndex {
        $0.document == document
          && searchableObject.compare($0.range, toRange: selected, document: document)
            != .orderedAscending
      }
    }
    highlight(next ?? 0)
  }

  private func highlight(_ new: Int) {
    guard let searchableObject else { return }
    if let index {
      let (range, document) = found[index]
      searchableObject.decorate(foundTextRange: range, document: document, usingStyle: .found)
    }
    index = new
    let (range, document) = found[new]
    searchableObject.willHighlight(foundTextRange: range, document: document)
    searchableObject.decorate(
      foundTextRange: range, document: document, usingStyle: .highlighted)
    if scrollsToResult { searchableObject.scrollRangeToVisible(range, inDocument: document) }
    onChange()
  }
}

/// A collector of the results of a search.
@preconcurrency @MainActor
public final class UITextSearchAggregator<DocumentIdentifier: Hashable>: NSObject {
  /// Adds a found range.
  public func foundRange(
    _ range: UITextRange, searchString string: String, document: DocumentIdentifier?
  ) {
    guard !isFinished else { return }
    found.append((range, document))
  }

  /// Ends the search; later ranges are ignored.
  public func finishedSearching() {
    guard !isFinished else { return }
    isFinished = true
    onFinish(found)
  }

  /// Removes a found range, which the text no longer contains.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    found.removeAll { $0.range === range && $0.document == document }
    if isFinished { onFinish(found) }
  }

  /// Removes all found ranges.
  public func invalidate() {
    found = []
    if isFinished { onFinish(found) }
  }

  /// All ranges that were found.
  public var allFoundRanges: NSOrderedSet { NSOrderedSet(array: found.map(\.range)) }

  // MARK: Internals

  typealias SearchResult = (range: UITextRange, document: DocumentIdentifier?)

  private var found: [SearchResult] = []
  private var isFinished = false
  private let onFinish: ([SearchResult]) -> Void

  init(onFinish: @escaping ([SearchResult]) -> Void) { self.onFinish = onFinish }
}

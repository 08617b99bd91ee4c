extension CSUserQuery {
  /// The results of the search, one after the other.
  public var responses: Responses { Responses(query: self) }

  /// A suggestion of a search; there are none.
  public struct Suggestion: Sendable, Identifiable {
    /// The suggestion.
    public let suggestion: CSSuggestion
    /// The text of the suggestion.
    public var id: String { suggestion.localizedAttributedSuggestion.string }
  }

  /// The results of a search, one after the other.
  public struct Responses: AsyncSequence, Sendable {
    let query: CSUserQuery

    /// A result of a search.
    public enum Element: Sendable {
      /// An item.
      case item(CSSearchQuery.Results.Item)
      /// A suggestion; never returned.
      case suggestion(CSUserQuery.Suggestion)
    }

    /// The results of a search, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
      var items: CSSearchQuery.Results.Iterator

      /// Returns the next result.
      public mutating func next() async throws -> Element? {
        try await items.next().map(Element.item)
      }
    }

    /// Returns the results, one after the other.
    public func makeAsyncIterator() -> Iterator {
      Iterator(items: query.results.makeAsyncIterator())
    }
  }
}

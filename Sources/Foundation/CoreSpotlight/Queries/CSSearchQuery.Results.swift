extension CSSearchQuery {
  /// The items of the query, one after the other.
  public var results: Results { Results(query: self) }

  /// The items of a query, one after the other.
  public struct Results: AsyncSequence, Sendable {
    let query: CSSearchQuery

    /// An item of a query.
    public struct Item: Sendable, Identifiable {
      /// The item.
      public let item: CSSearchableItem
      /// The identifier of the item.
      public var id: String { item.uniqueIdentifier }
    }

    /// The items of a query, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
      let query: CSSearchQuery
      var rest: ArraySlice<CSSearchableItem>?

      /// Returns the next item.
      public mutating func next() async throws -> Item? {
        var items = try rest ?? query.find()[...]
        defer { rest = items }
        return items.popFirst().map(Item.init)
      }
    }

    /// Returns the items, one after the other.
    public func makeAsyncIterator() -> Iterator { Iterator(query: query) }
  }
}

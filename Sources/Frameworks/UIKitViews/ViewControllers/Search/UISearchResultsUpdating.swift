/// The methods by which an object updates search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Updates the results for the text and the scope of the search bar (Search.SE10).
  func updateSearchResults(for searchController: UISearchController)
}

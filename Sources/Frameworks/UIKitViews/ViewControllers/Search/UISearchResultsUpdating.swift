/// An object that updates search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Updates the results for the text and the scope of the search bar (Search.SE10).
  func updateSearchResults(for searchController: UISearchController)
  /// Updates the results for a suggestion that the user chose (Search.SG3).
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

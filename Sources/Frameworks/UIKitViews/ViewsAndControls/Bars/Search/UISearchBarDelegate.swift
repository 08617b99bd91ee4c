/// The delegate of a search bar.
///
/// All methods are optional (Search.SE3).
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after typing, pasting or clearing has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether the text in a range, in UTF-16 units, may be replaced.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Returns whether the text in ranges, in UTF-16 units, may be replaced; takes precedence over
  /// the method with one range.
  ///
  /// - Since: 26.0.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool
  /// Called when the user has pressed the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the results button.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has selected a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Calls the older method for each range.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    ranges.allSatisfy {
      self.searchBar(searchBar, shouldChangeTextIn: $0.rangeValue, replacementText: text)
    }
  }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// The delegate of a search bar.
///
/// All methods are optional. Step Search.SE3.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing has ended.
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
  /// Tells the delegate that a user has pressed the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that a user has tapped the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that a user has tapped the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that a user has tapped the button of the search results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that a user has chosen a scope.
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
  /// Asks for each range, as the older method does.
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

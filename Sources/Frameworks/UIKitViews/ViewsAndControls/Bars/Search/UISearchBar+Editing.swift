// The events of a search bar (Search.SE3…SE6, in `Documentation/Behaviour/Search.md`).
extension UISearchBar {
  /// Handles the beginning of editing (Search.SE3).
  func editingBegan() {
    cancelButton.isEnabled = isEnabled
    searchController?.editingBegan()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// Handles the end of editing (Search.SE3, Search.SE4).
  func editingEnded() {
    if searchController?.isActive != true { cancelButton.isEnabled = false }
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Handles a change of the text by the user (Search.SE3).
  func textChanged() {
    updateRightButton()
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.searchChanged()
  }

  /// Handles a change of the text by the app.
  func textChangedByApp() {
    updateRightButton()
    searchController?.searchChanged()
  }

  /// Handles the search key (Search.SE3).
  func searchRequested() {
    delegate?.searchBarSearchButtonClicked(self)
    if searchController?.isActive == true { field.resignFirstResponder() }
  }

  /// Handles the cancel button (Search.SE4).
  func cancelPressed() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.cancel()
  }

  /// Handles the button of an empty field (Search.SE6).
  func rightPressed() {
    if showsSearchResultsButton {
      delegate?.searchBarResultsListButtonClicked(self)
    } else {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  /// Handles the choice of a scope (Search.SE5).
  func scopeChosen() {
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.searchChanged()
  }
}

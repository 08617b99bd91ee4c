// The events of a search bar. Steps Search.SE3…SE6 are in `Documentation/Behaviour/Search.md`.
extension UISearchBar {
  /// Search.SE3: handles the beginning of editing.
  func editingBegan() {
    cancelButton.isEnabled = isEnabled
    searchController?.editingBegan()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// Search.SE3, Search.SE4: handles the end of editing.
  func editingEnded() {
    if searchController?.isActive != true { cancelButton.isEnabled = false }
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Search.SE3: handles a change of the text by the user.
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

  /// Search.SE3: handles the search key.
  func searchRequested() {
    delegate?.searchBarSearchButtonClicked(self)
    if searchController?.isActive == true { field.resignFirstResponder() }
  }

  /// Search.SE4: handles the cancel button.
  func cancelPressed() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.cancel()
  }

  /// Search.SE6: handles the button of an empty field.
  func rightPressed() {
    if showsSearchResultsButton {
      delegate?.searchBarResultsListButtonClicked(self)
    } else {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  /// Search.SE5: handles the choice of a scope.
  func scopeChosen() {
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.searchChanged()
  }
}

// The course of a search (Search.SE8…SE11, in `Documentation/Behaviour/Search.md`).
extension UISearchController {
  /// The controller whose content is searched: the navigation item's, or the nearest one around the
  /// search bar.
  private var searchedController: UIViewController? {
    if let item, let top = item.bar?.navigation?.topViewController, top.navigationItem === item {
      return top
    }
    let chain = sequence(first: searchBar as UIResponder, next: \.next)
    guard let found = chain.lazy.compactMap({ $0 as? UIViewController }).first else { return nil }
    // A search bar used as title view is in the navigation controller's view.
    return (found as? UINavigationController)?.topViewController ?? found
  }

  /// Returns the controller over whose view the search is presented (Search.SE8).
  func presentationSource(from controller: UIViewController) -> UIViewController {
    let around = sequence(first: controller, next: \.container)
    if let context = around.first(where: \.definesPresentationContext) { return context }
    let isInBar = searchBar.superview is NavigationBarContents || item != nil
    return isInBar ? controller : around.reduce(controller) { $1 }
  }

  /// Begins the search (Search.SE8).
  func activate() {
    guard !isSearching, presenting == nil else { return }
    delegate?.presentSearchController(self)
    guard presenting == nil else { return }
    guard let controller = searchedController else {
      return RuntimeWarning.once(
        "a UISearchController cannot present: its search bar is not in a window; add searchBar to"
          + " a view, or set navigationItem.searchController")
    }
    isAutomatic = true
    controller.present(self, animated: true)
    if presenting == nil { isAutomatic = false }
  }

  /// Ends the search (Search.SE11).
  func cancel() {
    guard isSearching, let source = presenting else { return }
    source.dismissPresented(animated: UIView.areAnimationsEnabled, then: nil)
  }

  /// Handles the beginning of editing in the search bar.
  func editingBegan() { if !isSearching { activate() } }

  /// Handles a change of the text or of the scope (Search.SE10).
  func searchChanged() {
    guard isSearching else { return }
    updateScopes()
    updateContent()
    searchResultsUpdater?.updateSearchResults(for: self)
    notifyOwner()
  }

  // MARK: Presentation

  /// Handles the beginning of the presentation (Search.SE9).
  func presentationWillBegin() {
    isSearching = true
    if isAutomatic { delegate?.willPresentSearchController(self) }
    if automaticallyShowsCancelButton { searchBar.showCancelButton(true, animated: true) }
    updateScopes()
    updateContent()
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    searchResultsUpdater?.updateSearchResults(for: self)
    notifyOwner()
  }

  /// Handles the end of the presentation.
  func presentationDidEnd(_ completed: Bool) {
    guard completed else { return end() }
    if isAutomatic { delegate?.didPresentSearchController(self) }
  }

  /// Handles the beginning of the dismissal (Search.SE11).
  func dismissalWillBegin() {
    if isAutomatic { delegate?.willDismissSearchController(self) }
    end()
  }

  /// Handles the end of the dismissal.
  func dismissalDidEnd(_ completed: Bool) {
    guard completed else { return }
    if isAutomatic { delegate?.didDismissSearchController(self) }
    isAutomatic = false
  }

  private func end() {
    guard isSearching else { return }
    searchBar.resignFirstResponder()
    isSearching = false
    if automaticallyShowsCancelButton { searchBar.showCancelButton(false, animated: true) }
    if ownScopeBarActivation != .manual { searchBar.showScopes(false, animated: true) }
    let hadText = searchBar.text?.isEmpty == false
    searchBar.text = nil
    if hadText { searchBar.delegate?.searchBar(searchBar, textDidChange: "") }
    searchResultsUpdater?.updateSearchResults(for: self)
    notifyOwner()
  }

  private func updateScopes() {
    switch ownScopeBarActivation {
    case .manual: break
    case .automatic, .onSearchActivation: searchBar.showScopes(true, animated: true)
    case .onTextEntry:
      searchBar.showScopes(searchBar.text?.isEmpty == false, animated: true)
    }
  }

  // MARK: Content

  /// Whether the results are shown.
  var showsResults: Bool {
    guard searchResultsController != nil, isSearching else { return false }
    guard automaticallyShowsSearchResultsController else { return ownShowsResults }
    return searchBar.text?.isEmpty == false || !searchBar.searchTextField.tokens.isEmpty
  }

  /// Shows the results, or dims the searched content (Search.SE10).
  func updateContent() {
    guard let searchView else { return }
    updateSuggestions()
    searchView.showsDim = obscuresBackgroundDuringPresentation && !showsResults
    guard let results = searchResultsController else { return }
    if showsResults, results.container !== self {
      addChild(results)
      searchView.addSubview(results.view)
      results.didMove(toParent: self)
    }
    if results.container === self { results.view.isHidden = !showsResults }
    searchView.setNeedsLayout()
  }

  /// Shows the suggestions in front of the content (Search.SG1).
  private func updateSuggestions() {
    let isIgnored = ignoresSearchSuggestionsForSearchBarPlacementStacked
    let suggestions = isSearching && !isIgnored ? searchSuggestions ?? [] : []
    guard !suggestions.isEmpty, let searchView else {
      if suggestionList.superview != nil { suggestionList.removeFromSuperview() }
      return
    }
    suggestionList.suggestions = suggestions
    searchView.addSubview(suggestionList)
    searchView.setNeedsLayout()
  }

  /// Passes the chosen suggestion to the object that updates the results (Search.SG3).
  func choose(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  /// Removes the results after the search.
  func removeResults() {
    guard let results = searchResultsController, results.container === self else { return }
    results.willMove(toParent: nil)
    results.viewIfLoaded?.removeFromSuperview()
    results.removeFromParent()
  }

  /// The height of the search bar and everything above it, in the view's coordinates.
  ///
  /// A search bar outside of a navigation bar stays in place, above the results.
  private var coveredHeight: CGFloat {
    guard let searchView, item == nil, !(searchBar.superview is NavigationBarContents),
      searchBar.window != nil, searchBar.window === searchView.window
    else { return 0 }
    return max(0, searchBar.convert(searchBar.bounds, to: searchView).maxY)
  }

  /// Lays out the results and the dimming view below the search bar.
  func layOutResults() {
    guard let searchView else { return }
    searchView.top = coveredHeight
    let room = searchView.bounds.inset(
      by: UIEdgeInsets(top: coveredHeight, left: 0, bottom: 0, right: 0))
    if suggestionList.superview === searchView {
      suggestionList.frame = room
      searchView.bringSubviewToFront(suggestionList)
    }
    guard let results = searchResultsController, results.container === self else { return }
    if results.view.frame != room { results.view.frame = room }
  }

  /// Lets the controller with the search bar update its content unavailable configuration
  /// (ContentUnavailable.CU7).
  private func notifyOwner() {
    let owner = item?.bar?.navigation?.contained.first { $0.storedNavigationItem === item }
    owner?.requestUnavailableContentUpdate()
  }

  // MARK: Navigation bar

  /// Whether the navigation bar shows only the search bar.
  var isAloneInBar: Bool { isSearching && hidesNavigationBarDuringPresentation }

  /// Handles a change of the natural height of the search bar.
  func searchBarChangedHeight() { item?.bar.map { $0.searchChangedHeight() } }

  /// Lays out the navigation controller, as a part of an animation.
  func layOutNavigation() {
    guard let bar = item?.bar else { return }
    bar.searchChangedHeight()
    bar.navigation?.viewIfLoaded.map {
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    }
    bar.layoutIfNeeded()
  }
}

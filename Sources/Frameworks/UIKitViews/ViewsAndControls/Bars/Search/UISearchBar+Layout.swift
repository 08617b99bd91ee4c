// The views of a search bar (Search.SE2, Search.SE4…SE6, in `Documentation/Behaviour/Search.md`).
extension UISearchBar {
  func setUp() {
    for view in [background, scopeBackground, promptLabel, field, cancelButton, scopes] as [UIView]
    {
      addSubview(view)
    }
    field.bar = self
    field.autocapitalizationType = .none
    field.enablesReturnKeyAutomatically = true
    promptLabel.font = SearchBarMetrics.promptFont
    promptLabel.textAlignment = .center
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = SearchBarMetrics.font
    cancelButton.addAction(UIAction { [unowned self] _ in cancelPressed() }, for: .touchUpInside)
    cancelButton.isHidden = true
    rightButton.addAction(UIAction { [unowned self] _ in rightPressed() }, for: .touchUpInside)
    scopes.addAction(UIAction { [unowned self] _ in scopeChosen() }, for: .valueChanged)
    scopes.isHidden = true
  }

  /// Whether there are scopes to show.
  private var hasScopeRow: Bool { showsScopes && scopeButtonTitles?.isEmpty == false }
  private var promptHeight: CGFloat { prompt == nil ? 0 : SearchBarMetrics.promptHeight }

  /// The height of all rows (Search.SE2).
  var naturalHeight: CGFloat {
    let row = isInNavigationBar ? SearchBarMetrics.heightInBar : SearchBarMetrics.height
    return promptHeight + row + (hasScopeRow ? SearchBarMetrics.scopeHeight : 0)
  }

  /// Updates the layout after a change of the natural height.
  func heightChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searchController?.searchBarChangedHeight()
  }

  /// Lays out the views (Search.SE2, Search.SE4).
  func layOutBar() {
    updateBackground()
    let insets = isInNavigationBar ? .zero : safeAreaInsets
    let margin = isInNavigationBar ? ScreenMargins.current.leading : SearchBarMetrics.margin
    let area = bounds.inset(
      by: UIEdgeInsets(top: 0, left: insets.left + margin, bottom: 0, right: insets.right + margin))
    let scopeHeight = hasScopeRow ? SearchBarMetrics.scopeHeight : 0
    promptLabel.frame = CGRect(x: area.minX, y: 2, width: area.width, height: promptHeight)
    let rowHeight = max(0, bounds.height - promptHeight - scopeHeight)
    let height = min(SearchBarMetrics.fieldHeight, rowHeight)
    let isRow = isInNavigationBar
    let y = promptHeight + (isRow ? SearchBarMetrics.topInBar : (rowHeight - height) / 2)
    let cancelWidth = cancelButton.intrinsicContentSize.width.rounded(.up)
    let fieldWidth =
      showsCancel ? max(0, area.width - cancelWidth - SearchBarMetrics.gap) : area.width
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func put(_ view: UIView, _ x: CGFloat, _ width: CGFloat) {
      view.frame = CGRect(
        x: isFromRight ? bounds.width - x - width : x, y: BarMetrics.toPixels(y), width: width,
        height: height)
    }
    let start = isFromRight ? bounds.width - area.maxX : area.minX
    put(field, start, fieldWidth)
    let offset = searchFieldBackgroundPositionAdjustment
    field.frame = field.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    put(
      cancelButton, showsCancel ? start + fieldWidth + SearchBarMetrics.gap : bounds.width,
      cancelWidth)
    cancelButton.alpha = showsCancel ? 1 : 0
    let scopeTop = promptHeight + rowHeight
    scopeBackground.frame = CGRect(
      x: 0, y: scopeTop, width: bounds.width, height: SearchBarMetrics.scopeHeight)
    scopes.frame = CGRect(
      x: area.minX, y: scopeTop, width: area.width, height: SegmentMetrics.height)
    scopes.alpha = hasScopeRow ? 1 : 0
    scopeBackground.alpha = scopes.alpha
  }

  private func updateBackground() {
    background.frame = bounds
    let image = backgroundImage(for: barPosition, barMetrics: .default) ?? backgroundImage
    let isBare = isInNavigationBar || superview is NavigationBarContents
    background.isHidden = isBare || (searchBarStyle == .minimal && image == nil)
    let look = UINavigationBarAppearance()
    if let image {
      look.configureWithTransparentBackground()
      look.backgroundImage = image
    } else if !isTranslucent {
      look.configureWithOpaqueBackground()
    }
    if let barTintColor {
      look.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
    }
    background.show(look)
  }

  /// Runs a change of the layout, with or without an animation, and a closure at its end.
  private func change(
    animated: Bool, _ body: () -> Void, then finish: @escaping @MainActor () -> Void
  ) {
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      body()
      return finish()
    }
    layoutIfNeeded()
    body()
    UIView.animate(withDuration: SearchBarMetrics.duration) {
      self.layoutIfNeeded()
      self.searchController?.layOutNavigation()
    } completion: { _ in
      finish()
    }
  }

  /// Shows or hides the cancel button (Search.SE4).
  func showCancelButton(_ shows: Bool, animated: Bool) {
    guard shows != showsCancel else { return }
    if shows {
      cancelButton.isHidden = false
      cancelButton.isEnabled = isEnabled
    }
    change(animated: animated) {
      showsCancel = shows
      setNeedsLayout()
    } then: { [weak self] in
      if let self { cancelButton.isHidden = !showsCancel }
    }
  }

  /// Shows or hides the scopes (Search.SE5).
  func showScopes(_ shows: Bool, animated: Bool) {
    guard shows != showsScopes else { return }
    if shows { scopes.isHidden = scopeButtonTitles?.isEmpty != false }
    change(animated: animated) {
      showsScopes = shows
      heightChanged()
    } then: { [weak self] in
      if let self { scopes.isHidden = !hasScopeRow }
    }
  }

  func setScopes() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.isHidden = !hasScopeRow
    selectScope()
    heightChanged()
  }

  func selectScope() {
    let isKnown = (0..<scopes.numberOfSegments).contains(selectedScopeButtonIndex)
    scopes.selectedSegmentIndex = isKnown ? selectedScopeButtonIndex : UISegmentedControl.noSegment
  }

  // MARK: Icons

  func updateIcons() {
    field.setSearchIcon(image(for: .search, state: .normal))
    field.clearButton.customImage = image(for: .clear, state: .normal)
    updateRightButton()
  }

  /// Shows the button of an empty field (Search.SE6).
  func updateRightButton() {
    let icon = showsSearchResultsButton ? Icon.resultsList : .bookmark
    let shows = (showsSearchResultsButton || showsBookmarkButton) && !field.hasText
    let isSelected = showsSearchResultsButton && isSearchResultsButtonSelected
    field.rightIcon = icon
    rightButton.setImage(
      image(for: icon, state: isSelected ? .selected : .normal)
        ?? UIImage(systemName: icon == .bookmark ? "book" : "chevron.down"), for: .normal)
    rightButton.tintColor = isSelected ? tintColor : .secondaryLabel
    rightButton.accessibilityLabel =
      icon == .bookmark ? ControlTexts.bookmarks : ControlTexts.searchResults
    rightButton.accessibilityTraits = isSelected ? [.button, .selected] : .button
    let side = SearchBarMetrics.fieldHeight - 2 * SearchBarMetrics.iconMargin
    rightButton.bounds.size = CGSize(width: side, height: side)
    if field.rightView !== rightButton { field.rightView = rightButton }
    let mode: UITextField.ViewMode = shows ? .always : .never
    if field.rightViewMode != mode { field.rightViewMode = mode }
    field.setNeedsLayout()
  }

  func updateEnabled() {
    field.isEnabled = isEnabled
    for control in [cancelButton, rightButton, scopes] as [UIControl] {
      control.isEnabled = isEnabled
    }
  }
}

// The appearance of a search field, and its tokens (Search.SE1 and Search.SE7, in
// `Documentation/Behaviour/Search.md`).
extension UISearchTextField {
  func setUpSearch() {
    borderStyle = .roundedRect
    clearButtonMode = .always
    returnKeyType = .search
    layer.cornerRadius = SearchBarMetrics.radius
    layer.cornerCurve = .continuous
    accessibilityTraits = .searchField
    setSearchIcon(nil)
    leftViewMode = .always
  }

  /// Sets the icon at the leading edge; `nil` for the magnifying glass.
  package func setSearchIcon(_ image: UIImage?) {
    let configuration = UIImage.SymbolConfiguration(pointSize: SearchBarMetrics.iconSize)
    let icon = UIImageView(
      image: image ?? UIImage(systemName: "magnifyingglass", withConfiguration: configuration))
    icon.tintColor = .secondaryLabel
    icon.accessibilityElementsHidden = true
    leftView = icon
  }

  /// The intrinsic size (Search.SE1).
  var fieldSize: CGSize {
    let line = ceil(baseAttributes.font.lineHeight) + 2 * SearchBarMetrics.iconMargin
    let tokens = tokenViews.map(\.fittingSize.width).reduce(0, +)
    return CGSize(
      width: fittedSize.width + SearchBarMetrics.iconMargin + tokens,
      height: max(SearchBarMetrics.fieldHeight, line))
  }

  /// Returns a rectangle, moved toward the trailing edge and by the offset of an icon.
  func moved(_ rect: CGRect, by distance: CGFloat, _ icon: UISearchBar.Icon) -> CGRect {
    let offset = iconOffsets[icon] ?? .zero
    return rect.offsetBy(
      dx: (isRightToLeft ? -distance : distance) + offset.horizontal, dy: offset.vertical)
  }

  /// Draws the background, and the placeholder if there are no tokens (Search.SE1).
  func drawSearchField() {
    if let background = isEnabled ? background : disabledBackground ?? background {
      background.draw(in: bounds)
    } else if backgroundColor == nil {
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: SearchBarMetrics.radius).fill()
    }
    guard !hasText, tokenViews.isEmpty else { return }
    drawPlaceholder(in: placeholderRect(forBounds: bounds))
  }

  // MARK: Tokens

  /// The token that the next deletion removes.
  var selectedToken: Int? { tokenViews.firstIndex(where: \.isSelected) }

  func checkToken(_ index: Int) {
    programmingPrecondition(
      tokenViews.indices.contains(index),
      "token \(index) is out of range for \(tokenViews.count) tokens")
  }

  func setTokens(_ new: [UISearchToken]) {
    var old = tokenViews
    tokenViews = new.map { token in
      if let place = old.firstIndex(where: { $0.token === token }) { return old.remove(at: place) }
      let view = SearchTokenView(token)
      view.color = tokenBackgroundColor
      addSubview(view)
      return view
    }
    for view in old { view.removeFromSuperview() }
    appearanceChanged()
  }

  func deselectTokens() { for view in tokenViews where view.isSelected { view.isSelected = false } }

  /// Selects the last token at the first deletion, and removes it at the second (Search.SE7).
  ///
  /// - Returns: Whether a token was selected or removed.
  func deleteToken() -> Bool {
    guard allowsDeletingTokens, let last = tokenViews.last, editor.marked == nil,
      editor.selection == NSRange(location: 0, length: 0)
    else { return false }
    guard let selectedToken else {
      last.isSelected = true
      return true
    }
    removeToken(at: selectedToken)
    textWasEdited()
    return true
  }

  /// Copies the selected token; returns whether there is one.
  func copyToken() -> Bool {
    guard let selectedToken else { return false }
    guard allowsCopyingTokens, let delegate = delegate as? any UISearchTextFieldDelegate else {
      return true
    }
    let provider = delegate.searchTextField(self, itemProviderForCopying: tokens[selectedToken])
    if !provider.registeredTypeIdentifiers.isEmpty {
      UIPasteboard.general.setItemProviders([provider], localOnly: false, expirationDate: nil)
    }
    return true
  }

  /// Returns the rectangle of the text, less the room of the tokens and moved by its offset.
  func besideTokens(_ rect: CGRect) -> CGRect {
    let room = tokenViews.map { $0.fittingSize.width + SearchBarMetrics.tokenGap }.reduce(0, +)
    let length = min(room, rect.width)
    return CGRect(
      x: rect.minX + (isRightToLeft ? 0 : length) + textOffset.horizontal,
      y: rect.minY + textOffset.vertical, width: rect.width - length, height: rect.height)
  }

  func layOutTokens() {
    guard !tokenViews.isEmpty else { return }
    let text = super.textRect(forBounds: bounds)
    var x: CGFloat = 0
    for view in tokenViews {
      let size = view.fittingSize
      let start = isRightToLeft ? text.maxX - x - size.width : text.minX + x
      view.frame = CGRect(
        x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      view.isHidden = x + size.width > text.width
      x += size.width + SearchBarMetrics.tokenGap
    }
  }
}

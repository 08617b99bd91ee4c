/// The views of a navigation item: back button, title, buttons and search bar
/// (Navigation.NB5…NB8, Search.SE12).
@MainActor
final class NavigationBarContents: UIView {
  let item: UINavigationItem
  /// The back button, if there is one.
  let back: BarButton?
  /// The title label, or the item's title view.
  let title: UIView
  /// Whether the item has a large title.
  let isLarge: Bool

  /// Creates the views of an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - backItem: The item before it; `nil` if there is none.
  ///   - isLarge: Whether the title is large.
  ///   - appearance: The appearance of the bar.
  ///   - bar: The bar, which handles a press of the back button.
  init(
    _ item: UINavigationItem, after backItem: UINavigationItem?, isLarge: Bool,
    in appearance: UINavigationBarAppearance, of bar: UINavigationBar
  ) {
    (self.item, self.isLarge) = (item, isLarge)
    let isLow = bar.traitCollection.verticalSizeClass == .compact
    let lefts = item.leadingItems
    let leadsBack = lefts.isEmpty || item.leftItemsSupplementBackButton
    backTitles = backItem?.backTitles ?? []
    if backItem != nil || item.backAction != nil, !item.hidesBackButton, leadsBack {
      back = BarButton(
        backButtonFor: backItem?.backBarButtonItem,
        icon: bar.backIndicatorImage ?? appearance.backIndicatorImage,
        in: appearance.backButtonAppearance, isLow: isLow
      ) { [weak bar] in bar?.backButtonPressed() }
    } else {
      back = nil
    }
    func shown(_ items: [UIBarButtonItem]) -> [SideItem] {
      for item in items { item.owner = bar }
      return items.filter { !$0.isHidden }.map { item in
        return SideItem(item, of: bar, in: appearance, isLow: isLow)
      }
    }
    (left, right) = (shown(lefts), shown(item.trailingItems))
    label.text = item.title
    let plain = item.titleView ?? Self.menuButton(of: item, label) ?? label
    title = item.makeSubtitle(in: appearance).map { TitleWithSubtitle(plain, $0) } ?? plain
    offset = appearance.titlePositionAdjustment
    super.init(frame: .zero)
    clipsToBounds = false
    setTitleAttributes(
      label, BarMetrics.titleFont, bar.titleTextAttributes, appearance.titleTextAttributes)
    if let words = item.attributedTitle {
      label.attributedText = words.string(
        with: [.font: BarMetrics.titleFont, .foregroundColor: UIColor.label]
          .merging(appearance.titleTextAttributes) { $1 })
    }
    label.textAlignment = .center
    label.accessibilityTraits = [.staticText, .header]
    prompt.text = item.prompt
    prompt.font = BarMetrics.promptFont
    prompt.textAlignment = .center
    for sideItem in left { sideItem.view.map(addSubview) }
    if let back { addSubview(back) }
    addSubview(title)
    for sideItem in right { sideItem.view.map(addSubview) }
    searchBox.clipsToBounds = true
    if item.searchController != nil { addSubview(searchBox) }
    if item.prompt != nil { addSubview(prompt) }
    guard isLarge else { return }
    largeLabel.text = item.largeTitle ?? item.title
    setTitleAttributes(
      largeLabel, BarMetrics.largeTitleFont, bar.largeTitleTextAttributes,
      appearance.largeTitleTextAttributes)
    largeLabel.adjustsFontSizeToFitWidth = true
    largeLabel.minimumScaleFactor = 0.8
    largeLabel.accessibilityTraits = [.staticText, .header]
    largeBox.clipsToBounds = true
    largeBox.isUserInteractionEnabled = false
    largeBox.addSubview(largeLabel)
    largeSubtitle = item.makeLargeSubtitle(in: appearance)
    if let largeSubtitle { largeBox.addSubview(largeSubtitle) }
    addSubview(largeBox)
  }

  required init?(coder: NSCoder) { nil }

  /// The views of the row in horizontal order, whatever their heights, then the views above and
  /// below.
  override var accessibilityElements: [Any]? {
    get {
      let isShown = { (view: UIView) in !view.isHidden && view.alpha > 0.01 }
      let row = ([back, title] + left.map(\.view) + right.map(\.view)).compactMap(\.self)
        .filter(isShown)
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let ordered = row.sorted { first, second in
        isReversed
          ? first.frame.maxX > second.frame.maxX : first.frame.minX < second.frame.minX
      }
      return ordered
        + [prompt, largeBox, searchBox].filter { $0.superview === self && isShown($0) }
    }
    set { super.accessibilityElements = newValue }
  }

  /// Returns the button that shows the menu of the title; nil without a menu (Navigation.NB18).
  private static func menuButton(of item: UINavigationItem, _ label: UILabel) -> UIButton? {
    let button = UIButton(type: .system)
    let source = implementedAbove(item, as: (any TitleElementSource).self)
    let suggested = source.suggestedTitleElements { [weak button] in button?.window }
    let own = suggested.isEmpty ? nil : UIMenu(children: suggested)
    guard let menu = item.titleMenuProvider.map({ $0(suggested) }) ?? own else { return nil }
    button.titleLabel?.font = BarMetrics.titleFont
    button.setTitleColor(.label, for: .normal)
    button.setTitle([item.title, "⌄"].compactMap(\.self).joined(separator: " "), for: .normal)
    button.accessibilityLabel = item.title
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.sizeToFit()
    return button
  }

  /// The height without a large title, in points.
  var smallHeight: CGFloat {
    let prompt = item.prompt == nil ? 0 : BarMetrics.promptHeight
    return prompt + BarMetrics.height(for: traitCollection)
  }

  /// The container of the large title.
  let largeBox = UIView()

  /// The views at both sides, which fade in a transition.
  var buttons: [UIView] { (left + right).compactMap(\.view) }

  /// The container of the search bar, which clips it while it scrolls away.
  let searchBox = UIView()
  /// The opacity of the title and the buttons, which a search can hide.
  var rowAlpha: CGFloat { hidesRow ? 0 : 1 }

  /// Moves the search bar of the item into these contents.
  func attachSearchBar() {
    guard let bar = item.searchController?.searchBar, bar.superview !== searchBox else { return }
    searchBox.addSubview(bar)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutRow()
    let searchTop = layOutSearch()
    hideRow()
    guard isLarge else { return }
    let top = hidesRow ? 0 : smallHeight
    let box = CGRect(x: 0, y: top, width: bounds.width, height: max(0, searchTop - top))
    largeBox.alpha = rowAlpha
    largeBox.frame = box
    let (margin, insets) = (ScreenMargins.current.leading, safeAreaInsets)
    let height = BarMetrics.largeTitleFont.lineHeight.rounded(.up)
    largeLabel.textAlignment = isFromRight ? .right : .left
    let below = item.largeSubtitleHeight
    largeLabel.frame = CGRect(
      x: insets.left + margin, y: box.height - BarMetrics.largeTitleMargin - below - height,
      width: max(0, bounds.width - insets.left - insets.right - 2 * margin), height: height)
    placeLargeSubtitle(below)
    showSmallTitle(box.height < BarMetrics.titleThreshold)
  }

  /// Places the subtitle below the large title (Navigation.NB25).
  private func placeLargeSubtitle(_ height: CGFloat) {
    guard let largeSubtitle else { return }
    let place = largeLabel.frame
    let width = min(place.width, largeSubtitle.sizeInBar.width)
    largeSubtitle.frame = CGRect(
      x: isFromRight ? place.maxX - width : place.minX,
      y: place.maxY + BarMetrics.largeSubtitleGap, width: width,
      height: height - BarMetrics.largeSubtitleGap)
  }

  /// Whether the large title is visible.
  var showsLargeTitle: Bool { isLarge && showsSmallTitle == false }

  // MARK: Internals

  private let left, right: [SideItem]
  private let backTitles: [String?]
  private let offset: UIOffset
  private let label = UILabel()
  private let prompt = UILabel()
  private let largeLabel = UILabel()
  private var largeSubtitle: UIView?
  private var showsSmallTitle: Bool?

  private var wasRowHidden = false

  private var hidesRow: Bool { item.searchController?.isAloneInBar == true }

  /// Lays out the search bar, and returns its upper edge (Search.SE12).
  private func layOutSearch() -> CGFloat {
    guard let search = item.searchController else { return bounds.height }
    let whole = search.searchBar.naturalHeight
    let large =
      isLarge && !hidesRow ? BarMetrics.largeTitleHeight + item.largeSubtitleHeight : 0
    let room = bounds.height - (hidesRow ? 0 : smallHeight) - large
    let scrollsAway = item.hidesSearchBarWhenScrolling && !search.isActive
    let shown = scrollsAway ? min(whole, max(0, room)) : whole
    let insets = safeAreaInsets
    searchBox.frame = CGRect(
      x: insets.left, y: bounds.height - shown,
      width: max(0, bounds.width - insets.left - insets.right), height: shown)
    guard search.searchBar.superview === searchBox else { return searchBox.frame.minY }
    search.searchBar.frame = CGRect(x: 0, y: 0, width: searchBox.frame.width, height: whole)
    let share = shown / max(1, whole)
    let end = SearchBarMetrics.fadeEnd
    search.searchBar.alpha = max(0, (share - end) / (1 - end))
    return searchBox.frame.minY
  }

  /// Hides title and buttons during a search, and shows them afterwards (Search.SE12).
  private func hideRow() {
    guard hidesRow || wasRowHidden else { return }
    wasRowHidden = hidesRow
    for view in buttons + [back, prompt].compactMap(\.self) { view.alpha = rowAlpha }
    title.alpha = showsSmallTitle == false ? 0 : rowAlpha
  }

  /// Whether the bar is laid out from right to left, by the language or its semantic content
  /// attribute.
  private var isFromRight: Bool {
    let bar = sequence(first: self as UIView, next: \.superview).first { $0 is UINavigationBar }
    return (bar ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// A view at a side of the bar: a button, a custom view, or a space.
  private struct SideItem {
    let view: UIView?
    let width: CGFloat

    @MainActor
    init(
      _ item: UIBarButtonItem, of bar: UIView, in appearance: UINavigationBarAppearance, isLow: Bool
    ) {
      if let custom = item.customView {
        (view, width) = (custom, custom.sizeInBar.width)
      } else if item.isSpace {
        (view, width) = (nil, item.width)
      } else {
        let isDone = item.style == .done
        let look = isDone ? appearance.doneButtonAppearance : appearance.buttonAppearance
        let button = BarButton(item, of: bar, in: look, isLow: isLow)
        (view, width) = (button, button.shownWidth)
      }
    }
  }

  private func setTitleAttributes(
    _ label: UILabel, _ font: UIFont, _ own: [NSAttributedString.Key: Any]?,
    _ look: [NSAttributedString.Key: Any]
  ) {
    label.font = font
    let attributes = look.merging(own ?? [:]) { $1 }
    guard !attributes.isEmpty, let text = label.text else { return }
    label.attributedText = NSAttributedString(
      string: text,
      attributes: [.font: font, .foregroundColor: UIColor.label].merging(attributes) { $1 })
  }

  /// Shows the small title once the large one is scrolled away (Navigation.NB7).
  private func showSmallTitle(_ shows: Bool) {
    guard shows != showsSmallTitle else { return }
    let isFirst = showsSmallTitle == nil
    showsSmallTitle = shows
    // VoiceOver reads one of the two titles.
    largeLabel.isAccessibilityElement = !shows
    let alpha: CGFloat = shows ? rowAlpha : 0
    guard !isFirst, window != nil else { return title.alpha = alpha }
    UIView.animate(withDuration: BarMetrics.titleFade) { [title] in title.alpha = alpha }
  }

  /// Returns the size of the title view; a search bar takes the whole width (Search.SE2).
  private func naturalTitleSize(_ height: CGFloat) -> CGSize {
    title is UISearchBar ? CGSize(width: bounds.width, height: height) : title.sizeInBar
  }

  private func layOutRow() {
    let row = BarMetrics.height(for: traitCollection)
    let top = smallHeight - row
    let (insets, width) = (safeAreaInsets, bounds.width)
    let margin = ScreenMargins.current.leading
    let (before, after) = isFromRight ? (insets.right, insets.left) : (insets.left, insets.right)
    /// Sets a view's frame by its distance from the leading edge.
    func put(_ view: UIView, _ x: CGFloat, _ length: CGFloat, _ y: CGFloat, _ height: CGFloat) {
      let x = isFromRight ? width - x - length : x
      view.frame = CGRect(
        x: BarMetrics.toPixels(x), y: BarMetrics.toPixels(y), width: length, height: height)
    }
    func put(_ sideItem: SideItem, at x: CGFloat) {
      guard let view = sideItem.view else { return }
      if view is BarButton {
        let padding = max(
          BarMetrics.gap / 2, (BarMetrics.minWidth - sideItem.width) / 2)
        put(view, x - padding, sideItem.width + 2 * padding, top, row)
      } else {
        let height = min(view.sizeInBar.height, row)
        put(view, x, sideItem.width, top + (row - height) / 2, height)
      }
    }
    var rightX = width - after - margin
    for sideItem in right {
      rightX -= sideItem.width
      put(sideItem, at: rightX)
      rightX -= BarMetrics.gap
    }
    let natural = title === label ? label.intrinsicContentSize : naturalTitleSize(row)
    var leftX = before + margin
    if let back {
      leftX = before + BarMetrics.backMargin
      let room = rightX - leftX - BarMetrics.gap
      let middle = (width - natural.width) / 2 - BarMetrics.gap / 2
      // Uses the longest back title that does not move the bar's title (Navigation.NB6).
      let fitting = backTitles.first {
        leftX + back.width(withTitle: $0) <= min(middle, leftX + room)
      }
      // Setting the title anew would cause endless layout passes.
      if back.currentTitle != fitting ?? nil { back.setBarTitle(fitting ?? nil) }
      let length = back.width(withTitle: fitting ?? nil)
      back.contentEdgeInsets = UIEdgeInsets(
        top: 0, left: isFromRight ? 0 : BarMetrics.backMargin, bottom: 0,
        right: isFromRight ? BarMetrics.backMargin : 0)
      put(
        back, before, max(BarMetrics.minWidth, BarMetrics.backMargin + length + 4), top, row)
      leftX += length + BarMetrics.gap
    }
    for sideItem in left {
      put(sideItem, at: leftX)
      leftX += sideItem.width + BarMetrics.gap
    }
    let room = max(0, rightX - leftX)
    let length = min(natural.width, room).rounded(.up)
    let x = min(max((width - length) / 2, leftX), max(leftX, rightX - length))
    let height = title === label ? natural.height : min(natural.height, row)
    put(
      title, x + (title === label ? offset.horizontal : 0), length,
      top + (row - height) / 2 + (title === label ? offset.vertical : 0), height)
    if item.prompt != nil {
      put(prompt, before + margin, max(0, width - before - after - 2 * margin), 6, 18)
    }
  }
}

extension UIView {
  /// The size of a custom view in a bar: its bounds' size, or its fitting size.
  var sizeInBar: CGSize {
    if bounds.width > 0, bounds.height > 0, translatesAutoresizingMaskIntoConstraints {
      return bounds.size
    }
    let natural = intrinsicContentSize
    if natural.width > 0, natural.height > 0 { return natural }
    let fitting = systemLayoutSizeFitting(.zero)
    return fitting.width > 0 ? fitting : sizeThatFits(.zero)
  }
}

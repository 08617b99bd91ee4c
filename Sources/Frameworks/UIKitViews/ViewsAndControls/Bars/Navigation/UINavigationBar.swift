/// A bar that shows the title and the buttons of a stack of navigation items.
///
/// A navigation controller manages one. An app can also use one on its own, and push and pop its
/// items (Navigation.NB1…).
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  override var isNaturalGroup: Bool { true }

  // MARK: Creating

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a bar without items; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// The delegate; unused for the bar of a navigation controller.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The position of the bar on the screen.
  open var barPosition: UIBarPosition {
    if navigation != nil { return .topAttached }
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  // MARK: Items

  /// The items, the top one last.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The top item, which is visible.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below the top item.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Pushes an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    change(to: stack + [item], animated: animated) { [weak self] in
      self.map { $0.delegate?.navigationBar($0, didPush: item) }
    }
  }

  /// Pops the top item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last,
      delegate?.navigationBar(self, shouldPop: item) != false
    else { return nil }
    change(to: stack.dropLast(), animated: animated) { [weak self] in
      self.map { $0.delegate?.navigationBar($0, didPop: item) }
    }
    return item
  }

  /// Sets all items; with an animation, the top item is pushed, or popped if it was a lower item.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    change(to: items ?? [], animated: animated) {}
  }

  // MARK: Appearance

  /// The behavioral style; that of an iPad except on a Mac.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// The preferred behavioral style; stored, because only a Mac has another one.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// The bar style.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }
  /// Whether the bar is translucent; controllers' views begin below an opaque bar.
  open var isTranslucent = true { didSet { reload() } }
  /// Whether titles are large unless an item specifies otherwise.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { reload() } } }
  /// The background color; `nil` for the appearance's color.
  open var barTintColor: UIColor? { didSet { reload() } }
  /// The attributes of titles that differ from the default ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { reload() } }
  /// The attributes of large titles that differ from the default ones.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { reload() } }
  /// The image of the back indicator; `nil` for the system's.
  open var backIndicatorImage: UIImage? { didSet { reload() } }
  /// The mask image of the back indicator; stored, but unused.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The shadow image, used together with a background image; `nil` for the default line.
  open var shadowImage: UIImage? { didSet { reload() } }

  /// Sets the background image of bar metrics, for all positions.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
    reload()
  }
  /// Sets the background image of bar metrics; the position has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// Returns the background image of bar metrics; the position has no effect.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage(for: barMetrics) }
  /// Returns the background image of bar metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }

  /// The appearance.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearance.owner = self
      reload()
    }
  }
  /// The appearance at the compact height; `nil` for the standard one.
  open var compactAppearance: UINavigationBarAppearance? { didSet { reload() } }
  /// The appearance while content is at the bar's edge; `nil` for a transparent background
  /// (Navigation.NB12).
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { reload() } }
  /// The appearance at the compact height while content is at the bar's edge; `nil` for
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { reload() } }

  /// Sets the vertical offset of titles for bar metrics.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleOffsets[barMetrics] = adjustment
    reload()
  }

  /// Returns the vertical offset of titles for bar metrics.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }

  // MARK: View

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsContents, running == nil { showTop() }
    let top = barPosition == .topAttached ? max(0, frame.minY) : 0
    background.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    background.show(look)
    for contents in [contents, running?.old].compactMap(\.self) { contents.frame = bounds }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contents?.setNeedsLayout()
  }

  @_spi(UIKitModules) open override func traitsBecameKnown() { reload() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { reload() }
  }

  // MARK: Internals

  /// The navigation controller of the bar.
  package weak var navigation: UINavigationController?
  /// Whether the content is scrolled to its top edge.
  var isAtEdge = false { didSet { if isAtEdge != oldValue { setNeedsLayout() } } }
  private(set) var stack: [UINavigationItem] = []
  private(set) var contents: NavigationBarContents?
  private var needsContents = false
  private var running: NavigationBarTransition?
  private let background = BarBackground(isAtTop: true)
  private var backgrounds: [UIBarMetrics: UIImage] = [:]
  private var titleOffsets: [UIBarMetrics: CGFloat] = [:]

  private func begin() {
    standardAppearance.owner = self
    addSubview(background)
    showItemsInLarge { $0.press() }
  }

  /// The height of the bar, including a large title and a search bar.
  var naturalHeight: CGFloat {
    let subtitle = topItem?.largeSubtitleHeight ?? 0
    let title = isTopLarge && !hidesRow ? BarMetrics.largeTitleHeight + subtitle : 0
    return rowHeight + title + searchHeight
  }

  /// The minimum height of the bar, with its scrollable parts hidden.
  var smallHeight: CGFloat {
    let scrollsAway = topItem?.hidesSearchBarWhenScrolling == true && search?.isActive != true
    return rowHeight + (scrollsAway ? 0 : searchHeight)
  }

  /// The height of the title and the buttons.
  private var rowHeight: CGFloat {
    guard !hidesRow else { return 0 }
    return BarMetrics.height(for: traitCollection)
      + (topItem?.prompt == nil ? 0 : BarMetrics.promptHeight)
  }

  private var search: UISearchController? { topItem?.searchController }
  private var searchHeight: CGFloat { search?.searchBar.naturalHeight ?? 0 }

  /// Whether the bar shows only a search bar (Search.SE12).
  private var hidesRow: Bool { search?.isAloneInBar == true }

  /// Handles a change of the height of the search bar.
  func searchChangedHeight() {
    setNeedsLayout()
    contents?.setNeedsLayout()
    invalidateIntrinsicContentSize()
    navigation?.barChangedHeight()
  }

  /// Whether the top item has a large title (Navigation.NB7).
  var isTopLarge: Bool { isLarge(stack.count - 1) }

  private func isLarge(_ index: Int) -> Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, index >= 0 else {
      return false
    }
    switch stack[index].largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic: return index == 0 || isLarge(index - 1)
    }
  }

  /// The effective appearance (Navigation.NB12).
  private var look: UINavigationBarAppearance {
    let isLow = traitCollection.verticalSizeClass == .compact
    let item = topItem
    let compact = isLow ? item?.compactAppearance ?? compactAppearance : nil
    let standard = compact ?? item?.standardAppearance ?? standardAppearance
    let compactEdge =
      isLow ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    if isAtEdge, let edge = compactEdge ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance {
      return edge
    }
    let picture = (isLow ? backgrounds[.compact] : nil) ?? backgrounds[.default]
    let offset = (isLow ? titleOffsets[.compact] : nil) ?? titleOffsets[.default] ?? 0
    let isAsItWas =
      barTintColor == nil && picture == nil && isTranslucent && shadowImage == nil && offset == 0
    guard isAtEdge || !isAsItWas else { return standard }
    let look = standard.copy()
    if offset != 0 { look.titlePositionAdjustment.vertical = offset }
    if isAtEdge, isTranslucent, picture == nil {
      look.configureWithTransparentBackground()
      return look
    }
    if !isTranslucent { look.configureWithOpaqueBackground() }
    if let barTintColor {
      look.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
    }
    if let picture {
      look.configureWithTransparentBackground()
      look.backgroundImage = picture
      look.shadowImage = shadowImage
    }
    return look
  }

  /// Marks the contents as needing an update.
  func reload() {
    needsContents = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    navigation?.barChangedHeight()
  }

  func itemChanged(_ item: UINavigationItem) { if item === topItem { reload() } }
  func backItemChanged(_ item: UINavigationItem) { if item === backItem { reload() } }

  /// Fades a change of the items of the bar.
  func fadeItems(_ body: () -> Void) {
    body()
    guard window != nil, running == nil, let old = contents else { return }
    showTop()
    guard let new = contents else { return }
    insertSubview(old, belowSubview: new)
    UIView.performWithoutAnimation { new.alpha = 0 }
    UIView.animate(withDuration: BarMetrics.itemFade) {
      (old.alpha, new.alpha) = (0, 1)
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  /// Handles a press of the back button (Navigation.NB6).
  func backButtonPressed() {
    // The item's back action replaces the pop (Navigation.NB19).
    if let action = topItem?.backAction { return action.perform(for: self) }
    if let navigation { navigation.handleBackButtonPress() } else { popItem(animated: true) }
  }

  /// Sets the items and creates the transition to the new top item, which the caller animates.
  func prepare(_ items: [UINavigationItem], isForward: Bool) -> NavigationBarTransition? {
    if needsContents { showTop() }
    let old = contents
    set(items)
    guard let new = makeContents() else {
      showTop()
      return nil
    }
    needsContents = false
    contents = new
    new.frame = bounds
    addSubview(new)
    new.attachSearchBar()
    let change = NavigationBarTransition(from: old, to: new, isForward: isForward)
    running = change
    return change
  }

  /// Ends a transition, or cancels it.
  func finish(_ change: NavigationBarTransition, _ completed: Bool, items: [UINavigationItem]) {
    change.finish(completed)
    running = nil
    if !completed { contents = change.old }
    set(items)
    // A view that both contents share is in the one created last.
    if !completed { reload() }
    if needsContents { setNeedsLayout() }
  }

  /// Sets the items without an animation.
  package func show(_ items: [UINavigationItem]) {
    set(items)
    reload()
  }

  private func set(_ items: [UINavigationItem]) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items
    for item in stack { item.bar = self }
    invalidateIntrinsicContentSize()
  }

  private func makeContents() -> NavigationBarContents? {
    stack.last.map {
      NavigationBarContents($0, after: backItem, isLarge: isTopLarge, in: look, of: self)
    }
  }

  private func showTop() {
    needsContents = false
    let old = contents
    contents = makeContents()
    if let contents {
      contents.frame = bounds
      addSubview(contents)
      // The search bar stays in the window, so that editing continues.
      contents.attachSearchBar()
    }
    old?.removeFromSuperview()
  }

  private func change(
    to items: [UINavigationItem], animated: Bool, then finish: @escaping () -> Void
  ) {
    let isForward = items.count > stack.count || !stack.contains { $0 === items.last }
    guard animated, window != nil, let change = prepare(items, isForward: isForward) else {
      show(items)
      return finish()
    }
    UIView.performWithoutAnimation { change.begin() }
    let spring = UISpringTimingParameters()
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { change.apply() }
    animator.addCompletion { [weak self] _ in
      self?.finish(change, true, items: items)
      finish()
    }
    animator.startAnimation()
  }
}

extension UINavigationBar: BarItemOwner {
  func barItemChanged(_ item: UIBarItem) { reload() }
}

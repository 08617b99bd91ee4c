/// Shows where people are in what they go through step by step, and leads back.
///
/// A navigation controller has one; an app can also have one by itself, put items on it and take them
/// away. Steps NB1… are in `Documentation/Behaviour/Navigation.md`.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  // MARK: Creating

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a bar without items: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// Who is told what becomes of the items; of a controller's bar, nobody.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Where it is on the screen.
  open var barPosition: UIBarPosition {
    if navigation != nil { return .topAttached }
    let told = delegate?.position(for: self) ?? .any
    return told == .any ? .top : told
  }

  // MARK: Items

  /// The items, the one on top last.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item on top, which is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the button leads back to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    change(to: stack + [item], animated: animated) { [weak self] in
      self.map { $0.delegate?.navigationBar($0, didPush: item) }
    }
  }

  /// Takes away the item on top.
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

  /// Sets all items; animated, the one on top comes as if it were put there or found beneath.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    change(to: items ?? [], animated: animated) {}
  }

  // MARK: Looks

  /// Whether it is light or dark by itself.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }
  /// Whether what is behind shines through; if not, controllers' views begin beneath it.
  open var isTranslucent = true { didSet { reload() } }
  /// Whether titles are large where an item does not say otherwise.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { reload() } } }
  /// The colour of its background; nil for as its appearance says.
  open var barTintColor: UIColor? { didSet { reload() } }
  /// How titles are written, where not as usual.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { reload() } }
  /// How large titles are written, where not as usual.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { reload() } }
  /// The sign that leads back; nil for the system's.
  open var backIndicatorImage: UIImage? { didSet { reload() } }
  /// What of that sign hides titles that pass behind it; kept for the app.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The picture at its edge, where there is a picture behind it; nil for the usual line.
  open var shadowImage: UIImage? { didSet { reload() } }

  /// Sets the picture behind it at a height, in whatever position it is.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
    reload()
  }
  /// The picture behind it at a height.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }

  /// What it looks like.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearance.owner = self
      reload()
    }
  }
  /// The same on a phone that is held sideways; nil for the same.
  open var compactAppearance: UINavigationBarAppearance? { didSet { reload() } }
  /// The same where what is beneath it begins; nil for the same with nothing behind it (NB12).
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { reload() } }

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

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { reload() }
  }

  // MARK: Internals

  /// The controller that it is the bar of.
  weak var navigation: UINavigationController?
  /// Whether what is beneath it begins there.
  var isAtEdge = false { didSet { if isAtEdge != oldValue { setNeedsLayout() } } }
  private(set) var stack: [UINavigationItem] = []
  private(set) var contents: BarContents?
  private var needsContents = false
  private var running: BarChange?
  private let background = BarBackground(isAtTop: true)
  private var backgrounds: [UIBarMetrics: UIImage] = [:]

  private func begin() {
    standardAppearance.owner = self
    addSubview(background)
  }

  /// How high it is by itself, with a large title if its item has one.
  var naturalHeight: CGFloat { smallHeight + (isTopLarge ? BarMeasures.largeTitleHeight : 0) }

  /// How high it is without a large title.
  var smallHeight: CGFloat {
    BarMeasures.height(for: traitCollection)
      + (topItem?.prompt == nil ? 0 : BarMeasures.promptHeight)
  }

  /// Whether the title of the item on top is large (NB7).
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

  /// NB12: what it looks like now.
  private var look: UINavigationBarAppearance {
    let isLow = traitCollection.verticalSizeClass == .compact
    let item = topItem
    let compact = isLow ? item?.compactAppearance ?? compactAppearance : nil
    let standard = compact ?? item?.standardAppearance ?? standardAppearance
    if isAtEdge, let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    let picture = (isLow ? backgrounds[.compact] : nil) ?? backgrounds[.default]
    let isAsItWas = barTintColor == nil && picture == nil && isTranslucent && shadowImage == nil
    guard isAtEdge || !isAsItWas, let look = standard.copy() as? UINavigationBarAppearance else {
      return standard
    }
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

  /// Has it show its items as they are now, before it is seen.
  func reload() {
    needsContents = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    navigation?.barChangedHeight()
  }

  func itemChanged(_ item: UINavigationItem) { if item === topItem { reload() } }
  func backItemChanged(_ item: UINavigationItem) { if item === backItem { reload() } }

  /// Has what an item shows change, and fades that.
  func fadeItems(_ body: () -> Void) {
    body()
    guard window != nil, running == nil, let old = contents else { return }
    showTop()
    guard let new = contents else { return }
    insertSubview(old, belowSubview: new)
    UIView.performWithoutAnimation { new.alpha = 0 }
    UIView.animate(withDuration: BarMeasures.itemFade) {
      (old.alpha, new.alpha) = (0, 1)
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  /// NB6: the button that leads back was pressed.
  func pressBack() {
    if let navigation { navigation.pressedBack() } else { popItem(animated: true) }
  }

  /// Sets the items, and makes what is shown of the new one; its owner animates that.
  func prepare(_ items: [UINavigationItem], isForward: Bool) -> BarChange? {
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
    let change = BarChange(from: old, to: new, isForward: isForward)
    running = change
    return change
  }

  /// Ends a change, or takes it back.
  func finish(_ change: BarChange, _ completed: Bool, items: [UINavigationItem]) {
    change.finish(completed)
    running = nil
    if !completed { contents = change.old }
    set(items)
    // What both of them show is in the one that was made last.
    if !completed { reload() }
    if needsContents { setNeedsLayout() }
  }

  /// Sets the items, and shows the one on top at once.
  func show(_ items: [UINavigationItem]) {
    set(items)
    reload()
  }

  private func set(_ items: [UINavigationItem]) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items
    for item in stack { item.bar = self }
    invalidateIntrinsicContentSize()
  }

  private func makeContents() -> BarContents? {
    stack.last.map {
      BarContents($0, after: backItem, isLarge: isTopLarge, in: look, of: self)
    }
  }

  private func showTop() {
    needsContents = false
    contents?.removeFromSuperview()
    contents = makeContents()
    guard let contents else { return }
    contents.frame = bounds
    addSubview(contents)
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

@_spi(UIKitModules) import TactusUIKitViews

/// The scroll view of a page view controller.
///
/// It contains the visible page and, while it scrolls, the neighbors of that page.
///
/// Its delegate is the app's, if the app sets one (Pages.PG2–PG7).
final class PageScrollView: UIScrollView {
  /// A page and the space that it takes.
  private struct Slot {
    let controller: UIViewController
    var isInView = false
  }

  private unowned let owner: UIPageViewController
  private var slots: [Slot] = []
  /// The place of the visible page among the slots.
  private var place = 0
  private var completion: ((Bool) -> Void)?
  private var announced: UIViewController?
  private var laidOut = CGSize.zero
  /// Whether a gesture or an animation moves the pages.
  private(set) var isMoving = false

  init(of owner: UIPageViewController) {
    self.owner = owner
    super.init(frame: .zero)
    isPagingEnabled = true
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Setting

  /// Shows a page (Pages.PG2).
  func set(
    _ page: UIViewController, from direction: UIPageViewController.NavigationDirection,
    animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    finish(isFinished: false)
    guard animated, let old = owner.shown, old !== page, window != nil else {
      show([page], at: 0)
      collect()
      completion?(true)
      return
    }
    self.completion = completion
    isMoving = true
    show(direction == .forward ? [old, page] : [page, old], at: direction == .forward ? 0 : 1)
    bring(page)
    setContentOffset(offset(of: 1 - place), animated: true)
  }

  /// Asks the data source for the pages around the visible one (Pages.PG3).
  func collect() {
    guard let page = owner.shown, let source = owner.dataSource else { return }
    let before = source.pageViewController(owner, viewControllerBefore: page)
    let after = source.pageViewController(owner, viewControllerAfter: page)
    show([before, page, after].compactMap(\.self), at: before == nil ? 0 : 1)
  }

  // MARK: Scrolling

  override func dragWillBegin() {
    guard !isMoving else { return }
    collect()
    isMoving = true
  }

  override func movementDidEnd() { finish(isFinished: true) }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != laidOut { arrange() }
    guard isMoving, slots.count > 1 else { return }
    for index in slots.indices where index != place && isVisible(index) {
      let page = slots[index].controller
      bring(page)
      // A transition by the app is not announced (Pages.PG4).
      guard completion == nil, announced !== page else { continue }
      announced = page
      owner.delegate?.pageViewController(owner, willTransitionTo: [page])
    }
  }

  // MARK: Internals

  private var length: CGFloat { owner.isHorizontal ? bounds.width : bounds.height }
  private var position: CGFloat { owner.isHorizontal ? contentOffset.x : contentOffset.y }

  private func offset(of index: Int) -> CGPoint {
    let distance = CGFloat(index) * length
    return owner.isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  private func isVisible(_ index: Int) -> Bool { abs(CGFloat(index) * length - position) < length }

  private func show(_ pages: [UIViewController], at place: Int) {
    let kept = pages.map(ObjectIdentifier.init)
    for slot in slots where !kept.contains(ObjectIdentifier(slot.controller)) {
      leave(slot.controller)
    }
    slots = pages.map { Slot(controller: $0, isInView: $0.parent === owner) }
    self.place = place
    owner.shown = pages[place]
    bring(pages[place])
    arrange()
  }

  /// Adds a page's view.
  private func bring(_ page: UIViewController) {
    guard let index = slots.firstIndex(where: { $0.controller === page }), !slots[index].isInView
    else { return }
    slots[index].isInView = true
    owner.addChild(page)
    page.view.frame = frame(of: index)
    page.view.autoresizingMask = []
    addSubview(page.view)
    page.didMove(toParent: owner)
  }

  /// Removes a page's view.
  private func leave(_ page: UIViewController) {
    guard page.parent === owner else { return }
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }

  private func frame(of index: Int) -> CGRect {
    let gap = owner.spacing / 2
    return CGRect(origin: offset(of: index), size: bounds.size)
      .insetBy(dx: owner.isHorizontal ? gap : 0, dy: owner.isHorizontal ? 0 : gap)
  }

  /// Places the pages and shows the visible one.
  private func arrange() {
    laidOut = bounds.size
    let end = offset(of: slots.count)
    contentSize =
      owner.isHorizontal ? CGSize(width: end.x, height: 0) : CGSize(width: 0, height: end.y)
    for (index, slot) in slots.enumerated() where slot.isInView {
      slot.controller.view.frame = frame(of: index)
    }
    bounds.origin = offset(of: place)
  }

  /// Ends a transition at the page that is shown (Pages.PG5).
  private func finish(isFinished: Bool) {
    guard isMoving else { return }
    isMoving = false
    let end = length > 0 ? Int((position / length).rounded()) : place
    let previous = owner.shown
    let wasSet = completion
    (completion, announced) = (nil, announced)
    if slots.indices.contains(end) {
      let page = slots[end].controller
      show([page], at: 0)
    }
    if let wasSet {
      wasSet(isFinished)
    } else if announced != nil {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: isFinished,
        previousViewControllers: [previous].compactMap(\.self),
        transitionCompleted: previous !== owner.shown)
    }
    announced = nil
    if owner.dataSource != nil { collect() }
  }
}

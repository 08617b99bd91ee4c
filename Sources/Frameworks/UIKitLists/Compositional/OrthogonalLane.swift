@_spi(UIKitModules) import TactusUIKitViews

/// The scroll view of a section that scrolls across its layout.
///
/// It lies behind the cells, which stay subviews of the collection view; its pan recognizer belongs
/// to the collection view, and its offset moves the cells. Steps Compositional.CL12…
@MainActor
final class OrthogonalLane: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  private let axis: LayoutAxis
  private let moved: @MainActor () -> Void
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  private var groups: [(start: CGFloat, length: CGFloat)] = []
  private var isFlipped = false
  private var isPlaced = false
  /// The group at the beginning of the drag.
  private var firstGroup = 0

  init(along axis: LayoutAxis, in view: UICollectionView, moved: @escaping @MainActor () -> Void) {
    (self.axis, self.moved) = (axis, moved)
    super.init(frame: .zero)
    (self as UIScrollView).delegate = self
    isUserInteractionEnabled = false
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    panGestureRecognizer.delegate = self
    view.insertSubview(self, at: 0)
    view.addGestureRecognizer(panGestureRecognizer)
  }

  required init?(coder: NSCoder) { nil }

  /// Removes the lane and its recognizer.
  func leave() {
    panGestureRecognizer.view?.removeGestureRecognizer(panGestureRecognizer)
    removeFromSuperview()
  }

  /// Gives the lane the place and the groups of its section.
  func update(
    _ lane: GroupSection.Lane, _ source: NSCollectionLayoutSection, isFlipped: Bool,
    rate: UIScrollView.DecelerationRate
  ) {
    (groups, behavior) = (lane.groups, source.orthogonalScrollingBehavior)
    let isMirrored = isFlipped && axis == .horizontal
    if isMirrored != self.isFlipped { isPlaced = false }
    self.isFlipped = isMirrored
    if frame != lane.frame { frame = lane.frame }
    let size = axis.size(lane.length, across: axis.other.length(lane.frame.size))
    if contentSize != size { contentSize = size }
    let properties = source.orthogonalScrollingProperties
    bounces = properties.bounce != .never
    alwaysBounceHorizontal = properties.bounce == .always && axis == .horizontal
    alwaysBounceVertical = properties.bounce == .always && axis == .vertical
    isPagingEnabled = behavior == .paging
    switch properties.decelerationRate {
    case .automatic:
      decelerationRate = [.groupPaging, .groupPagingCentered].contains(behavior) ? .fast : rate
    case let rate: decelerationRate = UIScrollView.DecelerationRate(rawValue: rate.rawValue)
    }
    guard !isPlaced, lane.length > 0, axis.length(lane.frame.size) > 0 else { return }
    isPlaced = true
    if isMirrored { contentOffset.x = maximum }
  }

  // MARK: Offset

  private var maximum: CGFloat {
    max(0, axis.length(contentSize) - axis.length(bounds.size))
  }

  /// The offset from the leading edge.
  var place: CGFloat {
    let offset = axis.place(contentOffset)
    return isFlipped ? maximum - offset : offset
  }

  /// Returns the offset of a place from the leading edge, within the content.
  private func offset(at place: CGFloat) -> CGPoint {
    let limited = min(max(0, place), maximum)
    return axis.point(isFlipped ? maximum - limited : limited, across: 0)
  }

  /// Scrolls to a place from the leading edge.
  func scroll(to place: CGFloat, animated: Bool) {
    let goal = offset(at: place)
    guard goal != contentOffset else { return }
    setContentOffset(goal, animated: animated)
  }

  // MARK: Scrolling

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { bounds.contains(touch.location(in: self)) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { moved() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { firstGroup = group(near: place) }

  /// Chooses the place at which the content rests (Compositional.CL13).
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard !groups.isEmpty else { return }
    let target = axis.place(targetContentOffset.pointee)
    let natural = isFlipped ? maximum - target : target
    switch behavior {
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary:
      // The end of the content is a place to rest at as well.
      guard natural < maximum else { return }
      targetContentOffset.pointee = offset(at: rest(of: group(near: natural)))
    case .groupPaging, .groupPagingCentered:
      let speed = axis.place(velocity) * (isFlipped ? -1 : 1)
      var goal = group(near: place)
      if speed > 0, goal <= firstGroup { goal = firstGroup + 1 }
      if speed < 0, goal >= firstGroup { goal = firstGroup - 1 }
      goal = min(max(goal, firstGroup - 1, 0), firstGroup + 1, groups.count - 1)
      targetContentOffset.pointee = offset(at: rest(of: goal))
    }
  }

  /// Returns the place at which a group rests.
  private func rest(of group: Int) -> CGFloat {
    let (start, length) = groups[group]
    guard behavior == .groupPagingCentered else { return start - (groups.first?.start ?? 0) }
    return start + length / 2 - axis.length(bounds.size) / 2
  }

  private func group(near place: CGFloat) -> Int {
    groups.indices.min { abs(rest(of: $0) - place) < abs(rest(of: $1) - place) } ?? 0
  }
}

// Changes of the layout of a collection view. Steps Collections.CV48 and Collections.CV70…
extension UICollectionView {
  /// Replaces the layout (Collections.CV48).
  func replaceLayout(
    with layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    abandonTransition()
    guard layout !== activeLayout else {
      completion?(true)
      return
    }
    movement?.abandon()
    let wasShown = isLaidOut || !visibleElements.isEmpty
    let before = wasShown ? currentAttributes() : [:]
    let old = activeLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    use(layout)
    guard wasShown else {
      old.ownCollectionView = nil
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      completion?(true)
      return
    }
    for element in visibleElements.values { element.view.willTransition(from: old, to: layout) }
    showChange(
      from: old, to: layout, LayoutTransition(self, nil, before: before, oldLayout: old),
      isAnimated: animated
    ) { completion?($0) }
  }

  /// Makes a layout the one in use, before it is shown.
  private func use(_ layout: UICollectionViewLayout) {
    activeLayout = layout
    layout.ownCollectionView = self
    layout.invalidateLayout()
  }

  /// Moves the views to the layout in use.
  ///
  /// - Parameters:
  ///   - old: The other layout of the change.
  ///   - layout: The layout in use.
  ///   - change: The places of the views until now.
  ///   - isAnimated: Whether the views move with an animation.
  ///   - offset: The content offset; `nil` for the one that the layout and the delegate choose.
  ///   - completion: A closure that is called at the end.
  private func showChange(
    from old: UICollectionViewLayout, to layout: UICollectionViewLayout,
    _ change: LayoutTransition, isAnimated: Bool, offset: CGPoint? = nil,
    _ completion: @escaping (Bool) -> Void
  ) {
    self.change = change
    for element in Array(visibleElements.values) where element.id.category == .decorationView {
      visibleElements[element.id] = nil
      element.view.removeFromSuperview()
    }
    show(
      change, isAnimated: isAnimated, offset: offset, begin: { _ in },
      end: { _ in
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
      }
    ) { [weak self] finished in
      for element in self?.visibleElements.values.map(\.view) ?? [] {
        element.didTransition(from: old, to: layout)
      }
      if let self, self.activeLayout !== old, !self.isInTransition(old) {
        old.ownCollectionView = nil
      }
      completion(finished)
    }
  }

  // MARK: Interactive transitions

  /// Begins an interactive transition (Collections.CV70).
  func beginTransition(
    to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    programmingPrecondition(
      transition == nil,
      "an interactive transition is in progress: finish or cancel it before the next one")
    movement?.abandon()
    endPress()
    swipe?.cancelForUpdate()
    prepareLayout()
    let old = activeLayout
    let layout =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
    old.prepareForTransition(to: next)
    next.prepareForTransition(from: old)
    for element in visibleElements.values { element.view.willTransition(from: old, to: next) }
    next.ownCollectionView = self
    use(layout)
    layout.prepare()
    transition = InteractiveTransition(
      layout: layout, start: contentOffset, end: offset(in: next), completion: completion)
    return layout
  }

  /// Returns the content offset after a transition to a layout (Collections.CV73).
  private func offset(in next: UICollectionViewLayout) -> CGPoint {
    let proposed = next.targetContentOffset(forProposedContentOffset: contentOffset)
    let wanted =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
    let (insets, size) = (adjustedContentInset, next.collectionViewContentSize)
    func limited(
      _ value: CGFloat, _ before: CGFloat, _ length: CGFloat, _ after: CGFloat, _ extent: CGFloat
    ) -> CGFloat { max(-before, min(value, length + after - extent)) }
    return CGPoint(
      x: limited(wanted.x, insets.left, size.width, insets.right, bounds.width),
      y: limited(wanted.y, insets.top, size.height, insets.bottom, bounds.height))
  }

  /// Shows another progress of the transition (Collections.CV72).
  func transitionProgressed(to layout: UICollectionViewTransitionLayout) {
    guard let transition, transition.layout === layout else { return }
    handleInvalidation(layout.makeContext())
    if contentOffset != transition.offset { contentOffset = transition.offset }
  }

  /// Ends the transition at one of its layouts (Collections.CV74).
  func endTransition(isFinished: Bool) {
    guard let transition else {
      programmingError(
        "no interactive transition is in progress: begin one by startInteractiveTransition")
    }
    let layout = transition.layout
    let (goal, other) =
      isFinished
      ? (layout.nextLayout, layout.currentLayout) : (layout.currentLayout, layout.nextLayout)
    let before = currentAttributes()
    self.transition = nil
    use(goal)
    showChange(
      from: other, to: goal, LayoutTransition(self, nil, before: before, oldLayout: layout),
      isAnimated: true, offset: isFinished ? transition.end : transition.start
    ) { finished in
      layout.ownCollectionView = nil
      transition.completion?(finished, isFinished)
    }
  }

  /// Ends a transition without a change of the views, because the layout is replaced.
  private func abandonTransition() {
    guard let transition else { return }
    self.transition = nil
    transition.layout.ownCollectionView = nil
    transition.layout.nextLayout.ownCollectionView = nil
    use(transition.layout.currentLayout)
    transition.completion?(false, false)
  }

  private func isInTransition(_ layout: UICollectionViewLayout) -> Bool {
    transition?.layout.currentLayout === layout || transition?.layout.nextLayout === layout
  }
}

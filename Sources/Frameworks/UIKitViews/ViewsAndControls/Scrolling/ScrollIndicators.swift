/// The two scroll indicators of a scroll view (Scrolling.SC18).
@MainActor
final class ScrollIndicators {
  private unowned let view: UIScrollView
  private var bars: (upright: UIView, level: UIView)?

  init(_ view: UIScrollView) { self.view = view }

  /// Shows the indicators.
  func show() {
    let bars = bars ?? makeBars()
    for bar in [bars.upright, bars.level] {
      bar.layer.removeAnimation(forKey: "opacity")
      bar.alpha = 1
      view.bringSubviewToFront(bar)
    }
    update()
  }

  /// Fades the indicators out after a delay.
  func hide() {
    guard let bars, bars.upright.alpha > 0 else { return }
    let options: UIView.AnimationOptions = [.allowUserInteraction]
    UIView.animate(
      withDuration: ScrollConstants.indicatorFade, delay: ScrollConstants.indicatorStay,
      options: options
    ) {
      bars.upright.alpha = 0
      bars.level.alpha = 0
    }
  }

  /// Updates the frames of the indicators.
  func update() {
    guard let bars, bars.upright.alpha > 0 else { return }
    let axes = view.scrollableAxes
    bars.upright.isHidden = !view.showsVerticalScrollIndicator || !axes.vertical
    bars.level.isHidden = !view.showsHorizontalScrollIndicator || !axes.horizontal
    let (bounds, gap) = (view.bounds, ScrollConstants.indicatorGap)
    let thickness = ScrollConstants.indicatorThickness
    let upright = track(view.verticalScrollIndicatorInsets)
    let along = place(
      bounds.minY, view.verticalRange, bounds.height, upright.top, upright.bottom)
    bars.upright.frame = CGRect(
      x: bounds.maxX - upright.right - gap - thickness, y: bounds.minY + along.start,
      width: thickness, height: along.length)
    let level = track(view.horizontalScrollIndicatorInsets)
    let across = place(bounds.minX, view.horizontalRange, bounds.width, level.left, level.right)
    bars.level.frame = CGRect(
      x: bounds.minX + across.start, y: bounds.maxY - level.bottom - gap - thickness,
      width: across.length, height: thickness)
    for bar in [bars.upright, bars.level] { bar.backgroundColor = color }
  }

  // MARK: Internals

  private func makeBars() -> (upright: UIView, level: UIView) {
    let bars = (upright: UIView(), level: UIView())
    for bar in [bars.upright, bars.level] {
      bar.isUserInteractionEnabled = false
      bar.layer.cornerRadius = ScrollConstants.indicatorThickness / 2
      view.addSubview(bar)
    }
    self.bars = bars
    return bars
  }

  /// Returns the insets between which an indicator moves.
  private func track(_ own: UIEdgeInsets) -> UIEdgeInsets {
    guard view.automaticallyAdjustsScrollIndicatorInsets else { return own }
    let (all, content) = (view.adjustedContentInset, view.contentInset)
    return UIEdgeInsets(
      top: own.top + all.top - content.top, left: own.left + all.left - content.left,
      bottom: own.bottom + all.bottom - content.bottom,
      right: own.right + all.right - content.right)
  }

  /// Returns the start and the length of an indicator along its track.
  private func place(
    _ offset: CGFloat, _ range: ClosedRange<Double>, _ length: CGFloat, _ before: CGFloat,
    _ after: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let gap = ScrollConstants.indicatorGap
    let room = max(0, length - before - after - 2 * gap)
    let reach = CGFloat(range.upperBound - range.lowerBound)
    let inside = min(max(offset, CGFloat(range.lowerBound)), CGFloat(range.upperBound))
    var bar = max(ScrollConstants.indicatorLength, room * length / max(length + reach, 1))
    // Beyond an edge the indicator is compressed at the end.
    bar = max(ScrollConstants.pressedIndicatorLength, min(bar, room) - abs(offset - inside))
    let share = reach > 0 ? (inside - CGFloat(range.lowerBound)) / reach : offset > inside ? 1 : 0
    return (before + gap + (room - bar) * share, bar)
  }

  private var color: UIColor {
    let isLight =
      view.indicatorStyle == .white
      || view.indicatorStyle == .default && view.traitCollection.userInterfaceStyle == .dark
    return isLight ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
  }
}

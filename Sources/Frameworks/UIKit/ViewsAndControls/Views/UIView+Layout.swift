// How views keep in step with one another's size. Steps V7…V9 are in
// `Documentation/Behaviour/Views.md`.
extension UIView {
  /// Does what may change the size, and then what follows from that.
  func changeSize(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    hasMoved()
    let new = layer.bounds.size
    guard old != new else { return }
    if autoresizesSubviews {
      for view in inner { view.keepInStep(from: old, to: new) }
    }
    layer.setNeedsLayout()
    // What had no size could not be drawn.
    if old.width <= 0 || old.height <= 0 { layer.setNeedsDisplay() }
  }

  /// V8: changes with the superview's size as the mask says.
  private func keepInStep(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty, ownLayout?.translatesMask ?? true else { return }
    // What is moved back or turned keeps in step as if it were not.
    let frame = unturnedFrame
    let (x, width) = Self.share(
      new.width - old.width, start: frame.minX, length: frame.width, outer: old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.share(
      new.height - old.height, start: frame.minY, length: frame.height, outer: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let anchor = layer.anchorPoint
    changeSize {
      layer.bounds.size = CGSize(width: width, height: height)
      layer.position = CGPoint(x: x + width * anchor.x, y: y + height * anchor.y)
    }
  }

  /// Shares what the outer length grows by among the parts that are flexible, each as it is long.
  private static func share(
    _ growth: CGFloat, start: CGFloat, length: CGFloat, outer: CGFloat,
    flexible: (before: Bool, itself: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let before = flexible.before ? max(start, 0) : 0
    let itself = flexible.itself ? max(length, 0) : 0
    let after = flexible.after ? max(outer - start - length, 0) : 0
    let sum = before + itself + after
    let count = [flexible.before, flexible.itself, flexible.after].count { $0 }
    guard count > 0 else { return (start, length) }
    // Parts without length share alike.
    func part(_ size: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum > 0 ? growth * size / sum : growth / CGFloat(count)
    }
    return (
      start + part(before, flexible.before), max(0, length + part(itself, flexible.itself))
    )
  }

  /// V7: the layout of this one view.
  func layOut() {
    updateSafeArea()
    tellOfMargins()
    ownLayout?.engine?.update(isLayingOutRoot: true)
    asCurrent {
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  // MARK: Safe area

  /// V9: what of the superview's covered edges reaches into this view.
  var safeInsets: UIEdgeInsets {
    var insets = ownSafeInsets
    guard let controller else { return insets }
    for extra in [controller.additionalSafeAreaInsets, controller.barInsets] {
      insets = UIEdgeInsets(
        top: insets.top + extra.top, left: insets.left + extra.left,
        bottom: insets.bottom + extra.bottom, right: insets.right + extra.right)
    }
    return insets
  }

  private var ownSafeInsets: UIEdgeInsets {
    guard let outer else { return (self as? UIWindow)?.screenInsets ?? .zero }
    let (around, bounds, frame) = (outer.safeInsets, outer.bounds, unturnedFrame)
    // What lies beyond the superview is covered no more than what ends with it.
    return UIEdgeInsets(
      top: min(max(0, bounds.minY + around.top - frame.minY), around.top),
      left: min(max(0, bounds.minX + around.left - frame.minX), around.left),
      bottom: min(max(0, frame.maxY - (bounds.maxY - around.bottom)), around.bottom),
      right: min(max(0, frame.maxX - (bounds.maxX - around.right)), around.right))
  }

  /// Where it would be without its transform: what moves back is not laid out otherwise.
  var unturnedFrame: CGRect {
    guard !layer.affineTransform().isIdentity else { return frame }
    let (size, anchor, place) = (layer.bounds.size, layer.anchorPoint, layer.position)
    return CGRect(
      x: place.x - size.width * anchor.x, y: place.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  private func updateSafeArea() {
    let insets = safeInsets
    guard insets != toldSafeInsets else { return }
    toldSafeInsets = insets
    if ownLayout?.guides.isEmpty == false { layoutEngine?.invalidate() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    for view in inner { view.layer.setNeedsLayout() }
  }
}

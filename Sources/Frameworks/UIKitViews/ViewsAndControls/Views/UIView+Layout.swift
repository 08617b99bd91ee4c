// Autoresizing, layout and safe area (Views.V7…V9, in `Documentation/Behaviour/Views.md`).
extension UIView {
  /// Applies a change that may resize the view, and updates the subviews.
  func changeSize(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    hasMoved()
    let new = layer.bounds.size
    guard old != new else { return }
    if autoresizesSubviews {
      for view in inner { view.resizeWithSuperview(from: old, to: new) }
    }
    layer.setNeedsLayout()
    // A view without size has not been drawn yet.
    if old.width <= 0 || old.height <= 0 { layer.setNeedsDisplay() }
  }

  /// Resizes the view with its superview by its autoresizing mask (Views.V8).
  private func resizeWithSuperview(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty, ownLayout?.translatesMask ?? true else { return }
    // A transformed view is resized by its frame without the transform.
    let frame = untransformedFrame
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

  /// Distributes a growth of the superview among the flexible parts, in proportion to their
  /// lengths.
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
    // Parts without length share it equally.
    func part(_ size: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum > 0 ? growth * size / sum : growth / CGFloat(count)
    }
    return (
      start + part(before, flexible.before), max(0, length + part(itself, flexible.itself))
    )
  }

  /// Lays out only this view (Views.V7).
  func layOut() {
    updateSafeArea()
    applyCorners()
    notifyMarginChange()
    ownLayout?.engine?.update(isLayingOutRoot: true)
    withCurrentTraits {
      if window != nil {
        controller?.isAppearing()
        controller?.updateUnavailableContent()
      }
      updatePropertiesNow()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      controller?.placeUnavailableContent()
    }
  }

  // MARK: Safe area

  /// The superview's safe area insets that reach into this view (Views.V9).
  package var safeInsets: UIEdgeInsets {
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
    let (around, bounds, frame) = (outer.safeAreaInsets, outer.bounds, untransformedFrame)
    // The insets of a view that extends beyond its superview are limited to the superview's.
    return UIEdgeInsets(
      top: min(max(0, bounds.minY + around.top - frame.minY), around.top),
      left: min(max(0, bounds.minX + around.left - frame.minX), around.left),
      bottom: min(max(0, frame.maxY - (bounds.maxY - around.bottom)), around.bottom),
      right: min(max(0, frame.maxX - (bounds.maxX - around.right)), around.right))
  }

  /// The frame without the transform.
  var untransformedFrame: CGRect {
    guard !layer.affineTransform().isIdentity else { return frame }
    let (size, anchor, place) = (layer.bounds.size, layer.anchorPoint, layer.position)
    return CGRect(
      x: place.x - size.width * anchor.x, y: place.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  private func updateSafeArea() {
    let insets = safeAreaInsets
    guard insets != reportedSafeInsets else { return }
    reportedSafeInsets = insets
    if ownLayout?.guides.isEmpty == false { layoutEngine?.invalidate() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    for view in inner { view.layer.setNeedsLayout() }
  }
}

// Layout margins (ViewLayout.VL10).
extension UIView {
  func setPreservesMargins(_ preserves: Bool) {
    layout.preservesMargins = preserves
    changedMargins()
  }

  func setAddsSafeArea(_ adds: Bool) {
    layout.addsSafeArea = adds
    changedMargins()
  }

  func setMargins(_ margins: ViewLayoutState.Margins) {
    layout.margins = margins
    changedMargins()
  }

  func changedMargins() {
    setNeedsLayout()
    layoutEngine?.invalidate()
  }

  /// The effective margins (ViewLayout.VL10).
  var margins: UIEdgeInsets {
    var margins = baseMargins
    if ownLayout?.addsSafeArea ?? true {
      let safe = safeAreaInsets
      margins = UIEdgeInsets(
        top: margins.top + safe.top, left: margins.left + safe.left,
        bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
    }
    guard let outer, ownLayout?.preservesMargins == true else { return margins }
    let (around, frame, bounds) = (outer.layoutMargins, untransformedFrame, outer.bounds)
    return UIEdgeInsets(
      top: max(margins.top, bounds.minY + around.top - frame.minY),
      left: max(margins.left, bounds.minX + around.left - frame.minX),
      bottom: max(margins.bottom, frame.maxY - (bounds.maxY - around.bottom)),
      right: max(margins.right, frame.maxX - (bounds.maxX - around.right)))
  }

  /// The margins that were set, or the default ones; for a controller's view at least the system
  /// minimum.
  private var baseMargins: UIEdgeInsets {
    let least = controller.flatMap {
      $0.viewRespectsSystemMinimumLayoutMargins ? $0.systemMinimumLayoutMargins : nil
    }
    let set = ownLayout?.margins
    if least == nil {
      guard let set else { return Self.plainMargins }
      if case .fixed(let insets) = set { return insets }
    }
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let set else { return least?.edges(isRightToLeft: isFromRight) ?? Self.plainMargins }
    let margins: UIEdgeInsets
    switch set {
    case .fixed(let insets): margins = insets
    case .reading(let insets): margins = insets.edges(isRightToLeft: isFromRight)
    }
    guard let least else { return margins }
    let edges = least.edges(isRightToLeft: isFromRight)
    return UIEdgeInsets(
      top: max(margins.top, edges.top), left: max(margins.left, edges.left),
      bottom: max(margins.bottom, edges.bottom), right: max(margins.right, edges.right))
  }

  /// The default margins of a view, in points.
  ///
  /// - Source: Apple's reference of `layoutMargins`. Confidence: documented.
  private static let plainMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The maximum width of readable text at the default text size, in points.
  ///
  /// - Source: what an iPad shows, reported by users. Confidence: measured by others.
  private static let readableWidth: CGFloat = 672

  /// The margins, enlarged so that lines of text stay readable.
  var readableInsets: UIEdgeInsets {
    var insets = margins
    let excess = bounds.width - insets.left - insets.right - Self.readableWidth
    if excess > 0 {
      insets.left += excess / 2
      insets.right += excess / 2
    }
    return insets
  }

  /// Notifies the view and its controller if the margins changed.
  func notifyMarginChange() {
    guard let layout = ownLayout else { return }
    let margins = layoutMargins
    guard let old = layout.reportedMargins else { return layout.reportedMargins = margins }
    guard old != margins else { return }
    layout.reportedMargins = margins
    layoutEngine?.invalidate()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates directional insets from left-to-right ones.
  init(_ insets: UIEdgeInsets, isFromRight: Bool) {
    self.init(
      top: insets.top, leading: isFromRight ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isFromRight ? insets.left : insets.right)
  }
}

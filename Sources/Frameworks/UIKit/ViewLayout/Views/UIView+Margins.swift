// How much views leave free at their edges. Step VL10 is in `Documentation/Behaviour/ViewLayout.md`.
extension UIView {
  /// Whether its margins are at least as large as what of its superview's reaches into it.
  public var preservesSuperviewLayoutMargins: Bool {
    get { ownLayout?.preservesMargins ?? false }
    set {
      layout.preservesMargins = newValue
      changedMargins()
    }
  }

  /// Whether what is covered of it is added to its margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { ownLayout?.addsSafeArea ?? true }
    set {
      layout.addsSafeArea = newValue
      changedMargins()
    }
  }

  // MARK: Internals

  func setMargins(_ margins: ViewLayout.Margins) {
    layout.margins = margins
    changedMargins()
  }

  func changedMargins() {
    setNeedsLayout()
    layoutEngine?.invalidate()
  }

  /// VL10: what it leaves free.
  var margins: UIEdgeInsets {
    var margins = baseMargins
    if ownLayout?.addsSafeArea ?? true {
      let safe = safeInsets
      margins = UIEdgeInsets(
        top: margins.top + safe.top, left: margins.left + safe.left,
        bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
    }
    guard let outer, ownLayout?.preservesMargins == true else { return margins }
    let (around, frame, bounds) = (outer.layoutMargins, unturnedFrame, outer.bounds)
    return UIEdgeInsets(
      top: max(margins.top, bounds.minY + around.top - frame.minY),
      left: max(margins.left, bounds.minX + around.left - frame.minX),
      bottom: max(margins.bottom, frame.maxY - (bounds.maxY - around.bottom)),
      right: max(margins.right, frame.maxX - (bounds.maxX - around.right)))
  }

  /// What was set, or what views leave free by themselves; of a controller's view no less than what the
  /// phone leaves free at its sides.
  private var baseMargins: UIEdgeInsets {
    let least = controller.flatMap {
      $0.viewRespectsSystemMinimumLayoutMargins ? $0.systemMinimumLayoutMargins : nil
    }
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let set = ownLayout?.margins else {
      return least?.edges(isReadFromRight: isFromRight) ?? Self.plainMargins
    }
    let margins: UIEdgeInsets
    switch set {
    case .fixed(let insets): margins = insets
    case .reading(let insets): margins = insets.edges(isReadFromRight: isFromRight)
    }
    guard let least else { return margins }
    let edges = least.edges(isReadFromRight: isFromRight)
    return UIEdgeInsets(
      top: max(margins.top, edges.top), left: max(margins.left, edges.left),
      bottom: max(margins.bottom, edges.bottom), right: max(margins.right, edges.right))
  }

  /// What a view leaves free at its edges, in points.
  ///
  /// - Source: Apple's reference of `layoutMargins`. Confidence: documented.
  private static let plainMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// How wide lines of text should be at most, in points, at the usual size of text.
  ///
  /// - Source: what an iPad shows, reported by users. Confidence: measured by others.
  private static let readableWidth: CGFloat = 672

  /// The margins, larger where lines would be too long between them.
  var readableInsets: UIEdgeInsets {
    var insets = margins
    let excess = bounds.width - insets.left - insets.right - Self.readableWidth
    if excess > 0 {
      insets.left += excess / 2
      insets.right += excess / 2
    }
    return insets
  }

  /// Tells it when its margins are others than before.
  func tellOfMargins() {
    guard let layout = ownLayout else { return }
    let margins = layoutMargins
    guard let told = layout.toldMargins else { return layout.toldMargins = margins }
    guard told != margins else { return }
    layout.toldMargins = margins
    layoutEngine?.invalidate()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }
}

extension NSDirectionalEdgeInsets {
  /// Makes distances of those from left to right.
  init(_ insets: UIEdgeInsets, isFromRight: Bool) {
    self.init(
      top: insets.top, leading: isFromRight ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isFromRight ? insets.left : insets.right)
  }
}

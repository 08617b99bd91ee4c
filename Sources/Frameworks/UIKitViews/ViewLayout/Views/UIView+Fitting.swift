import TactusLinearConstraints

// Fitting sizes of views (ViewLayout.VL11).
extension UIView {
  /// The target size that requests the minimum size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that requests the maximum size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size nearest to a target that the constraints allow (ViewLayout.VL11).
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    layoutEngine?.updateConstraintsOfViews()
    let engine = LayoutEngine(self, isMeasuring: true)
    engine.addSubtree(self)
    return engine.fit(target, horizontal, vertical)
  }
}

extension LayoutEngine {
  /// Returns the root's size when only a target size is added to its constraints.
  fileprivate func fit(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard let root else { return .zero }
    let entry = entry(root)
    let insets = root.alignmentRectInsets
    for (length, wanted, priority) in [
      (entry.width, target.width - insets.left - insets.right, horizontal),
      (entry.height, target.height - insets.top - insets.bottom, vertical),
    ] {
      let strength =
        priority >= .required ? LinearConstraint.required : Double(priority.rawValue)
      solver.add(
        LinearConstraint(
          [.init(length)], .equal, max(0, Double(wanted)), strength: strength))
    }
    invalidate()
    update()
    let scale = UIScreen.main.scale
    func size(_ length: LinearVariable, _ beyond: CGFloat) -> CGFloat {
      ((CGFloat(solver.value(of: length)) + beyond) * scale - 1e-6).rounded(.up) / scale
    }
    return CGSize(
      width: size(entry.width, insets.left + insets.right),
      height: size(entry.height, insets.top + insets.bottom))
  }
}

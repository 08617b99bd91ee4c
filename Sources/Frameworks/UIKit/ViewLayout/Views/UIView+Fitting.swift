import LinearConstraints

// How large views would like to be. Step VL11 is in `Documentation/Behaviour/ViewLayout.md`.
extension UIView {
  /// As small as can be, to ask which size suits a view.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as can be, to ask which size suits a view.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// VL11: the size nearest to another one that the constraints in it leave to the view.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    layoutEngine?.askForConstraints()
    let engine = LayoutEngine(self, isMeasuring: true)
    engine.takeIn(self)
    return engine.fit(target, horizontal, vertical)
  }
}

extension LayoutEngine {
  /// The root's size if nothing else is asked of it than to be of a size.
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

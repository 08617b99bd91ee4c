/// A constraint that a frame and an autoresizing mask imply (ViewLayout.VL5).
///
/// It describes an equation of the layout engine for the current frame; it cannot be removed or
/// deactivated.
final class AutoresizingConstraint: NSLayoutConstraint {
  /// Whether the constraint is active; it always is.
  override var isActive: Bool {
    get { true }
    set {}
  }

  /// Creates the constraints of a view's position and size in its superview.
  static func make(_ view: UIView, in superview: UIView) -> [AutoresizingConstraint] {
    [Attribute.left, .width, .top, .height].map { attribute in
      let isLength = attribute == .width || attribute == .height
      return AutoresizingConstraint(
        ItemAttribute(view, attribute), .equal,
        isLength ? nil : ItemAttribute(superview, attribute), constant: 0)
    }
  }
}

extension UIView {
  /// The constraints implied by the frames and autoresizing masks of subviews in the last layout.
  var autoresizingConstraints: [NSLayoutConstraint] {
    guard let engine = layoutEngine else { return [] }
    return subviews.flatMap { view -> [AutoresizingConstraint] in
      guard view.ownLayout?.translatesMask == true, let entry = engine.entry(ifKnown: view),
        !entry.own.isEmpty
      else { return [] }
      let constraints = entry.autoresizing ?? AutoresizingConstraint.make(view, in: self)
      entry.autoresizing = constraints
      let frame = view.untransformedFrame
      for (constraint, constant) in zip(
        constraints, [frame.minX, frame.width, frame.minY, frame.height])
      {
        constraint.constant = constant
      }
      return constraints
    }
  }
}

/// A place between left and right that constraints are made from.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// How far another place is behind this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// Makes a constraint that it is a gap of the system's behind another one, so many times.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, systemSpacing: multiplier, from: anchor) }

  /// Makes a constraint that it is at least a gap of the system's behind another one, so many times.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, systemSpacing: multiplier, from: anchor)
  }

  /// Makes a constraint that it is at most a gap of the system's behind another one, so many times.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, systemSpacing: multiplier, from: anchor)
  }
}

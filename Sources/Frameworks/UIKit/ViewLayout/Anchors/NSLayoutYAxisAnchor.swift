/// A place between top and bottom that constraints are made from.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// How far another place is below this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// Makes a constraint that it is a gap of the system's below another one, so many times.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, systemSpacing: multiplier, from: anchor) }

  /// Makes a constraint that it is at least a gap of the system's below another one, so many times.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, systemSpacing: multiplier, from: anchor)
  }

  /// Makes a constraint that it is at most a gap of the system's below another one, so many times.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, systemSpacing: multiplier, from: anchor)
  }
}

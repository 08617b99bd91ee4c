/// A width or a height from which constraints are created.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes the dimension equal to a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, nil, constant: c)
  }

  /// Returns a constraint that makes the dimension at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the dimension at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the dimension equal to a multiple of another plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, anchor.place, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the dimension at least a multiple of another plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, anchor.place, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the dimension at most a multiple of another plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, anchor.place, multiplier: m, constant: c)
  }
}

/// A length that constraints are made from.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes a constraint that it is so many points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, nil, constant: c)
  }

  /// Makes a constraint that it is at least so many points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, nil, constant: c)
  }

  /// Makes a constraint that it is at most so many points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, nil, constant: c)
  }

  /// Makes a constraint that it is another one, so many times, and so many points more.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, anchor.place, multiplier: m, constant: c)
  }

  /// Makes a constraint that it is at least another one, so many times, and so many points more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, anchor.place, multiplier: m, constant: c)
  }

  /// Makes a constraint that it is at most another one, so many times, and so many points more.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, anchor.place, multiplier: m, constant: c)
  }
}

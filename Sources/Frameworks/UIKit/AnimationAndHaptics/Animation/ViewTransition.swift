/// A way from what a view shows to what it shows next.
///
/// Steps V18… are in `Documentation/Behaviour/Views.md`.
@MainActor
enum ViewTransition: UInt {
  case flipFromLeft = 1
  case flipFromRight = 2
  case crossDissolve = 5
  case flipFromTop = 6
  case flipFromBottom = 7

  /// Begins, before the changes are made.
  func begin(_ animation: ViewAnimation, of view: UIView) {
    let change = CATransition()
    change.type = turn == nil ? .fade : .halfway
    change.duration = animation.duration
    change.timingFunction = animation.options.curve.timingFunction
    animation.prepare(change, for: view)
    view.layer.add(change, forKey: kCATransition)
    guard let turn else { return }
    let flip = CAKeyframeAnimation(keyPath: "transform")
    let base = view.layer.transform
    flip.values = [0, 0.5, -0.5, 0].map { share in
      var transform = CATransform3DIdentity
      transform.m34 = -1 / Self.distance
      transform = CATransform3DRotate(transform, .pi * share * turn.sign, turn.x, turn.y, 0)
      return CATransform3DConcat(base, transform)
    }
    flip.keyTimes = [0, 0.5, 0.5, 1]
    flip.timingFunction = change.timingFunction
    animation.prepare(flip, for: view)
    view.layer.add(flip, forKey: "flip")
  }

  /// V20: about which axis the view turns, and where to; nil where it does not turn.
  private var turn: (x: CGFloat, y: CGFloat, sign: CGFloat)? {
    switch self {
    case .flipFromLeft: (0, 1, 1)
    case .flipFromRight: (0, 1, -1)
    case .flipFromTop: (1, 0, -1)
    case .flipFromBottom: (1, 0, 1)
    case .crossDissolve: nil
    }
  }

  /// How far from the view's plane it is looked at while it turns, in points.
  ///
  /// - Source: guess; what apps commonly take.
  private static let distance: CGFloat = 1000
}

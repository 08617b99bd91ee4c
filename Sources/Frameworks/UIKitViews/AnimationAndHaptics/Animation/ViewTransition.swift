/// A transition from a view's old contents to the new ones (Views.V18…).
@MainActor
enum ViewTransition: UInt {
  case flipFromLeft = 1
  case flipFromRight = 2
  case curlUp = 3
  case curlDown = 4
  case crossDissolve = 5
  case flipFromTop = 6
  case flipFromBottom = 7

  /// Begins the transition, before the changes are made.
  func begin(_ animation: ViewAnimation, of view: UIView) {
    let change = CATransition()
    change.type = axis == nil ? .fade : .halfway
    change.duration = animation.duration
    change.timingFunction = animation.options.curve.timingFunction
    animation.prepare(change, for: view)
    view.layer.add(change, forKey: kCATransition)
    guard let axis else { return }
    let flip = CAKeyframeAnimation(keyPath: "transform")
    let base = view.layer.transform
    flip.values = [0, 0.5, -0.5, 0].map { share in
      var transform = CATransform3DIdentity
      transform.m34 = -1 / Self.distance
      transform = CATransform3DRotate(transform, .pi * share * axis.sign, axis.x, axis.y, 0)
      return CATransform3DConcat(base, transform)
    }
    flip.keyTimes = [0, 0.5, 0.5, 1]
    flip.timingFunction = change.timingFunction
    animation.prepare(flip, for: view)
    view.layer.add(flip, forKey: "flip")
  }

  /// The axis and direction of the flip; nil for a transition without one (Views.V20).
  private var axis: (x: CGFloat, y: CGFloat, sign: CGFloat)? {
    switch self {
    case .flipFromLeft: (0, 1, 1)
    case .flipFromRight: (0, 1, -1)
    case .flipFromTop: (1, 0, -1)
    case .flipFromBottom: (1, 0, 1)
    case .curlUp, .curlDown, .crossDissolve: nil
    }
  }

  /// The distance of the eye from the plane of a flipping view, in points.
  ///
  /// - Source: common practice of apps. Confidence: guess.
  private static let distance: CGFloat = 1000
}

extension UITouch {
  /// How far ahead a touch is predicted, in seconds from one prediction to the next.
  ///
  /// - Source: one frame in four steps, as the digitizer of a phone that takes 240 samples a second
  ///   would. Confidence: guess.
  static let predictionSteps: [TimeInterval] = [1, 2, 3, 4].map { $0 / 240 }

  /// Where it would be if it went on as between its last two events (T9).
  func predicted() -> [UITouch] {
    let passed = moment.time - previous.time
    guard moment.phase == .moved, passed > 0 else { return [] }
    return Self.predictionSteps.map { ahead in
      var next = moment
      next.time += ahead
      let way = CGFloat(ahead / passed)
      next.location = moment.location.going(way, beyond: previous.location)
      next.preciseLocation = moment.preciseLocation.going(way, beyond: previous.preciseLocation)
      next.estimated = [.location]
      return copy(at: next)
    }
  }

  /// A touch of its own, which never changes.
  func copy(at moment: Moment) -> UITouch {
    let copy = UITouch(number, kind, maximumForce: maximumForce, taps: taps, moment: moment)
    (copy.beganIn, copy.beganOver, copy.previous) = (beganIn, beganOver, previous)
    return copy
  }
}

extension CGPoint {
  /// The point that lies a multiple of the way from another one beyond this one.
  fileprivate func going(_ factor: CGFloat, beyond other: CGPoint) -> CGPoint {
    CGPoint(x: x + (x - other.x) * factor, y: y + (y - other.y) * factor)
  }
}

extension UITouch {
  /// The times ahead for which a touch is predicted, in seconds.
  ///
  /// - Source: one frame in four steps, as of a digitizer with 240 samples a second. Confidence:
  ///   guess.
  static let predictionSteps: [TimeInterval] = [1, 2, 3, 4].map { $0 / 240 }

  /// Returns predicted touches, extrapolated from the last two events (Touches.T9).
  func predicted() -> [UITouch] {
    let passed = moment.time - previous.time
    guard moment.phase == .moved, passed > 0 else { return [] }
    return Self.predictionSteps.map { ahead in
      var next = moment
      next.time += ahead
      let way = CGFloat(ahead / passed)
      next.location = moment.location.extrapolated(way, beyond: previous.location)
      next.preciseLocation = moment.preciseLocation.extrapolated(
        way, beyond: previous.preciseLocation)
      next.estimated = [.location]
      return copy(at: next)
    }
  }

  /// Returns an immutable copy with other properties.
  package func copy(at moment: Moment) -> UITouch {
    let copy = UITouch(number, kind, maximumForce: maximumForce, taps: taps, moment: moment)
    (copy.initialWindow, copy.initialView, copy.previous) = (initialWindow, initialView, previous)
    return copy
  }
}

extension CGPoint {
  /// Returns the point that extrapolates the vector from another point by a factor.
  fileprivate func extrapolated(_ factor: CGFloat, beyond other: CGPoint) -> CGPoint {
    CGPoint(x: x + (x - other.x) * factor, y: y + (y - other.y) * factor)
  }
}

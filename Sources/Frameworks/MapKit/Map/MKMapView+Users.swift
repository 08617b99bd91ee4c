internal import Glibc

// The changes made by the user.
extension MKMapView {
  /// Begins a change by a gesture.
  func beginUserChange() {
    guard !isChangedByUser else { return }
    motion.stop()
    isChangedByUser = true
    forgetWanted()
    stopTracking()
    delegate?.mapView(self, regionWillChangeAnimated: false)
  }

  /// Shows another viewport during a gesture.
  func showForUser(_ change: (MapViewport) -> MapViewport) {
    let new = limited(change(viewport))
    if new != viewport { set(new) }
  }

  /// Ends a change by a gesture, unless another gesture continues.
  func endUserChange() {
    guard isChangedByUser, !gestures.isMoving else { return }
    isChangedByUser = false
    delegate?.mapView(self, regionDidChangeAnimated: false)
  }

  /// Makes the map decelerate after a gesture, and then ends the change.
  ///
  /// - Parameter velocity: The velocity in points a second.
  func coast(_ velocity: CGPoint) {
    guard isChangedByUser, !gestures.isMoving else { return }
    guard max(abs(velocity.x), abs(velocity.y)) > Self.leastVelocity else { return endUserChange() }
    var shown = 0.0
    motion.begin { [weak self] seconds in
      guard let self else { return false }
      // The distance covered by an exponentially decreasing velocity.
      let way = (1 - exp(-seconds / Self.decay)) * Self.decay
      let part = CGFloat(way - shown)
      shown = way
      showForUser { $0.moved(by: CGPoint(x: velocity.x * part, y: velocity.y * part)) }
      return max(abs(velocity.x), abs(velocity.y)) * CGFloat(exp(-seconds / Self.decay))
        > Self.leastVelocity / 5
    } end: { [weak self] in
      self?.endUserChange()
    }
  }

  /// Animates to another viewport after a gesture.
  func animateForUser(_ change: (MapViewport) -> MapViewport) {
    forgetWanted()
    self.change(to: change(viewport), animated: true)
  }

  /// The velocity in points per second below which a map does not decelerate, and the time constant
  /// of deceleration in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let leastVelocity: CGFloat = 50
  private static let decay = 0.2
}

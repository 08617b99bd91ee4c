internal import Glibc

// The changes that users make.
extension MKMapView {
  /// Begins a change by the user's fingers.
  func beginUserChange() {
    guard !isChangedByUser else { return }
    motion.stop()
    isChangedByUser = true
    forgetWanted()
    stopTracking()
    delegate?.mapView(self, regionWillChangeAnimated: false)
  }

  /// Shows another part, as the fingers move.
  func showForUser(_ change: (MapViewport) -> MapViewport) {
    let new = limited(change(viewport))
    if new != viewport { set(new) }
  }

  /// Ends a change by the user's fingers, unless another gesture goes on.
  func endUserChange() {
    guard isChangedByUser, !gestures.isMoving else { return }
    isChangedByUser = false
    delegate?.mapView(self, regionDidChangeAnimated: false)
  }

  /// Lets the map coast after a finger has left it, and ends the change.
  ///
  /// - Parameter velocity: The velocity in points a second.
  func coast(_ velocity: CGPoint) {
    guard isChangedByUser, !gestures.isMoving else { return }
    guard max(abs(velocity.x), abs(velocity.y)) > Self.leastVelocity else { return endUserChange() }
    var shown = 0.0
    motion.begin { [weak self] seconds in
      guard let self else { return false }
      // The way that a velocity which decreases exponentially has made.
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

  /// Changes what is shown with an animation, after a gesture of the user.
  func animateForUser(_ change: (MapViewport) -> MapViewport) {
    forgetWanted()
    self.change(to: change(viewport), animated: true)
  }

  /// The velocity in points a second below which a map does not coast, and the seconds in which it
  /// decreases to 37 percent.
  ///
  /// - Source: ours. Confidence: guess.
  private static let leastVelocity: CGFloat = 50
  private static let decay = 0.2
}

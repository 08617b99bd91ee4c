/// The functions by which a window drives a recognizer.
extension UIGestureRecognizer {
  /// Returns whether the recognizer receives a touch.
  func isFollowing(_ touch: UITouch) -> Bool { following.contains { $0 === touch } }

  /// Returns whether the recognizer has received a touch since its last reset.
  func hasSeen(_ touch: UITouch) -> Bool { seen.contains { $0 === touch } }

  /// Whether the recognizer is undecided and may still be decided by a touch or a deadline.
  var isUndecided: Bool {
    decided == .possible && arena != nil
      && (!following.isEmpty || deadline != nil || !pending.isEmpty)
  }

  /// Returns whether the recognizer receives a new touch (Gestures.G4).
  func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
    if arena == nil, decided.isFinal { prepareForNext() }
    guard isEnabled, !decided.isFinal, pending.first != .ended else { return false }
    guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else {
      return false
    }
    if requiresExclusiveTouchType, let first = seen.first, first.type != touch.type {
      return false
    }
    return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) != false
      && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  /// Starts to receive a touch.
  func follow(_ touch: UITouch, in arena: GestureArena) {
    self.arena = arena
    arena.enter(self)
    following.append(touch)
    seen.append(touch)
  }

  /// Stops receiving a touch, as if it had never been received.
  func forget(_ touch: UITouch) {
    following.removeAll { $0 === touch }
    seen.removeAll { $0 === touch }
  }

  /// Passes the touches of an event that the recognizer receives to its `touches…` methods.
  func receive(_ touches: [UITouch], of event: UIEvent) {
    let mine = touches.filter(isFollowing)
    guard !mine.isEmpty else { return }
    let middles = following.map(\.moment.location)
    centroid = .middle(of: middles)
    let kinds: [(UITouch.Phase, (Set<UITouch>, UIEvent) -> Void)] = [
      (.began, touchesBegan), (.moved, touchesMoved), (.ended, touchesEnded),
      (.cancelled, touchesCancelled),
    ]
    for (phase, handler) in kinds {
      // The first call may have ended the gesture.
      let changed = mine.filter { $0.phase == phase && isFollowing($0) }
      guard !changed.isEmpty, !decided.isFinal, pending.first != .ended else { continue }
      handler(Set(changed), event)
    }
  }

  /// Fails or cancels the recognizer, because it was disabled or removed.
  package func stop() {
    guard let arena, !decided.isFinal else { return }
    arena.turn { arena.request(decided == .possible ? .failed : .cancelled, by: self) }
  }
}

extension CGPoint {
  /// Returns the mean of points; the origin for none.
  static func middle(of points: [CGPoint]) -> CGPoint {
    guard !points.isEmpty else { return .zero }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// Returns the distance to another point.
  package func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

/// What a window does with a recognizer.
extension UIGestureRecognizer {
  /// Whether it is told of a touch.
  func isFollowing(_ touch: UITouch) -> Bool { following.contains { $0 === touch } }

  /// Whether it has been told of a touch since it last was reset.
  func hasSeen(_ touch: UITouch) -> Bool { seen.contains { $0 === touch } }

  /// Whether it is undecided, and still can be decided by a touch or by time.
  var isUndecided: Bool {
    decided == .possible && arena != nil
      && (!following.isEmpty || deadline != nil || !pending.isEmpty)
  }

  /// Whether it takes a touch that begins (G4).
  func takes(_ touch: UITouch, of event: UIEvent) -> Bool {
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

  /// Has it follow a touch from now on.
  func follow(_ touch: UITouch, in arena: GestureArena) {
    self.arena = arena
    arena.enter(self)
    following.append(touch)
    seen.append(touch)
  }

  /// Has it follow a touch no longer, as if it had never known it.
  func forget(_ touch: UITouch) {
    following.removeAll { $0 === touch }
    seen.removeAll { $0 === touch }
  }

  /// Tells it what became of those touches of an event that it follows.
  func hear(_ touches: [UITouch], of event: UIEvent) {
    let mine = touches.filter(isFollowing)
    guard !mine.isEmpty else { return }
    let middles = following.map(\.moment.location)
    centroid = .middle(of: middles)
    let kinds: [(UITouch.Phase, (Set<UITouch>, UIEvent) -> Void)] = [
      (.began, touchesBegan), (.moved, touchesMoved), (.ended, touchesEnded),
      (.cancelled, touchesCancelled),
    ]
    for (phase, tell) in kinds {
      // What it was told first may have been its last.
      let changed = mine.filter { $0.phase == phase && isFollowing($0) }
      guard !changed.isEmpty, !decided.isFinal, pending.first != .ended else { continue }
      tell(Set(changed), event)
    }
  }

  /// Breaks off what it does, because it was switched off or taken away.
  func stop() {
    guard let arena, !decided.isFinal else { return }
    arena.turn { arena.ask(decided == .possible ? .failed : .cancelled, by: self) }
  }
}

extension CGPoint {
  /// The middle of points; of none, the origin.
  static func middle(of points: [CGPoint]) -> CGPoint {
    guard !points.isEmpty else { return .zero }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// How far away another point is.
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

/// A recognizer that may be gone.
struct WeakRecognizer {
  private(set) weak var recognizer: UIGestureRecognizer?
  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

extension UIGestureRecognizer {
  /// How far a recognizer has got.
  public enum State: Int, Sendable {
    /// Nothing is decided; it looks on.
    case possible = 0
    /// A gesture that goes on has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It is over; or, for one that does not go on, it happened.
    case ended = 3
    /// It was broken off.
    case cancelled = 4
    /// It was another gesture, or none.
    case failed = 5

    /// What one that does not go on calls its end.
    public static var recognized: State { .ended }
  }
}

extension UIGestureRecognizer.State {
  /// Whether a gesture is going on.
  var isActive: Bool { self == .began || self == .changed }
  /// Whether the gesture is over, one way or the other.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  /// Whether it has been recognized, be it over or not.
  var isRecognized: Bool { isActive || self == .ended }
}

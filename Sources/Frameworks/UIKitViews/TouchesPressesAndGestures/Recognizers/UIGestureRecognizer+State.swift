extension UIGestureRecognizer {
  /// The states of a recognizer.
  public enum State: Int, Sendable {
    /// The recognizer has not decided.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A continuous gesture has ended, or a discrete gesture was recognized.
    case ended = 3
    /// The gesture was cancelled.
    case cancelled = 4
    /// The touches are not the gesture.
    case failed = 5

    /// The final state of a discrete gesture; the same as `ended`.
    public static var recognized: State { .ended }
  }
}

extension UIGestureRecognizer.State {
  /// Whether a continuous gesture is in progress.
  var isActive: Bool { self == .began || self == .changed }
  /// Whether the state is final.
  package var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  /// Whether the gesture was recognized, in progress or ended.
  var isRecognized: Bool { isActive || self == .ended }
}

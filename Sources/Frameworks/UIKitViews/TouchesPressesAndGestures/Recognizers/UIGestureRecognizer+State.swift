extension UIGestureRecognizer.State {
  /// Whether a continuous gesture is in progress.
  var isActive: Bool { self == .began || self == .changed }
  /// Whether the state is final.
  package var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  /// Whether the gesture was recognized, in progress or ended.
  var isRecognized: Bool { isActive || self == .ended }
}

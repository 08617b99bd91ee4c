/// A recognizer of three-finger pinches, inward or outward.
@MainActor
final class ThreeFingerPinchRecognizer: UIGestureRecognizer {
  /// Whether the fingers moved together.
  private(set) var isInward = false
  /// The time of the last movement.
  private(set) var time: TimeInterval = 0
  private var startSpread: CGFloat?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if following.count > 3 { return state = .failed }
    startSpread = following.count == 3 ? spread : nil
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    guard following.count == 3, let startSpread, startSpread > 0 else { return }
    let ratio = spread / startSpread
    guard ratio < Self.inward || ratio > Self.outward else { return }
    isInward = ratio < 1
    state = .recognized
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    startSpread = nil
    super.reset()
  }

  /// The ratios of the fingers' distances at which the gesture is recognized.
  ///
  /// - Source: none. Confidence: guess.
  private static let (inward, outward): (CGFloat, CGFloat) = (0.7, 1.4)

  /// The mean distance of the fingers from their center.
  private var spread: CGFloat {
    let places = following.map(\.moment.location)
    let middle = CGPoint.middle(of: places)
    return places.map { $0.distance(to: middle) }.reduce(0, +) / CGFloat(max(1, places.count))
  }
}

/// Recognizes one finger that presses harder and harder: a hint, a peek, a pop.
///
/// It begins with the peek; until then others can recognize. Steps PV1… are in
/// `Documentation/Behaviour/Previews.md`.
@MainActor
final class PressRecognizer: UIGestureRecognizer {
  weak var listener: (any PressListener)?

  private enum Stage {
    case waiting, hinting, peeking, over
  }

  private var stage = Stage.waiting
  private var finger: UITouch?
  private var start: CGPoint = .zero

  init() {
    super.init(target: nil, action: nil)
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    onAction { [weak self] _ in self?.acted() }
  }

  /// Where the finger is, in the window's coordinates.
  var place: CGPoint { finger?.moment.location ?? centroid }

  /// How hard it presses, as a part of the most that can be felt; 0 where nothing is felt (PV3).
  private var depth: CGFloat {
    guard let finger, finger.maximumPossibleForce > 0 else { return 0 }
    return finger.force / finger.maximumPossibleForce
  }

  private func part(from low: CGFloat, to high: CGFloat) -> CGFloat {
    min(max((depth - low) / (high - low), 0), 1)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder {
      if finger == nil {
        (finger, start) = (touch, touch.moment.location)
      } else if decided == .possible {
        return state = .failed  // PV4
      } else {
        ignore(touch, for: event)
      }
    }
    follow()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow() }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard stage == .peeking else { return state = .failed }
    stage = .over
    // Who listens may take the view away, which must not cancel.
    state = .ended
    listener?.pressLifts(self)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// PV6: whatever ended it, whoever was told of it hears that it is over.
  override func reset() {
    let wasUnderWay = stage == .hinting || stage == .peeking
    stage = .over
    if wasUnderWay { listener?.pressCancels(self) }
    (stage, finger) = (.waiting, nil)
  }

  private func follow() {
    switch stage {
    case .waiting, .hinting:
      if start.distance(to: place) > PressFigures.wander { return state = .failed }  // PV4
      if stage == .waiting {
        guard depth > PressFigures.hint else { return }
        guard listener?.pressShouldBegin(self) == true else { return state = .failed }
        stage = .hinting
      }
      guard decided == .possible, pending.isEmpty else { return }
      if depth < PressFigures.peek {
        listener?.press(self, hints: part(from: PressFigures.hint, to: PressFigures.peek))
      } else {
        state = .began
      }
    case .peeking: state = .changed
    case .over: break
    }
  }

  /// PV5: what was settled among recognizers.
  private func acted() {
    switch state {
    case .began:
      guard stage == .hinting else { return }
      stage = .peeking
      listener?.pressPeeks(self)
      deepen()
    case .changed: deepen()
    default: break
    }
  }

  private func deepen() {
    guard stage == .peeking else { return }
    if depth >= PressFigures.pop, listener?.pressMayPop(self) != false {
      stage = .over
      state = .ended
      listener?.pressPops(self)
    } else {
      listener?.press(self, deepens: part(from: PressFigures.peek, to: PressFigures.pop))
    }
  }
}

/// Recognizes a finger that presses harder and harder, and tells a listener of each step.
///
/// Like other recognizers it begins once it has won, which is with the peek; what comes before is only a
/// hint, and keeps nobody from anything. Steps PV1–PV6 are in `Documentation/Behaviour/Previews.md`.
@MainActor
final class PressRecognizer: UIGestureRecognizer {
  /// Who is told of the press.
  weak var listener: (any PressListener)?

  /// Where the finger is, or was last, in the window's coordinates.
  private(set) var place: CGPoint = .zero

  /// How far a press has got.
  private enum Step {
    /// It presses no harder than usual.
    case touching
    /// It presses harder, and the listener has something there.
    case hinting
    /// It has won.
    case peeking
    /// The listener hears no more of it.
    case over
  }

  private var step = Step.touching
  /// Where the finger came down, in the window's coordinates.
  private var start: CGPoint = .zero

  init() {
    super.init(target: nil, action: nil)
    // PV3: a finger presses, a pencil writes.
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard following.count == 1, let touch = touches.first else { return refuse(touches, event) }
    guard touch.maximumPossibleForce > 0 else { return state = .failed }  // PV3
    start = touch.location(in: nil)
    weigh(touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { weigh(touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { place = touch.location(in: nil) }
    // PV6: `reset()` says that a hint was nothing.
    guard step == .peeking || step == .over else { return state = .cancelled }
    let isOpen = step == .over
    step = .over
    state = .ended
    if !isOpen { listener?.pressLifts(self) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// PV6: what has not ended by itself was broken off, whoever did it.
  override func reset() {
    let isOpen = step == .hinting || step == .peeking
    step = .touching
    super.reset()
    if isOpen { listener?.pressCancels(self) }
  }

  /// PV4, PV5: a further finger ends what has not won, and is ignored afterwards.
  private func refuse(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard step == .peeking || step == .over else { return state = .failed }
    for touch in touches { ignore(touch, for: event) }
  }

  // MARK: Weighing

  /// Takes the steps that a finger presses hard enough for; one sample may be enough for all of them.
  private func weigh(_ touch: UITouch) {
    place = touch.location(in: nil)
    let weight = touch.force / touch.maximumPossibleForce
    if step == .touching || step == .hinting {
      guard start.distance(to: place) <= PressFigures.wander else { return state = .failed }  // PV4
    }
    if step == .touching, weight > PressFigures.hint { ask() }
    if step == .hinting, isGoingOn { hint(weight) }
    if step == .peeking, isGoingOn { deepen(weight) }
  }

  /// Whether nobody has broken it off, as a listener may do whenever it is told something.
  private var isGoingOn: Bool { !decided.isFinal && isEnabled }

  /// PV1: asks whether there is something.
  private func ask() {
    guard let listener, listener.pressShouldBegin(self) else { return state = .failed }
    step = .hinting
  }

  private func hint(_ weight: CGFloat) {
    guard weight >= PressFigures.peek else {
      let progress = share(of: weight, from: PressFigures.hint, to: PressFigures.peek)
      return listener?.press(self, hints: progress) ?? ()
    }
    // PV5: it may have to wait for others, and asks again with the next sample.
    if decided == .possible { state = .began }
    guard decided == .began || decided == .changed else { return }
    step = .peeking
    listener?.pressPeeks(self)
  }

  private func deepen(_ weight: CGFloat) {
    if decided == .began || decided == .changed { state = .changed }
    // What the finger's place says comes first: the listener may not want it to open from there.
    listener?.press(self, deepens: share(of: weight, from: PressFigures.peek, to: PressFigures.pop))
    guard isGoingOn, weight >= PressFigures.pop, let listener, listener.pressMayPop(self) else {
      return
    }
    step = .over
    listener.pressPops(self)
  }

  /// How far something is from one figure to another, 0 to less than 1.
  private func share(of weight: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    min(max((weight - low) / (high - low), 0), CGFloat(1).nextDown)
  }
}

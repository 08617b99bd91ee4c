/// Finds a gesture in touches, and says so to its targets.
///
/// A recognizer is a state machine that is fed touches and time: it has no clock and no timer, only a
/// `deadline`. Which of several wins is settled in `GestureArena`. Steps G… are in
/// `Documentation/Behaviour/Gestures.md`.
///
/// Subclasses override the `touches…` methods and `reset`, and set `state`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  // MARK: Creating

  /// Makes a recognizer without targets.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Makes a recognizer, with a target if both are given.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds whom to tell; a pair of target and method that is there already is not added again.
  open func addTarget(_ target: Any, action: Selector) {
    targets.add(target as AnyObject, action)
  }

  /// Takes away whom to tell; nil stands for any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(target.map { $0 as AnyObject }, action)
  }

  // MARK: Configuration

  /// Who has a say in what it does.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for whoever debugs.
  open var name: String?
  /// Whether it gets touches; switched off, it cancels what it had begun (G5).
  open var isEnabled = true {
    didSet { if !isEnabled { stop() } }
  }
  /// Whether the view loses the touches once they are recognized.
  open var cancelsTouchesInView = true
  /// Whether the view waits for touches to begin until the recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether the view waits for touches to end until the recognizer has failed.
  open var delaysTouchesEnded = true
  /// The kinds of touches it takes, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Whether it takes, with a first touch of one kind, no touches of other kinds.
  open var requiresExclusiveTouchType = true

  /// Has it wait, before it recognizes, until another one has failed (G9).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    required.append(WeakRecognizer(otherGestureRecognizer))
  }

  // MARK: State and place

  /// The view that it belongs to.
  open internal(set) weak var view: UIView?

  /// How far it has got.
  ///
  /// Only subclasses set it; what follows from that is settled at once, so reading it back tells
  /// whether it is so. A change that has no place among the transitions is refused (G2).
  open var state: State {
    get { shown ?? decided }
    set {
      guard newValue != .possible, !isResetting else { return }
      let isNext = newValue == .began || newValue == .ended
      if arena == nil, decided.isFinal, isNext { prepareForNext() }
      let arena = arena ?? ownArena
      arena.turn { arena.ask(newValue, by: self) }
    }
  }

  /// How many touches it follows.
  open var numberOfTouches: Int { following.count }

  /// The middle of its touches in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { convert(centroid, to: view) }

  /// Where one of its touches is, in a view's coordinates; in the window's for nil.
  ///
  /// An index that is not there stops the program.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      following.indices.contains(touchIndex),
      "touch \(touchIndex) of a gesture with \(following.count) touches")
    return convert(following[touchIndex].moment.location, to: view)
  }

  // MARK: For subclasses

  /// Is told of touches that began; by itself it does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Is told of touches of which something changed, be it only the force;
  /// by itself it does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Is told of touches that were lifted; by itself it does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Is told of touches that were taken away; by itself it does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Is told what became of properties that had been estimated; by itself it does nothing.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Forgets a gesture that is over, to be ready for the next; touches still down are gone for it;
  /// by itself it does nothing.
  open func reset() {}

  /// Has it follow a touch no longer; the view keeps that touch, whatever is recognized.
  open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }

  /// Whether it, once it recognizes, keeps another from doing so.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one that recognizes keeps it from doing so.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one waits until it has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether it takes an event's touches.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Internals

  /// What the arena has settled.
  var decided: State = .possible
  /// What its targets are shown while they are told of several changes in a row.
  var shown: State?
  /// What it wants to become once those that it waits for have failed, in order.
  var pending: [State] = []
  /// The touches that it is told of, in the order in which they began.
  var following: [UITouch] = []
  /// The touches that it was told of since it last was reset.
  var seen: [UITouch] = []
  /// The middle of the touches when there were some last, in the window's coordinates.
  var centroid: CGPoint = .zero
  /// Where it plays, from its first touch until it is reset.
  var arena: GestureArena?
  /// When `deadlinePassed(at:)` is to be called, in seconds since the phone was started.
  package internal(set) var deadline: TimeInterval?
  /// What it found out about whom to wait for, until it is reset.
  var requirements: [ObjectIdentifier: Bool] = [:]
  let targets = ActionTargets()
  var required: [WeakRecognizer] = []
  private(set) var isResetting = false
  /// For one that is told of touches by hand, outside any window.
  private lazy var ownArena = GestureArena(isByHand: true)

  /// Is told that the time it set has come; by itself it does nothing.
  func deadlinePassed(at time: TimeInterval) {}

  /// Is over with its gesture: is as it was before its first touch.
  func prepareForNext() {
    isResetting = true
    reset()
    isResetting = false
    (decided, pending, deadline, arena) = (.possible, [], nil, nil)
    (following, seen, requirements) = ([], [], [:])
  }

  /// Stays as it ended, for there is nobody who would begin another gesture (G14).
  func rest() { (pending, deadline, arena) = ([], nil, nil) }

  private func convert(_ point: CGPoint, to target: UIView?) -> CGPoint {
    guard let target, let window = seen.first?.window ?? view?.window else { return point }
    return target.convert(point, from: window)
  }
}

import TactusThreads

/// The abstract superclass of gesture recognizers.
///
/// A recognizer is a state machine driven by touches and time: it has no clock and no timer, only a
/// `deadline`. `GestureArena` decides which of several recognizers wins
/// (`Documentation/Behaviour/Gestures.md`).
///
/// Subclasses override the `touches…` methods and `reset`, and set `state`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  // MARK: Creating

  /// Creates a recognizer without targets.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer with a target, if both arguments are given.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without targets; archives of recognizers are not supported.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Adds a target and action, unless the pair is present.
  open func addTarget(_ target: Any, action: Selector) {
    targets.add(messageReceiver(target), action)
  }

  /// Removes targets and actions; nil matches all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(target.map(messageReceiver), action)
  }

  // MARK: Configuration

  /// The delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?
  /// Whether the recognizer receives touches; disabling it cancels its gesture (Gestures.G5).
  open var isEnabled = true {
    didSet { if !isEnabled { stop() } }
  }
  /// Whether recognition cancels the touches in the view.
  open var cancelsTouchesInView = true
  /// Whether the view receives the beginning of touches only after the recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only after the recognizer has failed.
  open var delaysTouchesEnded = true
  /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The types of presses that the recognizer receives, as raw values of `UIPress.PressType`;
  /// stored, because recognizers receive no presses here.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
  /// Whether the recognizer receives only touches of the first touch's type.
  open var requiresExclusiveTouchType = true

  /// Requires another recognizer to fail before this one recognizes (Gestures.G9).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    required.append(WeakReference(otherGestureRecognizer))
  }

  // MARK: State and place

  /// The view of the recognizer.
  ///
  /// It is read-only, so that subclasses may override it with a nonoptional type.
  open var view: UIView? { ownView }
  weak var ownView: UIView?

  /// The state.
  ///
  /// Only subclasses set it. The arena decides at once, so reading the state back returns the
  /// decision. Invalid transitions are refused (Gestures.G2).
  open var state: State {
    get { notifiedState ?? decided }
    set {
      guard newValue != .possible, !isResetting else { return }
      let isNext = newValue == .began || newValue == .ended
      if arena == nil, decided.isFinal, isNext { prepareForNext() }
      let arena = arena ?? ownArena
      arena.turn { arena.request(newValue, by: self) }
    }
  }

  /// The number of touches that the recognizer receives.
  open var numberOfTouches: Int { following.count }

  /// Returns the mean location of the touches in the coordinates of a view; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { convert(centroid, to: view) }

  /// Returns the location of a touch in the coordinates of a view; nil for the window's.
  ///
  /// An index out of range traps.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    programmingPrecondition(
      following.indices.contains(touchIndex),
      "touch index \(touchIndex) of a gesture with \(following.count) touches")
    return convert(following[touchIndex].moment.location, to: view)
  }

  // MARK: For subclasses

  /// Called when touches have begun; does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have changed, possibly only in force; does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have ended; does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches were cancelled; does nothing by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when estimated properties were corrected; does nothing by default.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when buttons were pressed; does nothing, and recognizers receive no presses.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the force of buttons has changed; does nothing, and recognizers receive no
  /// presses.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when buttons were released; does nothing, and recognizers receive no presses.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses were cancelled; does nothing, and recognizers receive no presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Resets the recognizer after a gesture; touches that are still down are ignored.
  ///
  /// The default implementation does nothing.
  open func reset() {}

  /// Stops receiving a touch; the view still receives it, regardless of recognition.
  open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }

  /// Returns whether the recognition prevents another recognizer.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether the recognizer waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether the recognizer receives the touches of an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// The pressed buttons of the pointer; always empty, because a phone has no pointer.
  open var buttonMask: UIEvent.ButtonMask { [] }
  /// The pressed modifier keys; always empty, because touches do not carry them.
  open var modifierFlags: UIKeyModifierFlags { [] }

  // MARK: Internals

  /// The state that the arena has decided.
  package var decided: State = .possible
  /// The state that targets see while they are notified of several successive changes.
  var notifiedState: State?
  /// The requested states that wait for other recognizers to fail, in order.
  var pending: [State] = []
  /// The touches that the recognizer receives, in the order in which they began.
  package var following: [UITouch] = []
  /// The touches that the recognizer has received since its last reset.
  var seen: [UITouch] = []
  /// The last mean location of the touches, in the coordinates of the window.
  var centroid: CGPoint = .zero
  /// The arena, from the first touch until the reset.
  var arena: GestureArena?
  /// The time at which `deadlinePassed(at:)` is called, in seconds since the phone was started.
  package internal(set) var deadline: TimeInterval?
  /// The cached failure requirements, until the reset.
  var requirements: [ObjectIdentifier: Bool] = [:]
  let targets = ActionTargets()
  var required: [WeakReference<UIGestureRecognizer>] = []
  private(set) var isResetting = false
  /// The arena of a recognizer that a test drives outside of a window.
  private lazy var ownArena = GestureArena(isManuallyDriven: true)

  /// Called when the deadline has passed; does nothing by default.
  func deadlinePassed(at time: TimeInterval) {}

  /// Resets the recognizer to the state before its first touch.
  func prepareForNext() {
    isResetting = true
    reset()
    isResetting = false
    (decided, pending, deadline, arena) = (.possible, [], nil, nil)
    (following, seen, requirements) = ([], [], [:])
  }

  /// Keeps the final state, because no window starts another gesture (Gestures.G14).
  func keepFinalState() { (pending, deadline, arena) = ([], nil, nil) }

  private func convert(_ point: CGPoint, to target: UIView?) -> CGPoint {
    guard let target, let window = seen.first?.window ?? view?.window else { return point }
    return target.convert(point, from: window)
  }
}

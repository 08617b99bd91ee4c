/// An event: touches, presses, a motion or a remote-control command.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Creates an empty touch event, for tests (Touches.T10).
  ///
  /// It is the only designated initializer, so that subclasses inherit it.
  public override init() {}

  /// The type of the event.
  open var type: EventType { kind }
  /// The subtype; none for touches.
  open var subtype: EventSubtype { subkind }
  /// The time of the event, in seconds since the phone started.
  open var timestamp: TimeInterval { time }
  /// All touches of the event, unchanged ones included; nil for other events.
  open var allTouches: Set<UITouch>? { kind == .touches ? Set(touches) : nil }
  /// The pressed buttons of the pointer; always empty, because a phone has no pointer.
  open var buttonMask: ButtonMask { [] }

  /// The pressed modifier keys; for press events, those of the keys.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    chosen { $0.window === window }
  }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    chosen { $0.view === view }
  }

  /// Returns the touches that a recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    chosen { gesture.isFollowing($0) }
  }

  /// Returns the samples of a touch since the last event, oldest first, the current one included.
  ///
  /// The samples are immutable copies of the touch.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    coalesced[ObjectIdentifier(touch)]
  }

  /// Returns predicted touches, soonest first; valid only until the next event (Touches.T9).
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    return touch.predicted()
  }

  // MARK: Internals

  package convenience init(
    _ kind: EventType, _ subkind: EventSubtype = .none, at time: TimeInterval
  ) {
    self.init()
    (self.kind, self.subkind, self.time) = (kind, subkind, time)
  }

  /// The touches, in the order in which they began.
  package var touches: [UITouch] = []
  package var coalesced: [ObjectIdentifier: [UITouch]] = [:]
  var time: TimeInterval = 0
  var kind = EventType.touches

  private var subkind = EventSubtype.none

  private func chosen(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let chosen = touches.filter(isMeant)
    return chosen.isEmpty ? nil : Set(chosen)
  }
}

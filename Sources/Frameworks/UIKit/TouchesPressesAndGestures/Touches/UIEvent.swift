/// Something that happened to the phone: touches, a shake, a button, a command from a headset.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Makes an event in which nothing happened, for tests: one of touches, without any (T10).
  ///
  /// It is the only one that is designated, so that a subclass's need not call it.
  public override init() {}

  /// What kind of thing happened.
  open var type: EventType { kind }
  /// Which of its kind it was; touches have none.
  open var subtype: EventSubtype { subkind }
  /// When it happened, in seconds since the phone was started.
  open var timestamp: TimeInterval { time }
  /// All touches of the event, those included that did not change; nil where it is none of touches.
  open var allTouches: Set<UITouch>? { kind == .touches ? Set(touches) : nil }
  /// The buttons of a pointer that are pressed: none, as the phone has no pointer.
  open var buttonMask: ButtonMask { [] }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    chosen { $0.window === window }
  }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    chosen { $0.view === view }
  }

  /// The touches that a recognizer is following.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    chosen { gesture.isFollowing($0) }
  }

  /// What the digitizer said of a touch since the last event, oldest first, the present included.
  ///
  /// These are touches of their own, which never change.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    coalesced[ObjectIdentifier(touch)]
  }

  /// Where a touch is expected to go next, soonest first; to be drawn, and then forgotten (T9).
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

  /// In the order in which they began.
  package internal(set) var touches: [UITouch] = []
  var coalesced: [ObjectIdentifier: [UITouch]] = [:]
  var time: TimeInterval = 0
  var kind = EventType.touches

  private var subkind = EventSubtype.none

  private func chosen(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let chosen = touches.filter(isMeant)
    return chosen.isEmpty ? nil : Set(chosen)
  }
}

/// A finger, or a pencil, on the screen, from when it comes down until it is lifted.
///
/// The same object stands for it all the time, and what it says changes with each event. Steps T1…
/// are in `Documentation/Behaviour/Touches.md`.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Makes a touch that no finger makes, for tests: it begins at zero, in no view, without force (T10).
  ///
  /// It is the only one that is designated, so that a subclass's need not call it.
  public override init() {}

  // MARK: What and when

  /// What touches.
  open var type: TouchType { kind }
  /// What has become of it since the last event.
  open var phase: Phase { moment.phase }
  /// When it last changed, in seconds since the phone was started.
  open var timestamp: TimeInterval { moment.time }
  /// How many times in a row it has touched about here, this time included (T7).
  open var tapCount: Int { taps }

  // MARK: Where

  /// The window in which it began.
  open var window: UIWindow? { beganIn }
  /// The view in which it began, wherever it is now; nil where there was none.
  open var view: UIView? { beganOver }
  /// The recognizers that follow it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    recognizers.filter { $0.isFollowing(self) }
  }

  /// Where it is, in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { place(moment.location, in: view) }
  /// Where it was at the last event.
  open func previousLocation(in view: UIView?) -> CGPoint { place(previous.location, in: view) }
  /// Where it is, as exactly as the digitizer can tell.
  open func preciseLocation(in view: UIView?) -> CGPoint { place(moment.preciseLocation, in: view) }
  /// Where it was at the last event, as exactly as the digitizer can tell.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    place(previous.preciseLocation, in: view)
  }
  /// How far the finger covers the glass around its place, in points.
  open var majorRadius: CGFloat { moment.radius }
  /// How far off that may be, in points.
  open var majorRadiusTolerance: CGFloat { moment.radiusTolerance }

  // MARK: Force and tilt

  /// How hard it presses, where 1 is an average touch; 0 where there is no sensor.
  open var force: CGFloat { moment.force }
  /// The most that force can be; 0 where there is no sensor.
  open var maximumPossibleForce: CGFloat { maximumForce }
  /// How far a pencil stands up from the glass, in radians: 0 lies flat, π/2 stands upright.
  open var altitudeAngle: CGFloat { moment.altitude }

  /// Where a pencil points along the glass, in radians from a view's x axis towards its y axis.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let way = azimuthUnitVector(in: view)
    return atan2(way.dy, way.dx)
  }

  /// Where a pencil points along the glass, as a vector of length 1 in a view's coordinates.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let (start, tip) = (place(.zero, in: view), place(moment.azimuthTip, in: view))
    let way = CGVector(dx: tip.x - start.x, dy: tip.y - start.y)
    let length = hypot(way.dx, way.dy)
    return length > 0 ? CGVector(dx: way.dx / length, dy: way.dy / length) : CGVector(dx: 1, dy: 0)
  }

  // MARK: Estimates

  /// Tells which touch an update belongs to; nil where nothing is to be updated.
  open var estimationUpdateIndex: NSNumber? { moment.updateIndex.map { NSNumber(value: $0) } }
  /// The properties that are guesses so far.
  open var estimatedProperties: Properties { moment.estimated }
  /// Those of them of which the truth will follow.
  open var estimatedPropertiesExpectingUpdates: Properties { moment.expectingUpdates }

  // MARK: Internals

  package convenience init(
    _ number: Int, _ kind: TouchType, maximumForce: CGFloat, taps: Int = 1, moment: Moment
  ) {
    self.init()
    (self.number, self.kind, self.maximumForce) = (number, kind, maximumForce)
    (self.taps, self.moment, previous) = (taps, moment, moment)
  }

  /// Counts up with each touch of the app.
  package private(set) var number = 0
  private(set) var kind = TouchType.direct
  private(set) var maximumForce: CGFloat = 0
  var taps = 0
  /// What it is like now, in the window's coordinates.
  package internal(set) var moment = Moment(.began, at: 0, .zero)
  /// What it was like at the event before.
  var previous = Moment(.began, at: 0, .zero)
  weak var beganIn: UIWindow?
  weak var beganOver: UIView?
  /// Whether the view has been told of it.
  var hasReachedView = false
  /// All that were given it when it began.
  var recognizers: [UIGestureRecognizer] = []

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = beganIn else { return point }
    return view.convert(point, from: window)
  }
}

extension Set<UITouch> {
  /// In the order in which they began, which a set does not keep.
  @MainActor var inOrder: [UITouch] { sorted { $0.number < $1.number } }
}

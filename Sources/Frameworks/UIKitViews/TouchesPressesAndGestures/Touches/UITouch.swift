/// A finger or a pencil on the screen.
///
/// The same object represents the touch until it ends; its properties change with each event
/// (Touches.T1…).
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Creates a touch for tests, at time 0 and the origin, without view and force (Touches.T10).
  ///
  /// It is the only designated initializer, so that subclasses inherit it.
  public override init() {}

  // MARK: State

  /// The type of the touch.
  open var type: TouchType { kind }
  /// The phase.
  open var phase: Phase { moment.phase }
  /// The time of the last change, in seconds since the phone was started.
  open var timestamp: TimeInterval { moment.time }
  /// The number of successive taps at about this location, this one included (Touches.T7).
  open var tapCount: Int { taps }

  // MARK: Location

  /// The window in which it began.
  open var window: UIWindow? { initialWindow }
  /// The view in which the touch began; `nil` for none.
  open var view: UIView? { initialView }
  /// The recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    recognizers.filter { $0.isFollowing(self) }
  }

  /// Returns the location in the coordinates of a view; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { place(moment.location, in: view) }
  /// Returns the location at the previous event.
  open func previousLocation(in view: UIView?) -> CGPoint { place(previous.location, in: view) }
  /// Returns the location with the full precision of the digitizer.
  open func preciseLocation(in view: UIView?) -> CGPoint { place(moment.preciseLocation, in: view) }
  /// Returns the location at the previous event with the full precision of the digitizer.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    place(previous.preciseLocation, in: view)
  }
  /// The radius of the contact area in points.
  open var majorRadius: CGFloat { moment.radius }
  /// The tolerance of the radius in points.
  open var majorRadiusTolerance: CGFloat { moment.radiusTolerance }

  // MARK: Force and tilt

  /// The force, where 1 is an average touch; 0 without a sensor.
  open var force: CGFloat { moment.force }
  /// The maximum force; 0 without a sensor.
  open var maximumPossibleForce: CGFloat { maximumForce }
  /// The altitude angle of a pencil in radians: 0 lies flat, π/2 stands upright.
  open var altitudeAngle: CGFloat { moment.altitude }
  /// The roll angle of a pencil, in radians; always 0.
  open var rollAngle: CGFloat { 0 }

  /// Returns the azimuth angle of a pencil in radians, from the x axis of a view toward its y axis.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let way = azimuthUnitVector(in: view)
    return atan2(way.dy, way.dx)
  }

  /// Returns the direction of a pencil as a unit vector in the coordinates of a view.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let (start, tip) = (place(.zero, in: view), place(moment.azimuthTip, in: view))
    let way = CGVector(dx: tip.x - start.x, dy: tip.y - start.y)
    let length = hypot(way.dx, way.dy)
    return length > 0 ? CGVector(dx: way.dx / length, dy: way.dy / length) : CGVector(dx: 1, dy: 0)
  }

  // MARK: Estimates

  /// The index by which an update refers to this touch; nil if no update will follow.
  open var estimationUpdateIndex: NSNumber? { moment.updateIndex.map { NSNumber(value: $0) } }
  /// The properties that are estimated.
  open var estimatedProperties: Properties { moment.estimated }
  /// The estimated properties for which an update will follow.
  open var estimatedPropertiesExpectingUpdates: Properties { moment.expectingUpdates }

  // MARK: Internals

  package convenience init(
    _ number: Int, _ kind: TouchType, maximumForce: CGFloat, taps: Int = 1, moment: Moment
  ) {
    self.init()
    (self.number, self.kind, self.maximumForce) = (number, kind, maximumForce)
    (self.taps, self.moment, previous) = (taps, moment, moment)
    start = moment.location
  }

  /// The number of the touch; it increases with each touch of the app.
  package private(set) var number = 0
  private(set) var kind = TouchType.direct
  private(set) var maximumForce: CGFloat = 0
  package var taps = 0
  /// The current properties, in the coordinates of the window.
  package var moment = Moment(.began, at: 0, .zero)
  /// The properties at the previous event.
  package var previous = Moment(.began, at: 0, .zero)
  /// The location at which the touch began, in the coordinates of the window.
  private var start = CGPoint.zero
  package weak var initialWindow: UIWindow?
  package weak var initialView: UIView?
  /// Whether the view has received the touch.
  var hasReachedView = false
  /// The recognizers that have received the beginning of the touch.
  var recognizers: [UIGestureRecognizer] = []

  /// Returns the location at which the touch began, in the coordinates of a view.
  func firstLocation(in view: UIView?) -> CGPoint { place(start, in: view) }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = initialWindow else { return point }
    return view.convert(point, from: window)
  }
}

extension Set<UITouch> {
  /// The touches in the order in which they began.
  @MainActor package var inOrder: [UITouch] { sorted { $0.number < $1.number } }
}

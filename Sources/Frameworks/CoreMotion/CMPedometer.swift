/// A handler of the steps of a time.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
/// A handler of events of a pedometer.
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// The pedometer; it counts no steps, because the phone has no sensor (Device.MO3).
open class CMPedometer: NSObject {
  /// Creates a pedometer.
  public override init() { super.init() }

  /// Returns false: steps are not counted.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns false: distances are not estimated.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns false: floors are not counted.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Returns false: the pace is not estimated.
  open class func isPaceAvailable() -> Bool { false }
  /// Returns false: the cadence is not measured.
  open class func isCadenceAvailable() -> Bool { false }
  /// Returns false: the phone has no pedometer.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Returns the authorization for motion data without asking.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionPermission.status }

  /// Asks for authorization, unless it is determined, and calls a handler on the main queue with an
  /// error: the app is not authorized, or steps are not counted.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = handler
    MotionPermission.ask { handler(nil, $0) }
  }

  /// Asks for authorization as a query does, and calls the handler once with the error.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = handler
    MotionPermission.ask { handler(nil, $0) }
  }
  /// Does nothing: no updates run.
  open func stopUpdates() {}

  /// Asks for authorization as a query does, and calls the handler once with the error.
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = handler
    MotionPermission.ask { handler(nil, $0) }
  }
  /// Does nothing: no updates run.
  open func stopEventUpdates() {}
}

/// The steps in an interval; always 0.
///
/// - Thread: any; all its properties are constants.
open class CMPedometerData: NSObject, NSCopying, @unchecked Sendable {
  /// Returns the data themselves, which are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates data without steps.
  public override init() { super.init() }

  /// The start of the interval.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The end of the interval.
  open var endDate: Date { startDate }
  /// The number of steps: 0.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance in metres: nil.
  open var distance: NSNumber? { nil }
  /// The number of ascended floors: nil.
  open var floorsAscended: NSNumber? { nil }
  /// The number of descended floors: nil.
  open var floorsDescended: NSNumber? { nil }
  /// The pace in seconds per metre: nil.
  open var currentPace: NSNumber? { nil }
  /// The cadence in steps per second: nil.
  open var currentCadence: NSNumber? { nil }
  /// The average pace in seconds per metre: nil.
  open var averageActivePace: NSNumber? { nil }
}

/// An event of the pedometer; none ever occurs.
///
/// - Thread: any; all its properties are constants.
open class CMPedometerEvent: NSObject, NSCopying, @unchecked Sendable {
  /// Returns the event itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates an event of the time 2001-01-01.
  public override init() { super.init() }

  /// The time of the event.
  open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The kind of the event.
  open var type: CMPedometerEventType { .pause }
}

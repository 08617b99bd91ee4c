/// A handler of the steps of a time.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
/// A handler of events of a pedometer.
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// The steps of the user, which the phone does not count (Device.MO3).
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
  /// Returns false: the rate of steps is not measured.
  open class func isCadenceAvailable() -> Bool { false }
  /// Returns false: there are no events.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Returns whether the app may read movement; asks nobody.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionPermission.status }

  /// Asks the user for the permission, unless that is decided, and calls a handler on the main
  /// queue with an error: the app is not authorized, or there are no steps.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    nonisolated(unsafe) let handler = handler
    MotionPermission.ask { handler(nil, $0) }
  }

  /// Asks as a query does, and calls the handler once with the error.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    nonisolated(unsafe) let handler = handler
    MotionPermission.ask { handler(nil, $0) }
  }
  /// Does nothing: there are no steps.
  open func stopUpdates() {}

  /// Asks as a query does, and calls the handler once with the error.
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
    nonisolated(unsafe) let handler = handler
    MotionPermission.ask { handler(nil, $0) }
  }
  /// Does nothing: there are no events.
  open func stopEventUpdates() {}
}

/// The steps of a time.
open class CMPedometerData: NSObject, NSCopying, @unchecked Sendable {
  /// Returns the data themselves, which are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates data without steps.
  public override init() { super.init() }

  /// The beginning of the time.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The end of the time.
  open var endDate: Date { startDate }
  /// The number of steps; 0.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance in metres; nil, as it is not estimated.
  open var distance: NSNumber? { nil }
  /// The number of floors that were ascended; nil, as they are not counted.
  open var floorsAscended: NSNumber? { nil }
  /// The number of floors that were descended; nil, as they are not counted.
  open var floorsDescended: NSNumber? { nil }
  /// The pace in seconds per metre; nil, as it is not estimated.
  open var currentPace: NSNumber? { nil }
  /// The rate in steps per second; nil, as it is not measured.
  open var currentCadence: NSNumber? { nil }
  /// The average pace in seconds per metre; nil, as it is not estimated.
  open var averageActivePace: NSNumber? { nil }
}

/// An event of a pedometer, of which there are none.
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

/// A handler of changes of the altitude.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
/// A handler of absolute altitudes.
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// The altimeter; it reports no altitude, because the phone has no barometer (Device.MO3).
open class CMAltimeter: NSObject {
  /// Creates an altimeter.
  public override init() { super.init() }

  /// Returns false: the phone has no barometer.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Returns false: the phone has no barometer.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  /// Returns the authorization for motion data without asking.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionPermission.status }

  /// Calls a handler once, with the error that there is no barometer.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, NSError(CMErrorNotAvailable)) }
  }
  /// Does nothing: no updates run.
  open func stopRelativeAltitudeUpdates() {}

  /// Calls a handler once, with the error that the altitude is not measured.
  open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, NSError(CMErrorNotAvailable)) }
  }
  /// Does nothing: no updates run.
  open func stopAbsoluteAltitudeUpdates() {}
}

/// A change of the altitude.
open class CMAltitudeData: CMLogItem {
  /// The change in metres since the first event; 0.
  open var relativeAltitude: NSNumber { 0 }
  /// The pressure in kilopascals; 0.
  open var pressure: NSNumber { 0 }
}

/// An altitude above sea level.
open class CMAbsoluteAltitudeData: CMLogItem {
  /// The altitude in metres; 0.
  open var altitude: Double { 0 }
  /// The uncertainty in metres; 0.
  open var accuracy: Double { 0 }
  /// The precision in metres; 0.
  open var precision: Double { 0 }
}

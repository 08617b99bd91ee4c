internal import TactusPermissions

/// A handler of the activities of a time.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
/// A handler of an activity.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void

/// The user's motion activities; none is observed.
///
/// Authorization follows the phone's settings, so that apps can be tested with each status
/// (Device.MO2).
open class CMMotionActivityManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  /// Returns false: activities are not observed.
  open class func isActivityAvailable() -> Bool { false }

  /// Returns the authorization for motion data without asking.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionPermission.status }

  /// Asks for authorization, unless it is determined, and calls a handler with an error: the app is
  /// not authorized, or no activity is observed.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = handler
    MotionPermission.ask(for: queue) { handler(nil, $0) }
  }

  /// Asks for authorization, unless it is determined; no activity is observed.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) { AppPermissions.ask(.motion) { _ in } }
  /// Does nothing: no updates run.
  open func stopActivityUpdates() {}
}

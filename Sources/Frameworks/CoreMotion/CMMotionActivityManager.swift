internal import TactusPermissions

/// The authorization of an app to read motion.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The app may not read motion.
  case restricted = 1
  /// The user has refused.
  case denied = 2
  /// The app may read motion.
  case authorized = 3
}

/// A handler of the activities of a time.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
/// A handler of an activity.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void

/// The manager of the user's movement, which the phone does not observe.
///
/// The permission is that of the phone, so that apps can be tested with each answer (Device.MO2).
open class CMMotionActivityManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  /// Returns false: the phone does not observe movement.
  open class func isActivityAvailable() -> Bool { false }

  /// Returns whether the app may read movement; asks nobody.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionPermission.status }

  /// Asks the user for the permission, unless that is decided, and calls a handler with an error:
  /// the app is not authorized, or there are no activities.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    nonisolated(unsafe) let handler = handler
    MotionPermission.ask(for: queue) { handler(nil, $0) }
  }

  /// Asks the user for the permission, unless that is decided; there are no activities.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) { AppPermissions.ask(.motion) { _ in } }
  /// Does nothing: there are no activities.
  open func stopActivityUpdates() {}
}

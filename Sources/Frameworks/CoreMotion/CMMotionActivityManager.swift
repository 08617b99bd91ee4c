internal import TactusPermissions
internal import TactusPhoneLink

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

/// The codes of errors of Core Motion.
public struct CMError: RawRepresentable, Equatable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: UInt32
  /// Creates a code from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates a code from its raw value.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The motion cannot be measured on this device.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The app is not authorized.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The app lacks the entitlement.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// The domain of errors of Core Motion.
public let CMErrorDomain = "CMErrorDomain"

/// A kind of movement of the user.
open class CMMotionActivity: CMLogItem {}

/// The manager of the user's movement, which the phone does not observe.
///
/// The permission is that of the phone, so that apps can be tested with each answer (Device.MO2).
open class CMMotionActivityManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  /// Returns false: the phone does not observe movement.
  open class func isActivityAvailable() -> Bool { false }

  /// Returns whether the app may read movement; asks nobody.
  open class func authorizationStatus() -> CMAuthorizationStatus {
    switch AppPermissions.permission(.motion).status {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .authorized, .limited, .whenInUse, .always: .authorized
    }
  }

  /// Asks the user for the permission, unless that is decided, and calls a handler with an error:
  /// the app is not authorized, or there are no activities.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    AppPermissions.ask(.motion) { permission in
      let error =
        permission.status.permitsUse
        ? CMErrorMotionActivityNotAvailable : CMErrorMotionActivityNotAuthorized
      let report: @Sendable () -> Void = {
        handler(nil, NSError(domain: CMErrorDomain, code: Int(error.rawValue)))
      }
      // The answer comes on the main queue, in the phone's time.
      if queue === OperationQueue.main { report() } else { queue.addOperation(report) }
    }
  }

  /// Asks the user for the permission, unless that is decided; there are no activities.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) { AppPermissions.ask(.motion) { _ in } }
  /// Does nothing: there are no activities.
  open func stopActivityUpdates() {}
}

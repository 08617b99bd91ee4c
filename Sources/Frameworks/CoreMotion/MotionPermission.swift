internal import TactusPermissions
internal import TactusPhoneLink

/// The authorization for motion data (Device.MO2).
enum MotionPermission {
  /// The authorization for motion data, without asking.
  static var status: CMAuthorizationStatus {
    switch AppPermissions.permission(.motion).status {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .authorized, .limited, .whenInUse, .always: .authorized
    }
  }

  /// Asks for authorization, unless it is determined, and calls a closure on the main queue with
  /// the error of a query: the app is not authorized, or nothing is measured.
  static func ask(_ report: @escaping @Sendable (NSError) -> Void) {
    AppPermissions.ask(.motion) { permission in
      report(
        NSError(
          permission.status.permitsUse
            ? CMErrorMotionActivityNotAvailable : CMErrorMotionActivityNotAuthorized))
    }
  }

  /// Does the same as `ask(_:)`, but calls the closure on a queue.
  static func ask(for queue: OperationQueue, _ report: @escaping @Sendable (NSError) -> Void) {
    ask { error in
      // The closure is called on the main queue, in the phone's time.
      if queue === OperationQueue.main {
        report(error)
      } else {
        queue.addOperation { report(error) }
      }
    }
  }
}

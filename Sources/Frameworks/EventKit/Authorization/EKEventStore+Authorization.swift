internal import TactusCrashReports
internal import TactusPhoneLink

/// A function that receives whether the app may use events or reminders.
public typealias EKEventStoreRequestAccessCompletionHandler =
  @Sendable (Bool, (any Error)?) -> Void

extension EKEventStore {
  /// Warns that the user is asked for more access than the app requests (Calendars.AU3).
  func warnOfFullAccess() {
    RuntimeWarning.once(
      "EKEventStore.requestWriteOnlyAccessToEvents: the phone has no permission that is only for "
        + "adding events; the user is asked for full access", namesPlace: true)
  }
}

extension EKEntityType {
  /// The resource.
  var resource: ProtectedResource { self == .event ? .calendars : .reminders }
}

/// The trigger of a remote notification; never created, since the phone has no push service.
///
/// - Thread: any; all its properties are constants.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

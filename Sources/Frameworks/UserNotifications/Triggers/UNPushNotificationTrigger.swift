/// The trigger of a notification from a server; there is none, as the phone has no push service.
///
/// - Thread: any; all its properties are constants.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// The trigger of a remote notification; never created, since the phone has no push service.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

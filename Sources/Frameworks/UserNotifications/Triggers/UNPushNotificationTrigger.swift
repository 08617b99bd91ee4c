/// The trigger of a notification from a server; there is none, as the phone has no push service.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

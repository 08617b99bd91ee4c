/// The values of a notification of UIKit, for UserNotifications.
///
/// Sendable because nobody changes the values of a property list that it has.
package struct LocalNotificationValues: @unchecked Sendable {
  /// The identifier in the schedule.
  package let identifier: String
  /// The title, or an empty text.
  package let title: String
  /// The text.
  package let body: String
  /// The number for the app's icon; nil leaves it.
  package let badge: Int?
  /// The name of a sound; nil for none, empty for the phone's sound.
  package let sound: String?
  /// The identifier of the category, or an empty text.
  package let category: String
  /// The app's own values, which nothing changes.
  package let userInfo: [AnyHashable: Any]
  /// The time of the next delivery.
  package var date: Date
  /// Whether the notification is delivered again.
  package let repeats: Bool
}

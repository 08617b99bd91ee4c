extension UIAccessibility {
  /// What an app can say to those who help people.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Makes one of its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen is another than before.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something of the screen is another than before.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// People are to be told something.
    public static let announcement = Notification(rawValue: 1008)
    /// Another page is shown, and its name is the argument.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Those who help people.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What uses the screen with a few buttons.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// What reads the screen aloud.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// An announcement has been spoken to its end.
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Under it is the announcement's text.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// Under it is whether it was spoken.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// Something else is spoken of now.
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Under it is what is spoken of now.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// Under it is what was spoken of before.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// Under it is who speaks.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

extension UIAccessibility {
  /// The notifications that an app posts to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32
    /// Creates a notification from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Some elements of the screen have changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// VoiceOver speaks the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// A scroll action has finished; the argument describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Pauses the assistive technology named by the argument (VoiceOver.RE5).
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// Resumes a paused assistive technology.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// The identifiers of assistive technologies.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// The notification of an announcement's end.
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the announced text in the user info.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of a Boolean value in the user info: whether the announcement was spoken completely.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The notification of the element at which an assistive technology has arrived.
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the focused element in the user info.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the previously focused element in the user info.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the identifier of the assistive technology in the user info.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

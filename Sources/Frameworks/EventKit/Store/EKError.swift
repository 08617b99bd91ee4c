/// The domain of the errors of calendars.
public let EKErrorDomain = "EKErrorDomain"

/// An error of calendars, with the codes of the public reference.
public struct EKError: _BridgedError, CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case datesInverted = 4
    case internalFailure = 5
    case calendarReadOnly = 6
    case durationGreaterThanRecurrence = 7
    case alarmGreaterThanRecurrence = 8
    case startDateTooFarInFuture = 9
    case startDateCollidesWithOtherOccurrence = 10
    case objectBelongsToDifferentStore = 11
    case invitesCannotBeMoved = 12
    case invalidSpan = 13
    case calendarHasNoSource = 14
    case calendarSourceCannotBeModified = 15
    case calendarIsImmutable = 16
    case sourceDoesNotAllowCalendarAddDelete = 17
    case recurringReminderRequiresDueDate = 18
    case structuredLocationsNotSupported = 19
    case reminderLocationsNotSupported = 20
    case alarmProximityNotSupported = 21
    case calendarDoesNotAllowEvents = 22
    case calendarDoesNotAllowReminders = 23
    case sourceDoesNotAllowReminders = 24
    case sourceDoesNotAllowEvents = 25
    case priorityIsInvalid = 26
    case invalidEntityType = 27
    case procedureAlarmsNotMutable = 28
    case eventStoreNotAuthorized = 29
    case osNotSupported = 30
    case invalidInviteReplyCalendar = 31
    case notificationsCollectionFlagNotSet = 32
    case sourceMismatch = 33
    case notificationCollectionMismatch = 34
    case notificationSavedWithoutCollection = 35
    case reminderAlarmContainsEmailOrURL = 36

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? EKError)?.code == code
    }
  }

  /// The code.
  public let code: Code
  private let text: String

  /// Creates an error, with the description that `userInfo` has.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.init(code, userInfo[NSLocalizedDescriptionKey] as? String ?? "")
  }

  init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }

  /// The domain.
  public static var errorDomain: String { EKErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The description.
  public var errorUserInfo: [String: Any] { text.isEmpty ? [:] : [NSLocalizedDescriptionKey: text] }
}

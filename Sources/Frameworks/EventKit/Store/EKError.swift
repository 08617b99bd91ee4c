/// The domain of the errors of calendars.
public let EKErrorDomain = "EKErrorDomain"

/// An error of calendars, with the codes of the public reference.
public struct EKError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = EKError

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
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { EKErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .internalFailure }

  init(_ code: Code, _ text: String) {
    self.init(code, userInfo: text.isEmpty ? [:] : [NSLocalizedDescriptionKey: text])
  }
}

// Core Foundation's names and functions for times, time zones, calendars and sets of characters.

/// Core Foundation's name of a date.
public typealias CFDate = Date
/// Core Foundation's name of a time zone.
public typealias CFTimeZone = TimeZone
/// Core Foundation's name of a calendar.
public typealias CFCalendar = Calendar
/// Core Foundation's name of a set of characters.
public typealias CFCharacterSet = CharacterSet

/// Creates a date.
public func CFDateCreate(_ allocator: CFAllocator?, _ at: CFAbsoluteTime) -> CFDate! {
  Date(timeIntervalSinceReferenceDate: at)
}

/// Returns the time of a date.
public func CFDateGetAbsoluteTime(_ theDate: CFDate!) -> CFAbsoluteTime {
  theDate.timeIntervalSinceReferenceDate
}

/// Returns the seconds from one date to another.
public func CFDateGetTimeIntervalSinceDate(_ theDate: CFDate!, _ otherDate: CFDate!)
  -> CFTimeInterval
{ theDate.timeIntervalSince(otherDate) }

/// Returns the order of two dates.
///
/// - Parameter context: Ignored.
public func CFDateCompare(
  _ theDate: CFDate!, _ otherDate: CFDate!, _ context: UnsafeMutableRawPointer!
) -> CFComparisonResult { CFComparisonResult(theDate.compare(otherDate)) }

/// Returns the time zone of the phone.
public func CFTimeZoneCopySystem() -> CFTimeZone! { .current }
/// Returns the time zone of the app.
public func CFTimeZoneCopyDefault() -> CFTimeZone! { .current }
/// Returns the name of a time zone.
public func CFTimeZoneGetName(_ tz: CFTimeZone!) -> CFString! { tz?.identifier }
/// Returns the seconds between a time zone and Greenwich at a time.
public func CFTimeZoneGetSecondsFromGMT(_ tz: CFTimeZone!, _ at: CFAbsoluteTime) -> CFTimeInterval {
  CFTimeInterval(tz.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: at)))
}
/// Returns the calendar of the user.
public func CFCalendarCopyCurrent() -> CFCalendar! { .current }

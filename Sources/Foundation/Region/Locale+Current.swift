// The current values of the phone that the running code uses (Region.LR9). In a process with one
// phone they are Foundation's own.

extension Locale {
  /// The user's locale.
  @_disfavoredOverload
  public static var current: Locale {
    PhoneRegion.synchronize()
      ? Locale.Foundation::current : Locale(identifier: PhoneRegion.current.localeIdentifier)
  }
}

extension TimeZone {
  /// The time zone of the phone.
  @_disfavoredOverload
  public static var current: TimeZone {
    PhoneRegion.synchronize()
      ? TimeZone.Foundation::current : TimeZone(identifier: PhoneRegion.current.timeZone) ?? .gmt
  }
}

extension Calendar {
  /// The user's calendar, with the user's locale and the time zone of the phone.
  @_disfavoredOverload
  public static var current: Calendar {
    let isSynchronized = PhoneRegion.synchronize()
    var calendar = Calendar.Foundation::current
    guard !isSynchronized else { return calendar }
    (calendar.locale, calendar.timeZone) = (Locale.current, TimeZone.current)
    return calendar
  }
}

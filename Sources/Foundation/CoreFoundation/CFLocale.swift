// Core Foundation's functions for locales and time zones, by Foundation's values (ObjectiveC.FO52).

/// Core Foundation's identifier of a locale.
public typealias CFLocaleIdentifier = CFString

/// Creates a locale from its identifier.
public func CFLocaleCreate(_ allocator: CFAllocator?, _ localeIdentifier: CFLocaleIdentifier!)
  -> CFLocale!
{
  localeIdentifier.map { Locale(identifier: $0) }
}

/// Returns the identifier of a locale.
public func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFLocaleIdentifier! {
  locale?.identifier
}

/// Returns the languages of the user, the preferred one first.
public func CFLocaleCopyPreferredLanguages() -> CFArray! { Locale.preferredLanguages }

/// Returns the identifiers of all locales.
public func CFLocaleCopyAvailableLocaleIdentifiers() -> CFArray! { Locale.availableIdentifiers }

/// Returns the codes of all languages.
public func CFLocaleCopyISOLanguageCodes() -> CFArray! {
  Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
}

/// Returns the codes of all countries and regions.
public func CFLocaleCopyISOCountryCodes() -> CFArray! { Locale.Region.isoRegions.map(\.identifier) }

/// Returns the codes of all currencies.
public func CFLocaleCopyISOCurrencyCodes() -> CFArray! {
  Locale.Currency.isoCurrencies.map(\.identifier)
}

/// Returns the codes of the currencies that are in use.
public func CFLocaleCopyCommonISOCurrencyCodes() -> CFArray! { Locale.commonISOCurrencyCodes }

// MARK: Time zones

/// Returns the names of all time zones.
public func CFTimeZoneCopyKnownNames() -> CFArray! { TimeZone.knownTimeZoneIdentifiers }

/// Creates the time zone with a name, such as `Europe/Rome`; nil for an unknown one.
///
/// - Parameters:
///   - allocator: Ignored.
///   - name: The name.
///   - tryAbbrev: Whether the name may be an abbreviation, such as `CET`.
public func CFTimeZoneCreateWithName(
  _ allocator: CFAllocator!, _ name: CFString!, _ tryAbbrev: Bool
) -> CFTimeZone! {
  guard let name else { return nil }
  return (tryAbbrev ? TimeZone(abbreviation: name) : nil) ?? TimeZone(identifier: name)
}

/// Creates a time zone with a fixed distance from Greenwich, in seconds.
public func CFTimeZoneCreateWithTimeIntervalFromGMT(
  _ allocator: CFAllocator!, _ ti: CFTimeInterval
) -> CFTimeZone! { TimeZone(secondsFromGMT: Int(ti)) }

/// Returns the abbreviation of a time zone at a time.
public func CFTimeZoneCopyAbbreviation(_ tz: CFTimeZone!, _ at: CFAbsoluteTime) -> CFString! {
  tz?.abbreviation(for: Date(timeIntervalSinceReferenceDate: at))
}

/// Returns whether a time zone has daylight saving time at a time.
public func CFTimeZoneIsDaylightSavingTime(_ tz: CFTimeZone!, _ at: CFAbsoluteTime) -> Bool {
  tz?.isDaylightSavingTime(for: Date(timeIntervalSinceReferenceDate: at)) ?? false
}

/// Returns the seconds that daylight saving time adds to a time zone at a time.
public func CFTimeZoneGetDaylightSavingTimeOffset(_ tz: CFTimeZone!, _ at: CFAbsoluteTime)
  -> CFTimeInterval
{
  tz?.daylightSavingTimeOffset(for: Date(timeIntervalSinceReferenceDate: at)) ?? 0
}

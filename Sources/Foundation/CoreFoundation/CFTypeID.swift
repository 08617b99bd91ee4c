/// The identifier of a type of Core Foundation.
public typealias CFTypeID = UInt
/// The hash value of an object of Core Foundation.
public typealias CFHashCode = UInt

/// A type of Core Foundation, or of a framework above it, that is a class here.
public protocol _CoreFoundationType: AnyObject {
  /// The identifier of the type.
  static var typeID: CFTypeID { get }
}

extension _CoreFoundationType {
  /// The identifier of the type.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(Self.self).hashValue) }
}

/// The identifiers of the types whose values are Foundation's here.
///
/// - Source: none, the numbers are ours. Apps compare them only.
private enum TypeID: CFTypeID {
  case other, null, boolean, number, string, data, date, array, dictionary, set, url, uuid, error
  case attributedString, characterSet, locale, timeZone, calendar, bundle, runLoop
  case timer, readStream, writeStream, dateFormatter, numberFormatter
}

/// Returns the identifier of the type of a value.
///
/// - Parameter cf: The value; `nil` has the type of any other object.
public func CFGetTypeID(_ cf: Any!) -> CFTypeID {
  guard let cf else { return TypeID.other.rawValue }
  if let object = cf as? any _CoreFoundationType { return type(of: object).typeID }
  let type: TypeID =
    switch cf {
    // One object stands for each Boolean value, as on an iPhone (observed: Foundation on Linux).
    case let number as NSNumber:
      number === NSNumber(value: true) || number === NSNumber(value: false) ? .boolean : .number
    case is NSNull: .null
    case is String, is NSString: .string
    case is Data, is NSData: .data
    case is Date, is NSDate: .date
    case is [Any], is NSArray: .array
    case is [AnyHashable: Any], is NSDictionary: .dictionary
    case is Set<AnyHashable>, is NSSet: .set
    case is URL, is NSURL: .url
    case is UUID, is NSUUID: .uuid
    case is NSAttributedString: .attributedString
    case is CharacterSet, is NSCharacterSet: .characterSet
    case is Locale, is NSLocale: .locale
    case is TimeZone, is NSTimeZone: .timeZone
    case is Calendar, is NSCalendar: .calendar
    case is Bundle: .bundle
    case is CFRunLoop: .runLoop
    case is Timer: .timer
    case is InputStream: .readStream
    case is OutputStream: .writeStream
    case is DateFormatter: .dateFormatter
    case is NumberFormatter: .numberFormatter
    case is NSError: .error
    default: .other
    }
  return type.rawValue
}

/// Returns the identifier of null values.
public func CFNullGetTypeID() -> CFTypeID { TypeID.null.rawValue }
/// Returns the identifier of Boolean values.
public func CFBooleanGetTypeID() -> CFTypeID { TypeID.boolean.rawValue }
/// Returns the identifier of numbers, which Boolean values do not have.
public func CFNumberGetTypeID() -> CFTypeID { TypeID.number.rawValue }
/// Returns the identifier of strings.
public func CFStringGetTypeID() -> CFTypeID { TypeID.string.rawValue }
/// Returns the identifier of data.
public func CFDataGetTypeID() -> CFTypeID { TypeID.data.rawValue }
/// Returns the identifier of dates.
public func CFDateGetTypeID() -> CFTypeID { TypeID.date.rawValue }
/// Returns the identifier of arrays.
public func CFArrayGetTypeID() -> CFTypeID { TypeID.array.rawValue }
/// Returns the identifier of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { TypeID.dictionary.rawValue }
/// Returns the identifier of sets.
public func CFSetGetTypeID() -> CFTypeID { TypeID.set.rawValue }
/// Returns the identifier of URLs.
public func CFURLGetTypeID() -> CFTypeID { TypeID.url.rawValue }
/// Returns the identifier of universally unique identifiers.
public func CFUUIDGetTypeID() -> CFTypeID { TypeID.uuid.rawValue }
/// Returns the identifier of errors.
public func CFErrorGetTypeID() -> CFTypeID { TypeID.error.rawValue }
/// Returns the identifier of strings with attributes.
public func CFAttributedStringGetTypeID() -> CFTypeID { TypeID.attributedString.rawValue }
/// Returns the identifier of character sets.
public func CFCharacterSetGetTypeID() -> CFTypeID { TypeID.characterSet.rawValue }
/// Returns the identifier of locales.
public func CFLocaleGetTypeID() -> CFTypeID { TypeID.locale.rawValue }
/// Returns the identifier of time zones.
public func CFTimeZoneGetTypeID() -> CFTypeID { TypeID.timeZone.rawValue }
/// Returns the identifier of calendars.
public func CFCalendarGetTypeID() -> CFTypeID { TypeID.calendar.rawValue }
/// Returns the identifier of bundles.
public func CFBundleGetTypeID() -> CFTypeID { TypeID.bundle.rawValue }
/// Returns the identifier of run loops.
public func CFRunLoopGetTypeID() -> CFTypeID { TypeID.runLoop.rawValue }
/// Returns the identifier of run loop timers.
public func CFRunLoopTimerGetTypeID() -> CFTypeID { TypeID.timer.rawValue }
/// Returns the identifier of read streams.
public func CFReadStreamGetTypeID() -> CFTypeID { TypeID.readStream.rawValue }
/// Returns the identifier of write streams.
public func CFWriteStreamGetTypeID() -> CFTypeID { TypeID.writeStream.rawValue }
/// Returns the identifier of formatters of dates.
public func CFDateFormatterGetTypeID() -> CFTypeID { TypeID.dateFormatter.rawValue }
/// Returns the identifier of formatters of numbers.
public func CFNumberFormatterGetTypeID() -> CFTypeID { TypeID.numberFormatter.rawValue }
/// Returns the identifier of allocators.
public func CFAllocatorGetTypeID() -> CFTypeID { CFAllocator.typeID }
/// Returns the identifier of run loop observers.
public func CFRunLoopObserverGetTypeID() -> CFTypeID { CFRunLoopObserver.typeID }
/// Returns the identifier of run loop sources.
public func CFRunLoopSourceGetTypeID() -> CFTypeID { CFRunLoopSource.typeID }

/// Returns a Boolean as a `Bool`.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean }

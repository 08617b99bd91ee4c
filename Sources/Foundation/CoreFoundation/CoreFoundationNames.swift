// Core Foundation's names of types that are bridged to Foundation on an iPhone. Foundation on Linux
// lacks them, and apps need them for casts such as `as CFArray`.

/// Core Foundation's name of a string.
public typealias CFString = String
/// Core Foundation's name of an array.
public typealias CFArray = [Any]
/// Core Foundation's name of a dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// Core Foundation's name of data.
public typealias CFData = Data
/// Core Foundation's name of data that can be changed.
public typealias CFMutableData = NSMutableData
/// Core Foundation's name of any object.
public typealias CFTypeRef = AnyObject
/// Core Foundation's name of a Boolean value.
public typealias CFBoolean = Bool
/// Core Foundation's name of an error.
public typealias CFError = NSError
/// Core Foundation's name of a string with attributes.
public typealias CFAttributedString = NSAttributedString
/// Core Foundation's name of a string with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Core Foundation's name of a number.
public typealias CFNumber = NSNumber

/// The Boolean value true.
public let kCFBooleanTrue: CFBoolean! = true
/// The Boolean value false.
public let kCFBooleanFalse: CFBoolean! = false

/// Core Foundation's name of the class of null values.
public typealias CFNull = NSNull
/// The null value.
public let kCFNull: CFNull! = NSNull()

/// Creates empty data that can be changed; the capacity limits nothing.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

/// Sets the number of bytes; new ones are 0.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) {
  theData?.length = length
}

/// Returns a pointer to the bytes of data that can be changed, valid until its length changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Core Foundation's name of a URL.
public typealias CFURL = URL
/// Core Foundation's name of a locale.
public typealias CFLocale = Locale

/// A time interval in seconds.
public typealias CFTimeInterval = Double
/// An absolute time, in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval
/// An index or a count.
public typealias CFIndex = Int
/// The index of what was not found.
public let kCFNotFound: CFIndex = -1
/// The result of a system call: 0 for success or an error code.
public typealias OSStatus = Int32
/// Four characters in one number, the first in the highest byte.
public typealias FourCharCode = UInt32
/// A four-character code that identifies a type.
public typealias OSType = FourCharCode
/// A UTF-16 code unit.
public typealias UniChar = UInt16

/// Returns the current time, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// Core Foundation's names for what Foundation's values are on an iPhone. Linux Foundation has none
// of them, and they are needed where an app writes `as CFArray`.

/// Text, as Core Foundation calls it.
public typealias CFString = String
/// Several things in order, as Core Foundation calls them.
public typealias CFArray = [Any]
/// Things found by keys, as Core Foundation calls them.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes, as Core Foundation calls them.
public typealias CFData = Data
/// Anything, as Core Foundation calls it.
public typealias CFTypeRef = Any
/// Truth or untruth, as Core Foundation calls it.
public typealias CFBoolean = Bool
/// A number, as Core Foundation calls it.
public typealias CFNumber = NSNumber

/// Truth.
public let kCFBooleanTrue: CFBoolean! = true
/// Untruth.
public let kCFBooleanFalse: CFBoolean! = false

/// Where something is, as Core Foundation calls it.
public typealias CFURL = URL
/// A loop of events of a thread, as Core Foundation calls it.
public typealias CFRunLoop = RunLoop

/// A length of time or an instant, in seconds.
public typealias CFTimeInterval = Double
/// An instant, in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval
/// A place or a number of things, as Core Foundation counts.
public typealias CFIndex = Int
/// What a service of the system answers: 0, or the number of a mistake.
public typealias OSStatus = Int32
/// Four letters in one number, the first of them highest.
public typealias FourCharCode = UInt32
/// Four letters that name a kind of thing.
public typealias OSType = FourCharCode
/// One unit of UTF-16.
public typealias UniChar = UInt16

/// Now, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The loop of events of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop { RunLoop.main }

/// The loop of events of the thread that asks.
public func CFRunLoopGetCurrent() -> CFRunLoop { RunLoop.current }

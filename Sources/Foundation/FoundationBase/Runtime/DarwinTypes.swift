/// An integer of the processor's size.
public typealias NSInteger = Int

/// An unsigned integer of the processor's size.
public typealias NSUInteger = UInt

/// A pointer to an object that its user does not own; on Linux objects have no such owner.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// The largest finite `Float`, Darwin's stand-in for infinity.
public let HUGE = Float.greatestFiniteMagnitude

/// The length of the names that `uname` returns, including the null at the end.
public let _SYS_NAMELEN = 256

/// Returns the name of an object's class; lowered sources call it in place of `description()`.
public func _className(_ type: AnyClass) -> String { NSStringFromClass(type) }

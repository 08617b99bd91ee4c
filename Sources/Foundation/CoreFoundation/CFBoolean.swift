/// Returns whether an object is a Boolean value of Core Foundation, such as `kCFBooleanTrue`.
///
/// On an iPhone there is one object for each of the two values. Here a number that was made from a
/// Boolean value stands for it, and other numbers do not: 1 is not `kCFBooleanTrue`.
@_disfavoredOverload
public func === (lhs: AnyObject?, rhs: CFBoolean?) -> Bool {
  guard let lhs, let rhs else { return lhs == nil && rhs == nil }
  return lhs === NSNumber(value: rhs)
}

/// Returns whether an object is another one than a Boolean value of Core Foundation.
@_disfavoredOverload
public func !== (lhs: AnyObject?, rhs: CFBoolean?) -> Bool { !(lhs === rhs) }

/// Returns whether an object is a Boolean value of Core Foundation.
@_disfavoredOverload
public func === (lhs: CFBoolean?, rhs: AnyObject?) -> Bool { rhs === lhs }

/// Returns whether an object is another one than a Boolean value of Core Foundation.
@_disfavoredOverload
public func !== (lhs: CFBoolean?, rhs: AnyObject?) -> Bool { !(rhs === lhs) }

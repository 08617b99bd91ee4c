internal import TactusSelectors

// Casts of closures to objects (JavaScript.J8).
//
// On an iPhone a closure with `@convention(block)` is an object; here it is a closure of Swift,
// which is boxed. Foundation casts a closure of any number of arguments to a method's
// implementation; these casts are more special, so that files which import JavaScriptCore get them.
// Their result is such an implementation, too, which keeps the closure for scripts.

/// Returns the object of a closure of more arguments, or the bits of another value as an object.
public func unsafeBitCast<Value>(_ x: Value, to type: AnyObject.Protocol) -> AnyObject {
  Closure(x) == nil ? Swift.unsafeBitCast(x, to: type) : ClosureObject(x)
}

/// Returns the object of a closure without arguments.
public func unsafeBitCast<Result>(
  _ block: @escaping () -> Result, to type: AnyObject.Protocol
) -> AnyObject {
  MethodImplementation(plain: block)
}

/// Returns the object of a closure of one argument.
public func unsafeBitCast<First, Result>(
  _ block: @escaping (First) -> Result, to type: AnyObject.Protocol
) -> AnyObject {
  MethodImplementation(block: block, closure: block)
}

/// Returns the object of a closure of two arguments.
public func unsafeBitCast<First, Second, Result>(
  _ block: @escaping (First, Second) -> Result, to type: AnyObject.Protocol
) -> AnyObject {
  MethodImplementation(block: block, closure: block)
}

/// Returns the object of a closure of three arguments.
public func unsafeBitCast<First, Second, Third, Result>(
  _ block: @escaping (First, Second, Third) -> Result, to type: AnyObject.Protocol
) -> AnyObject {
  MethodImplementation(block: block, closure: block)
}

/// Returns the object of a closure of four arguments.
public func unsafeBitCast<First, Second, Third, Fourth, Result>(
  _ block: @escaping (First, Second, Third, Fourth) -> Result, to type: AnyObject.Protocol
) -> AnyObject {
  MethodImplementation(block: block, closure: block)
}

/// Returns the object of a closure of five arguments.
public func unsafeBitCast<First, Second, Third, Fourth, Fifth, Result>(
  _ block: @escaping (First, Second, Third, Fourth, Fifth) -> Result, to type: AnyObject.Protocol
) -> AnyObject {
  MethodImplementation(block: block, closure: block)
}

/// Returns the object of a closure of six arguments.
public func unsafeBitCast<First, Second, Third, Fourth, Fifth, Sixth, Result>(
  _ block: @escaping (First, Second, Third, Fourth, Fifth, Sixth) -> Result,
  to type: AnyObject.Protocol
) -> AnyObject {
  MethodImplementation(block: block, closure: block)
}

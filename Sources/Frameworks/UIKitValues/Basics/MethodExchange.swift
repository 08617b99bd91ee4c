// The functions that exchange methods on an iPhone. Swift calls methods without a table that could
// be changed at run time, so these functions find no method, and say so once.

/// A method of a class.
public typealias Method = OpaquePointer

/// The implementation of a method.
public typealias IMP = OpaquePointer

/// Returns nil: methods of classes cannot be exchanged here.
///
/// A warning names the method, once.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  warn(cls, name)
  return nil
}

/// Returns nil: methods of classes cannot be exchanged here.
///
/// A warning names the method, once.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  warn(cls, name)
  return nil
}

/// Returns nil: methods of classes cannot be exchanged here.
///
/// A warning names the method, once.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  warn(cls, name)
  return nil
}

/// Returns false: methods cannot be added to classes here.
///
/// A warning names the method, once.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  warn(cls, name)
  return false
}

/// Returns nil: methods of classes cannot be replaced here.
///
/// A warning names the method, once.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  warn(cls, name)
  return nil
}

/// Ends the program, because no function returns a method.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { fail() }

/// Ends the program, because no function returns a method.
public func method_getImplementation(_ m: Method) -> IMP { fail() }

/// Ends the program, because no function returns a method.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { fail() }

/// Ends the program, because no function returns a method.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { fail() }

/// Ends the program, because blocks are no implementations here.
public func imp_implementationWithBlock(_ block: Any) -> IMP { fail() }

/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// Returns the superclass of a class; nil for one without.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

private func warn(_ cls: AnyClass?, _ name: Selector) {
  let type = cls.map { String(describing: $0) } ?? "nil"
  RuntimeWarning.once(
    "the method '\(name.description)' of \(type) cannot be exchanged here; override it in a subclass"
  )
}

private func fail() -> Never {
  programmingError("methods cannot be exchanged here; override them in a subclass")
}

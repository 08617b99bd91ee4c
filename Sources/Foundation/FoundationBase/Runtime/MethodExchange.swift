// Objective-C's functions that exchange methods (ObjectiveC.MX1–MX6, ObjectiveC.MX8).

/// A method of a class.
public typealias Method = ExchangeableMethod

/// The implementation of a method.
public typealias IMP = MethodImplementation

/// Returns the method of a class or of its nearest superclass that has one.
///
/// The methods are those of the frameworks in ObjectiveC.MX2, and the methods for Objective-C in
/// extensions of a module that calls these functions. For any other method the result is nil, and
/// a warning names the place.
public func class_getInstanceMethod(
  _ cls: AnyClass?, _ name: Selector, file: StaticString = #fileID, line: UInt = #line
) -> Method? {
  guard let cls else { return nil }
  if let method = ExchangeableMethod(name.description, of: cls) { return method }
  warn("-[\(cls) \(name)]", file, line)
  return nil
}

/// Returns the methods that a class itself declares and selectors find; `nil` if there are none
/// (ObjectiveC.MX10).
///
/// - Parameter outCount: Receives the number of methods.
/// - Returns: The methods by name; the caller frees the memory.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  let methods = cls.map(ExchangeableMethod.methods) ?? []
  outCount?.pointee = UInt32(methods.count)
  guard !methods.isEmpty, let memory = calloc(methods.count, MemoryLayout<Method>.stride) else {
    return nil
  }
  let list = memory.bindMemory(to: Method.self, capacity: methods.count)
  list.initialize(from: methods, count: methods.count)
  return list
}

/// Returns nil: methods of classes themselves cannot be exchanged here, and a warning names the
/// place.
public func class_getClassMethod(
  _ cls: AnyClass?, _ name: Selector, file: StaticString = #fileID, line: UInt = #line
) -> Method? {
  if let cls { warn("+[\(cls) \(name)]", file, line) }
  return nil
}

/// Returns the implementation of a method of a class or of its nearest superclass that has one.
///
/// For a method that cannot be exchanged it sends the message; if the instances of the class have
/// no such method, the result is nil, and a warning names the place.
public func class_getMethodImplementation(
  _ cls: AnyClass?, _ name: Selector, file: StaticString = #fileID, line: UInt = #line
) -> IMP? {
  if let cls, let method = ExchangeableMethod(name.description, of: cls) {
    return method.implementation
  }
  if let cls, name.isMethod(ofInstancesOf: cls) { return IMP(sending: name) }
  return class_getInstanceMethod(cls, name, file: file, line: line)?.implementation
}

/// Returns whether the instances of a class have a method (ObjectiveC.KC13).
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  cls.map { sel.isMethod(ofInstancesOf: $0) } ?? false
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns the implementation of the method that the object has for a message (ObjectiveC.MX8).
  public func method(for aSelector: Selector!) -> IMP! {
    aSelector.map { MethodImplementation.of($0, in: type(of: self)) }
  }

  /// Returns the implementation of the method that the instances of the class have for a message
  /// (ObjectiveC.MX8).
  public static func instanceMethod(for aSelector: Selector!) -> IMP! {
    aSelector.map { MethodImplementation.of($0, in: Self.self) }
  }
}

extension MethodImplementation {
  /// Returns the implementation of a method of a class: the body of one that can be exchanged, or
  /// one that sends the message.
  static func of(_ selector: Selector, in type: AnyClass) -> MethodImplementation {
    ExchangeableMethod(selector.description, of: type)?.implementation
      ?? MethodImplementation(sending: selector)
  }
}

/// Adds a method to a class, which may override that of its superclass.
///
/// - Parameter types: Unused: Swift knows the types.
/// - Returns: Whether the method was added; false if the class itself has it.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  cls.map { ExchangeableMethod.add(imp, name.description, to: $0) } ?? false
}

/// Replaces the implementation of a class's own method, or adds the method to the class.
///
/// - Parameter types: Unused: Swift knows the types.
/// - Returns: The implementation before; nil if the method was added.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  cls.flatMap { ExchangeableMethod.replace(name.description, of: $0, by: imp) }
}

/// Lets each of two methods run the other's code.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { m1.exchange(with: m2) }

/// Returns the code that a method runs at present.
public func method_getImplementation(_ m: Method) -> IMP { m.implementation }

/// Sets the implementation of a method, and returns the one before.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m.setImplementation(imp) }

/// Returns nil: there are no encodings of types, and the functions that take one ignore it.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns the selector of a method.
public func method_getName(_ m: Method) -> Selector { Selector(m.name) }

/// Returns the number of a method's arguments, of which the object and the selector are the first
/// two.
public func method_getNumberOfArguments(_ m: Method) -> UInt32 {
  UInt32(m.name.count { $0 == ":" } + 2)
}

/// Returns an implementation that calls a closure, whose first argument is the object.
public func imp_implementationWithBlock<Target, each Argument, Result>(
  _ block: @escaping (Target, repeat each Argument) -> Result
) -> IMP {
  IMP(block: block)
}

/// Returns an implementation that calls a closure cast to an object.
///
/// Any other object traps.
@_disfavoredOverload
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  guard let implementation = block as? IMP else {
    programmingError(
      "imp_implementationWithBlock: expected a closure, found \(type(of: block))",
      exception: "NSInvalidArgumentException")
  }
  return implementation
}

/// Casts a closure to the object that ``imp_implementationWithBlock(_:)`` takes.
public func unsafeBitCast<Target, each Argument, Result>(
  _ block: @escaping (Target, repeat each Argument) -> Result, to type: AnyObject.Protocol
) -> AnyObject {
  IMP(block: block)
}

/// Casts an implementation to a function of the object, the selector and the arguments.
public func unsafeBitCast<Target, each Argument, Result>(
  _ implementation: IMP, to type: ((Target, Selector, repeat each Argument) -> Result).Type
) -> (Target, Selector, repeat each Argument) -> Result {
  { (object: Target, _: Selector, arguments: repeat each Argument) -> Result in
    implementation.call(object as AnyObject, repeat each arguments, as: Result.self)
  }
}

/// Casts an optional implementation, which must not be nil, to a function.
public func unsafeBitCast<Target, each Argument, Result>(
  _ implementation: IMP?, to type: ((Target, Selector, repeat each Argument) -> Result).Type
) -> (Target, Selector, repeat each Argument) -> Result {
  unsafeBitCast(present(implementation), to: type)
}

/// Returns the dynamic type of an object, if it is a class.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// Returns the class that a class inherits from; nil for one without.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// Returns the name of a class, which stays valid.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  constantText(cls.map { NSStringFromClass($0) } ?? "nil")
}

/// Returns the name of an object's class, which stays valid.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(obj))
}

private func warn(_ method: String, _ file: StaticString, _ line: UInt) {
  RuntimeWarning.once(
    "\(file):\(line): \(method) cannot be exchanged here, and stays as it is: override it in a "
      + "subclass; Documentation/Lowering.md lists the methods that can")
}

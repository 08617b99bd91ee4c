// Objective-C's functions that check for classes and closures, and those of encodings
// (ObjectiveC.RT7).

/// Returns whether an object is a class.
public func object_isClass(_ obj: Any?) -> Bool { obj is AnyClass }

/// Returns false: here a class has no class of its own.
public func class_isMetaClass(_ cls: AnyClass?) -> Bool { false }

/// Returns nil: here a class has no class of its own, and a warning names the place.
public func objc_getMetaClass(
  _ name: UnsafePointer<CChar>, file: StaticString = #fileID, line: UInt = #line
) -> Any! {
  RuntimeWarning.once(
    "\(file):\(line): objc_getMetaClass: the class '\(String(cString: name))' has no class of its "
      + "own here, where class methods cannot be exchanged")
  return nil
}

/// Returns the version of a class: 0, which classes have unless another is set.
public func class_getVersion(_ cls: AnyClass?) -> Int32 { 0 }

/// Returns the closure of an implementation as an object, which
/// ``imp_implementationWithBlock(_:)`` takes; nil for the implementation of a method.
public func imp_getBlock(_ anImp: IMP) -> Any? { anImp.isClosure ? anImp : nil }

/// Returns whether an implementation calls a closure.
///
/// The closure exists as long as the implementation here: nothing has to be removed.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { anImp.isClosure }

/// An attribute of a property.
public struct objc_property_attribute_t {
  /// The name of the attribute.
  public var name: UnsafePointer<CChar>
  /// The value of the attribute, mostly empty.
  public var value: UnsafePointer<CChar>

  /// Creates an attribute.
  public init(name: UnsafePointer<CChar>, value: UnsafePointer<CChar>) {
    (self.name, self.value) = (name, value)
  }
}

/// Returns nil: there are no encodings of types (ObjectiveC.MX10).
///
/// - Parameter outCount: Receives 0.
public func property_copyAttributeList(
  _ property: objc_property_t, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_attribute_t>? {
  outCount?.pointee = 0
  return nil
}

/// Returns nil: there are no encodings of types (ObjectiveC.MX10).
public func property_copyAttributeValue(
  _ property: objc_property_t, _ attributeName: UnsafePointer<CChar>
) -> UnsafeMutablePointer<CChar>? { nil }

/// Returns nil: there are no encodings of types (ObjectiveC.MX5).
public func method_copyArgumentType(_ m: Method, _ index: UInt32) -> UnsafeMutablePointer<CChar>? {
  nil
}

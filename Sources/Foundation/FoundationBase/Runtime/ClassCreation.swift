// Objective-C's functions that create and change classes, which cannot be done here
// (ObjectiveC.CC1).

/// Returns nil: no class is created at run time here, and a warning names the place.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int,
  file: StaticString = #fileID, line: UInt = #line
) -> AnyClass? {
  refuse(
    "objc_allocateClassPair: the class '\(String(cString: name))' cannot be created", file, line)
  return nil
}

/// Traps: only a class that `objc_allocateClassPair` creates can be registered.
public func objc_registerClassPair(_ cls: AnyClass) {
  programmingError("objc_registerClassPair: '\(cls)' was not created at run time")
}

/// Traps: only a class that `objc_allocateClassPair` creates can be disposed of.
public func objc_disposeClassPair(_ cls: AnyClass) {
  programmingError("objc_disposeClassPair: '\(cls)' was not created at run time")
}

/// Returns the class of an object, which it keeps, and a warning names the place; nil for no
/// object.
@discardableResult
public func object_setClass(
  _ obj: Any?, _ cls: AnyClass, file: StaticString = #fileID, line: UInt = #line
) -> AnyClass? {
  guard let current = object_getClass(obj) else { return nil }
  if current != cls {
    refuse("object_setClass: an object of '\(current)' cannot become a '\(cls)'", file, line)
  }
  return current
}

/// Returns false: no variable is added at run time here, and a warning names the place.
@discardableResult
public func class_addIvar(
  _ cls: AnyClass?, _ name: UnsafePointer<CChar>, _ size: Int, _ alignment: UInt8,
  _ types: UnsafePointer<CChar>?, file: StaticString = #fileID, line: UInt = #line
) -> Bool {
  refuse(
    "class_addIvar: the variable '\(String(cString: name))' cannot be added to "
      + "'\(cls.map { String(describing: $0) } ?? "nil")'", file, line)
  return false
}

/// Returns whether a class conforms to a protocol already; it is not made to conform at run time
/// here, and a warning names the place.
@discardableResult
public func class_addProtocol(
  _ cls: AnyClass?, _ protocol: Protocol, file: StaticString = #fileID, line: UInt = #line
) -> Bool {
  // The result on an iPhone is false if the class conforms already.
  guard let cls, !class_conformsToProtocol(cls, `protocol`) else { return false }
  refuse("class_addProtocol: '\(cls)' cannot be made to conform", file, line)
  return false
}

private func refuse(_ text: String, _ file: StaticString, _ line: UInt) {
  RuntimeWarning.once("\(file):\(line): \(text) here, where Swift's classes are fixed")
}

// The classes of the program, and classes by name.
// Source: ObjectiveC.RT4

/// Obtains the classes of the program and of its libraries.
///
/// - Parameters:
///   - buffer: Memory for classes; nil to obtain their number alone.
///   - bufferCount: The number of classes for which the memory suffices.
/// - Returns: The number of all classes.
public func objc_getClassList(
  _ buffer: AutoreleasingUnsafeMutablePointer<AnyClass>?, _ bufferCount: Int32
) -> Int32 {
  let classes = LoadedClasses.all()
  if let buffer {
    for index in classes.indices.prefix(Int(bufferCount)) {
      (buffer + index).initialize(to: classes[index])
    }
  }
  return Int32(classes.count)
}

/// Creates a list of the classes of the program and of its libraries.
///
/// - Parameter outCount: Receives the number of classes.
/// - Returns: The classes, whose memory the caller frees with `free`.
public func objc_copyClassList(_ outCount: UnsafeMutablePointer<UInt32>?)
  -> AutoreleasingUnsafeMutablePointer<AnyClass>?
{
  let classes = LoadedClasses.all()
  outCount?.pointee = UInt32(classes.count)
  guard !classes.isEmpty else { return nil }
  let list = UnsafeMutablePointer<AnyClass>.allocate(capacity: classes.count)
  for index in classes.indices { (list + index).initialize(to: classes[index]) }
  return list
}

/// Returns the class with a name; nil for none.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  _classForNameText(String(cString: name))
}

/// Returns the class with a name; nil for none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { objc_lookUpClass(name) }

/// Returns the class with a name; traps without one.
public func objc_getRequiredClass(_ name: UnsafePointer<CChar>) -> AnyClass {
  guard let found = objc_lookUpClass(name) else {
    programmingError("there is no class '\(String(cString: name))'")
  }
  return found
}

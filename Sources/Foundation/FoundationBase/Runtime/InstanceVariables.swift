// Objective-C's functions that list and read the instance variables of a class (ObjectiveC.IV1).

/// An instance variable of a class: a stored property.
public typealias Ivar = OpaquePointer

/// Returns the stored properties that a class itself declares; `nil` if there are none.
///
/// - Parameter outCount: Receives the number of variables.
/// - Returns: The variables in the order of their declarations, and a null pointer; the caller
///   frees the memory.
public func class_copyIvarList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  let variables = cls.map(InstanceVariable.ofClass) ?? []
  outCount?.pointee = UInt32(variables.count)
  guard !variables.isEmpty,
    let memory = calloc(variables.count + 1, MemoryLayout<Ivar?>.stride)
  else { return nil }
  let list = memory.bindMemory(to: Ivar.self, capacity: variables.count)
  for (index, variable) in variables.enumerated() { list[index] = variable.pointer }
  return list
}

/// Returns the stored property of a class or a superclass with a name; `nil` if there is none.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? {
  let name = String(cString: name)
  var next: AnyClass? = cls
  while let type = next {
    if let found = InstanceVariable.ofClass(type).first(where: { $0.name == name }) {
      return found.pointer
    }
    next = _getSuperclass(type)
  }
  return nil
}

/// Returns how many bytes an instance of a class takes; 0 for no class.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  cls.map { ClassMetadata($0).instanceSize } ?? 0
}

/// Returns the name of an instance variable, which stays valid.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? {
  constantText(InstanceVariable.at(v).name)
}

/// Returns the distance of an instance variable from the start of its object, in bytes.
public func ivar_getOffset(_ v: Ivar) -> Int { InstanceVariable.at(v).offset }

/// Returns nil: there are no encodings of types.
public func ivar_getTypeEncoding(_ v: Ivar) -> UnsafePointer<CChar>? { nil }

/// Returns the value of an instance variable; nil if the object has no such variable, or its value
/// is nil.
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? {
  guard let object = obj else { return nil }
  return InstanceVariable.at(ivar).value(of: object as AnyObject)
}

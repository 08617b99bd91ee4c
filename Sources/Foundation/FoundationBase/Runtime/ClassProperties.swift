// Objective-C's functions that list the properties of a class (ObjectiveC.CP1).

/// A property of a class.
public typealias objc_property_t = OpaquePointer

/// Returns the properties that a class itself declares and key-value coding finds; `nil` if there
/// are none.
///
/// - Parameter outCount: Receives the number of properties.
/// - Returns: The properties by name, and a null pointer; the caller frees the memory.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  (cls as? any KeyedClass.Type)?.registerProperties()
  let names = cls.map { KeyedProperties.names(ofClass: $0).sorted() } ?? []
  outCount?.pointee = UInt32(names.count)
  guard !names.isEmpty else { return nil }
  let size = (names.count + 1) * MemoryLayout<objc_property_t?>.stride
  guard let memory = calloc(1, size) else { return nil }
  let list = memory.bindMemory(to: objc_property_t.self, capacity: names.count)
  for (index, name) in names.enumerated() { list[index] = OpaquePointer(constantText(name)) }
  return list
}

/// Returns the property of a class or a superclass with a name; `nil` if there is none.
public func class_getProperty(
  _ cls: AnyClass?, _ name: UnsafePointer<CChar>
) -> objc_property_t? {
  let name = String(cString: name)
  var next: AnyClass? = cls
  while let type = next {
    (type as? any KeyedClass.Type)?.registerProperties()
    if KeyedProperties.names(ofClass: type).contains(name) {
      return OpaquePointer(constantText(name))
    }
    next = class_getSuperclass(type)
  }
  return nil
}

/// Returns the name of a property, which stays valid.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  UnsafePointer(property)
}

/// Returns nil: there are no encodings of types.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

@_spi(Reflection) import Swift
import Synchronization

/// A stored property of a class, which the functions of Objective-C name by a pointer.
///
/// Properties are kept for as long as the program runs, as on an iPhone.
final class InstanceVariable: Sendable {
  /// The name of the property.
  let name: String
  /// The distance from the start of the object, in bytes.
  let offset: Int
  private let type: AnyClass

  private init(_ name: String, _ offset: Int, _ type: AnyClass) {
    (self.name, self.offset, self.type) = (name, offset, type)
  }

  /// Returns the property to which a pointer belongs.
  static func at(_ pointer: Ivar) -> InstanceVariable {
    Unmanaged.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// The pointer, which stays valid.
  var pointer: Ivar { Ivar(Unmanaged.passUnretained(self).toOpaque()) }

  /// Returns the properties that a class itself declares, in order.
  static func ofClass(_ type: AnyClass) -> [InstanceVariable] {
    known.withLock { known in
      if let found = known[ObjectIdentifier(type)] { return found }
      var found: [InstanceVariable] = []
      // The fields of superclasses come first.
      let inherited = _getSuperclass(type).map(fieldCount) ?? 0
      var index = 0
      _ = _forEachField(of: type, options: classFields) { name, offset, _, _ in
        if index >= inherited {
          found.append(InstanceVariable(String(cString: name), offset, type))
        }
        index += 1
        return true
      }
      known[ObjectIdentifier(type)] = found
      return found
    }
  }

  /// The fields are those of a class; the constant of this name is not safe in Swift 6.
  private static let classFields = _EachFieldOptions(rawValue: 1)

  private static func fieldCount(_ type: AnyClass) -> Int {
    var count = 0
    _ = _forEachField(of: type, options: classFields) { _, _, _, _ in
      count += 1
      return true
    }
    return count
  }

  private static let known = Mutex<[ObjectIdentifier: [InstanceVariable]]>([:])

  /// Returns the value that an object has for the property; nil for none.
  func value(of object: AnyObject) -> Any? {
    let mirrors = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
    guard let own = mirrors.first(where: { $0.subjectType as? AnyClass == type }),
      let child = own.children.first(where: { $0.label == name })
    else { return nil }
    let value = Mirror(reflecting: child.value)
    return value.displayStyle == .optional ? value.children.first?.value : child.value
  }
}

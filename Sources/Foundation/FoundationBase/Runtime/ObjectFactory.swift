import Foundation

/// A factory of objects whose classes are known only at run time, such as classes given by name and
/// by `layerClass`.
package enum ObjectFactory {
  /// Creates an object with the `init()` that its class inherits from `NSObject` or overrides.
  package static func make(_ type: AnyClass) -> AnyObject {
    DynamicCreation.object(ofClass: type, through: ObjectWithRequiredInit.self) { $0.init() }
  }
}

/// The class through which objects of dynamically known classes are created.
///
/// The class is open so that the compiler does not devirtualize the initializer. Apps do not use
/// it.
open class ObjectWithRequiredInit: NSObject {
  /// Creates an object.
  public required override init() { super.init() }
}

extension NSObjectProtocol where Self: NSObject {
  /// Creates an object of a class that is known only at run time; lowered sources call it.
  public static func _new() -> Self { unsafeDowncast(ObjectFactory.make(self), to: Self.self) }
}

/// Makes objects of classes that are known only when the program runs, as names of classes and
/// `layerClass` ask for.
package enum ObjectMaker {
  /// Makes an object by the `init()` that its class has from `NSObject`, or overrides.
  // The optimizer believes the cast, and would call the initializer of the class that is named.
  @_optimize(none) @inline(never)
  package static func make(_ type: AnyClass) -> AnyObject {
    // Swift makes objects of a class that is only known at run time by a required initializer alone,
    // and NSObject's is not. All its subclasses keep it at the same place, so a class of ours where
    // it is required leads there.
    unsafeBitCast(type, to: ObjectWithRequiredInit.Type.self).init()
  }
}

/// The class that objects are made through whose own class is known at run time only.
///
/// It is open, as the compiler would otherwise know which initializer is meant. Apps have no use for it.
open class ObjectWithRequiredInit: NSObject {
  /// Makes an object.
  public required override init() { super.init() }
}

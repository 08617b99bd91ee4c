/// The creation of objects whose classes are known only at run time, by initializers that are not
/// `required`.
///
/// Swift creates an object of such a class by a `required` initializer only, and Apple's are not:
/// a subclass that adds an initializer need not have the others. But a class's table of methods
/// has the initializers of its superclasses in the same places as theirs; a place has the class's
/// own initializer, the inherited one, or for one that the class lacks a function that ends the
/// program. So another subclass in which the initializer is `required`, named `…WithRequiredInit`
/// or `…InitializerSlot`, leads there. It is open, as the compiler would otherwise call its
/// initializer without the table.
///
/// `DynamicCreationTests` fails if a toolchain has another layout of these tables.
package enum DynamicCreation {
  /// Creates an object of a class.
  ///
  /// - Parameters:
  ///   - type: The class of the object.
  ///   - slots: A class with the same superclass as the object's, or as one of its superclasses, in
  ///     which the initializer is required.
  ///   - create: Calls the initializer on the class that it receives.
  /// - Returns: The object, which is no object of `slots`.
  package static func object<Object: AnyObject, Slots: AnyObject>(
    of type: Object.Type, through slots: Slots.Type, _ create: (Slots.Type) throws -> Slots
  ) rethrows -> Object {
    unsafeDowncast(try object(ofClass: type, through: slots, create), to: Object.self)
  }

  /// Creates an object of a class of which nothing is known but that it has the superclass of
  /// another one; see ``object(of:through:_:)``.
  // The optimizer trusts the cast, and would call the initializer of the named class.
  @_optimize(none) @inline(never)
  package static func object<Slots: AnyObject>(
    ofClass type: AnyClass, through slots: Slots.Type, _ create: (Slots.Type) throws -> Slots
  ) rethrows -> AnyObject {
    try create(unsafeBitCast(type, to: Slots.Type.self))
  }
}

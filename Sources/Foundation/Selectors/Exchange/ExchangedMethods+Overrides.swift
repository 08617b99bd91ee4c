// Overrides of inherited members in extensions of another module's class. Objective-C adds them to
// the class's vtable; so does this (ObjectiveC.MX7).
extension ExchangedMethods {
  /// Adds to a class the members that a subclass overrides.
  ///
  /// The class's subclasses that do not override the members themselves inherit them.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - subclass: A subclass that overrides the members and has no others.
  ///   - plain: A subclass without members, which distinguishes the initializers of both subclasses
  ///     from the members.
  public static func add(membersOf subclass: AnyClass, to type: AnyClass, unlike plain: AnyClass) {
    let (own, new) = (ClassMetadata(type), ClassMetadata(subclass))
    let overridden = own.members(overriddenBy: subclass, unlike: plain)
    guard !overridden.isEmpty else { return }
    let subclasses = LoadedClasses.subclasses(of: type).map(ClassMetadata.init)
    for member in overridden {
      let old = own[member]
      for table in [own] + subclasses where table[member] == old { table[member] = new[member] }
    }
  }

  /// Replaces methods of a class of Foundation by those of a subclass, for all objects.
  ///
  /// The subclass inherits through a generic class without members, `class Original<Mark>: Base
  /// {}`. The vtable of a generic class is a copy, made when the class is first used: before the
  /// replacement. So `super` in the subclass calls Foundation's methods. The subclass has no stored
  /// properties, because its methods are called with objects of the class itself.
  ///
  /// - Parameter subclass: The class with the methods, which overrides members and has no others.
  public static func install(_ subclass: AnyClass) {
    guard let original: AnyClass = _getSuperclass(subclass),
      let type: AnyClass = _getSuperclass(original)
    else { return }
    add(membersOf: subclass, to: type, unlike: original)
  }

  /// A method without arguments and without a result that another one has replaced.
  public struct ReplacedMethod: Sendable {
    fileprivate let function: UInt

    /// Calls the method on an object of its class.
    public func call(on object: AnyObject) {
      // A closure is a function and an object, which the function gets where methods get `self`.
      let words = (function, Unmanaged.passRetained(object).toOpaque())
      unsafeBitCast(words, to: Closure.self).call()
    }

    // The compiler passes a closure that is not in a struct in another form.
    private struct Closure { let call: () -> Void }
  }

  /// Replaces a method without arguments and without a result of classes that have no name here.
  ///
  /// - Parameters:
  ///   - types: The classes, which override the method; those whose method is not that of the first
  ///     one remain as they are.
  ///   - subclass: A subclass of a common superclass that overrides the method, and has no other
  ///     members; it inherits as `install(_:)` has it.
  /// - Returns: The method of the first class; nil if nothing was replaced.
  public static func replaceMethod(
    of types: [AnyClass], by subclass: AnyClass
  ) -> ReplacedMethod? {
    guard let original: AnyClass = _getSuperclass(subclass),
      let common = _getSuperclass(original).map(ClassMetadata.init),
      let first = types.first.map(ClassMetadata.init)
    else { return nil }
    // A function of another library may have a second address in a class of the program.
    let members = common.members(overriddenBy: subclass, unlike: original)
      .filter { first[$0] != common[$0] }
    guard members.count == 1, let member = members.first else { return nil }
    let function = first[member]
    for type in types.map(ClassMetadata.init) where type[member] == function {
      type[member] = ClassMetadata(subclass)[member]
    }
    return ReplacedMethod(function: function)
  }

  /// Returns an object or a class, whose real type the compiler then cannot know.
  @inline(never) @_optimize(none)
  public static func target<Target>(_ target: Target) -> Target { target }
}

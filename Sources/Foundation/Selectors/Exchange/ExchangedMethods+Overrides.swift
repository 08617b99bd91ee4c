// Overrides of inherited members in extensions of another module's class. Objective-C adds them to
// the class's table of methods; so does this (ObjectiveC.MX7).
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
  /// The subclass inherits through a generic class without members,
  /// `class Original<Mark>: Base {}`. The table of methods of a generic class is a copy, made when
  /// the class is first used: before the replacement. So `super` in the subclass calls Foundation's
  /// methods. The subclass has no stored properties, because its methods are called with objects of
  /// the class itself.
  ///
  /// - Parameter subclass: The class with the methods, which overrides members and has no others.
  public static func install(_ subclass: AnyClass) {
    guard let original: AnyClass = _getSuperclass(subclass),
      let type: AnyClass = _getSuperclass(original)
    else { return }
    add(membersOf: subclass, to: type, unlike: original)
  }

  /// Returns an object or a class, whose real type the compiler then cannot know.
  @inline(never) @_optimize(none)
  public static func target<Target>(_ target: Target) -> Target { target }
}

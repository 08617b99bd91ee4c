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
    let (own, new, other) = (ClassMetadata(type), ClassMetadata(subclass), ClassMetadata(plain))
    let overridden = own.members.filter { new[$0] != other[$0] && other[$0] == own[$0] }
    guard !overridden.isEmpty else { return }
    let subclasses = LoadedClasses.subclasses(of: type).map(ClassMetadata.init)
    for member in overridden {
      let old = own[member]
      for table in [own] + subclasses where table[member] == old { table[member] = new[member] }
    }
  }

  /// Returns an object or a class, whose real type the compiler then cannot know.
  @inline(never) @_optimize(none)
  public static func target<Target>(_ target: Target) -> Target { target }
}

/// The place of a method in the tables of a class and its subclasses, by which a class that
/// overrides the method is known: Swift cannot be asked.
package struct MethodPlace: Sendable {
  private let offset: Int
  private let original: UInt

  /// Finds the place of a method; `nil` if there is not exactly one that can be the method's.
  ///
  /// - Parameters:
  ///   - type: The class that declares the method.
  ///   - subclass: A subclass that overrides the method, and has no other members.
  ///   - plain: A subclass without members, which distinguishes the initializers of both subclasses
  ///     from the method.
  package init?(in type: AnyClass, overriddenBy subclass: AnyClass, unlike plain: AnyClass) {
    let places = ClassMetadata(type).members(overriddenBy: subclass, unlike: plain)
    guard let offset = places.first, places.count == 1 else { return nil }
    (self.offset, original) = (offset, ClassMetadata(type)[offset])
  }

  /// Returns whether a class overrides the method, or one between it and the declaring class does.
  package func isOverridden(by type: AnyClass) -> Bool { ClassMetadata(type)[offset] != original }
}

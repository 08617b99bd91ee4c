/// What the lowering of one file needs to know of another: names, and no bodies.
package struct FileFacts: Sendable, Equatable {
  /// A class.
  package struct Class: Sendable, Equatable {
    /// Its name with those around it, `Outer.Inner`.
    package var name: String
    /// Its superclass and protocols, in the order in which they are written.
    package var inherited: [String]
    /// `final`, `objcMembers`, `public`, `generic`.
    package var traits: Set<String>
  }
  /// A requirement that a class may leave out.
  package struct Optional: Sendable, Equatable {
    /// The protocol.
    package var owner: String
    /// The whole name, such as `panel(_:didOpen:)`.
    package var name: String
    /// The method's parameters, result and effects as written, or the property's type.
    package var signature: String
    /// Whether it is a property.
    package var isProperty: Bool
    /// The arguments with which a method of the same parameters calls it.
    package var arguments: String
    /// Whether it gives nothing back.
    package var isVoid: Bool
    /// Whether other modules see the protocol.
    package var isPublic: Bool
  }
  /// A member of an extension that its class has to have itself.
  package struct Fold: Sendable, Equatable {
    /// The class.
    package var owner: String
    /// The whole name.
    package var name: String
    /// What the class says instead.
    package var text: String
    /// Whether it overrides; else it is folded only where another class overrides it.
    package var isOverride: Bool
  }

  /// The modules that it imports.
  package var imports: Set<String> = []
  /// Its classes.
  package var classes: [Class] = []
  /// What its extensions add to a type's protocols.
  package var conformances: [String: [String]] = [:]
  /// Its protocols, and what each refines.
  package var protocols: [String: [String]] = [:]
  /// The optional requirements of its protocols.
  package var optionals: [Optional] = []
  /// What is to be folded into classes.
  package var folds: [Fold] = []
  /// Names given by `@objc(name)`, by `Type.name(_:)`.
  package var selectors: [String: String] = [:]
  /// The members of its classes and their extensions.
  package var members: [String: Set<String>] = [:]
  /// The overriding methods of its classes.
  package var overrides: [String: Set<String>] = [:]
  /// Why no selector can call a method, by `Type.name(_:)`.
  package var unselectable: [String: String] = [:]
  /// Those of its members that Objective-C sees.
  package var exposed: [String: Set<String>] = [:]

  /// Makes the facts of an empty file.
  package init() {}
}

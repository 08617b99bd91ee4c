/// The interface of a file, which the lowering of other files needs: declarations without bodies.
package struct FileInterface: Sendable, Equatable {
  /// The declaration of a class.
  package struct Class: Sendable, Equatable {
    /// The name with its enclosing types, such as `Outer.Inner`.
    package var name: String
    /// The superclass and the protocols, in order of declaration.
    package var inherited: [String]
    /// The traits of the class: `final`, `objcMembers`, `public`, `package`, `private`, `generic`
    /// and `required`, which stands for a required initializer other than that of archives.
    package var traits: Set<String>
  }
  /// A requirement that a class may leave out.
  package struct OptionalMember: Sendable, Equatable {
    /// The name of the protocol.
    package var owner: String
    /// The full name, such as `panel(_:didOpen:)`.
    package var name: String
    /// The method's parameters, effects and result as declared, or the property's type.
    package var signature: String
    /// Whether the requirement is a property.
    package var isProperty: Bool
    /// The arguments with which a method of the same parameters forwards a call.
    package var arguments: String
    /// Whether the requirement is a member of the type itself.
    package var isStatic = false
    /// Whether the method returns nothing.
    package var isVoid: Bool
    /// Whether the protocol is public.
    package var isPublic: Bool
    /// The types of the method's parameters, if the protocol has several methods of that name;
    /// otherwise empty.
    package var overload = ""
    /// The type of the method as a value, such as `(Door, Int) -> Bool`; empty for a property, and
    /// for a method with an inout parameter.
    package var valueType = ""
  }
  /// A member of an extension that the class itself has to declare.
  package struct Fold: Sendable, Equatable {
    /// The name of the class.
    package var owner: String
    /// The full name of the member.
    package var name: String
    /// The source text of the member that replaces it in the class.
    package var text: String
    /// Whether the member is an override; other members are folded only if a subclass overrides
    /// them.
    package var isOverride: Bool
    /// The types of the method's parameters; empty for a property.
    package var types = ""
    /// Whether other modules may override the member.
    package var isOpen = false
    /// Whether an attribute of the member or of its extension exposes it to Objective-C.
    package var isExposed = false
    /// Whether the class can declare the member in any case: its declaration needs nothing of the
    /// extension or of the extension's file but what the file imports.
    package var isMovable = false
    /// The protocols whose isolation the member has if it implements a requirement of theirs: those
    /// that its extension adds to the class.
    package var adopted: [String] = []
    /// The modules that the member's file imports and its class's file does not; empty in the
    /// interface of a single file.
    package var imports: Set<String> = []
  }

  /// The imported modules.
  package var imports: Set<String> = []
  /// The names that the module lacks, because the files that declare them are left out.
  package var lackingNames: Set<String> = []
  /// The classes.
  package var classes: [Class] = []
  /// The protocols added to types by extensions, by type.
  package var conformances: [String: [String]] = [:]
  /// The protocols that each struct and enum declares, by type.
  package var values: [String: [String]] = [:]
  /// The type aliases of string wrappers and of collections of them.
  package var wrapperAliases: Set<String> = []
  /// Whether the file checks objects for methods, by `responds(to:)`.
  package var asksForMethods = false
  /// Whether the file reads or sets implementations of methods at run time.
  package var exchangesMethods = false
  /// Whether the file declares types inside functions.
  package var hasLocalTypes = false
  /// The methods that the protocols for Objective-C require, by protocol.
  package var requirements: [String: [String]] = [:]
  /// The methods of which a type has several with the same names, as `Type.name(_:)`.
  package var overloaded: Set<String> = []
  /// The types of the parameters of methods whose types have several methods with the same base
  /// name, by `Type.name(_:)`; one entry per method.
  package var parameterTypes: [String: [String]] = [:]
  /// The types that other type aliases name, as written, by alias.
  package var typeAliases: [String: String] = [:]
  /// The names in the types of the other type aliases, by alias.
  package var aliases: [String: Set<String>] = [:]
  /// The protocols that each protocol refines, by name.
  package var protocols: [String: [String]] = [:]
  /// The members that protocols for Objective-C require which refine others, by protocol.
  ///
  /// Scripts see those of a protocol that refines `JSExport`. Members of the type itself begin with
  /// `static `; initializers are among them.
  package var exports: [String: [String]] = [:]
  /// The members that protocols on the main actor require, as `Protocol.name(_:)`.
  package var isolatedRequirements: Set<String> = []
  /// The names of the properties that protocols require.
  package var requiredProperties: Set<String> = []
  /// The protocols that require `init()`.
  package var creatingProtocols: Set<String> = []
  /// The other initializers that protocols require.
  package var creations: [RequiredInitializer] = []
  /// The initializers that extensions declare, as `Type.labels:`.
  package var addedInitializers: Set<String> = []
  /// The types to which the protocols restrict their associated types, as `Protocol.Name`.
  package var associatedTypes: [String: [String]] = [:]
  /// The optional requirements of the protocols.
  package var optionals: [OptionalMember] = []
  /// The members to fold into classes.
  package var folds: [Fold] = []
  /// The names that `@objc(name)` gives, by `Type.name(_:)`.
  package var selectors: [String: String] = [:]
  /// The names of the members of classes and their extensions, by type.
  package var members: [String: Set<String>] = [:]
  /// The methods that XCTest runs, by type; the names of asynchronous ones end with ` async`.
  package var tests: [String: Set<String>] = [:]
  /// The conditions under which methods that XCTest runs exist, by `Type.method`; only those that
  /// the compiler alone can evaluate.
  package var testConditions: [String: String] = [:]
  /// The positions of the parameters of type `AnyObject`, as `name(_:)#0`.
  package var objectParameters: Set<String> = []
  /// The structs and enums with generic parameters.
  package var genericTypes: Set<String> = []
  /// The types of the properties and results that are metatypes, an `AnyObject` or collections of
  /// them, and those of delegates, by `Type.name` and `Type.name()`; `_` is the type of what stands
  /// outside of types.
  package var statedTypes: [String: String] = [:]
  /// The names of the overriding methods, by type.
  package var overrides: [String: Set<String>] = [:]
  /// The methods with a main-actor attribute of their own, or of their extension, as
  /// `Type.name(_:)`.
  package var onMainActor: Set<String> = []
  /// The reasons why selectors cannot call methods, by `Type.name(_:)`.
  package var unselectable: [String: String] = [:]
  /// The names of the members that Objective-C sees, by type.
  package var exposed: [String: Set<String>] = [:]

  /// Creates the interface of an empty file.
  package init() {}
}

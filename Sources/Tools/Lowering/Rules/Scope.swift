/// A type or a function that encloses the visited code.
struct Scope {
  enum Kind { case type, classType, classExtension, protocolType, function }

  let kind: Kind
  /// The name as written; empty for a function.
  var name = ""
  /// The name with its enclosing types.
  var path = ""
  /// Whether Objective-C sees its members without `@objc`.
  var exposesMembers = false
  /// Whether its methods cannot be named outside of it.
  var isUnreachable = false
  /// Whether other files and the end of this file cannot name it.
  var isPrivate = false
  /// The statements that register its methods and properties; copies of the scope share them.
  let registrations = Registrations()
  /// The key-value methods that the type overrides.
  var conformances: [KeyValueMember] = []
  /// The protocols of the overridden members that extensions of other modules' classes declare.
  var overrideProtocols: [String] = []
  /// Whether it is a generic class that the end of the file can name.
  var isGenericClass = false
  /// The methods of a generic class that can be called for all of its specializations.
  var sharedMethods: [SharedMethod] = []
  /// The superclass and the protocols of a class that a function declares, as written; nil for
  /// other types.
  var localInheritance: [String]?

  /// The methods that call the implementation that the app has set, for the end of the type.
  var exchangedMethods: [String] = []

  /// Statements that register methods and properties.
  final class Registrations {
    var statements: [String] = []
  }
}

/// A type or a function that the visitor is in.
struct Scope {
  enum Kind { case type, classType, classExtension, protocolType, function }

  let kind: Kind
  /// The name as it is written; empty for a function.
  var name = ""
  /// The name with those around it.
  var path = ""
  /// Whether Objective-C sees its members without being told.
  var exposesMembers = false
  /// Whether its methods cannot be named from a place that knows no type.
  var isUnreachable = false
  /// Whether another file, and this file's end, can name it.
  var isPrivate = false
  /// The statements that make its methods known by name.
  var registrations: [String] = []
  /// What it has of what `NSObject` has on an iPhone.
  var conformances: [KeyValueMember] = []
  /// Whether it is a generic class that the file's end can name.
  var isGenericClass = false
  /// The methods of such a class that can be called whatever it is a class of.
  var sharedMethods: [SharedMethod] = []
}

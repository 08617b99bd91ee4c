/// A key-value coding or observing method that classes on an iPhone override from `NSObject`.
///
/// On Linux `NSObject` has no such methods. So the highest class that overrides one conforms to a
/// protocol of `TactusFoundation` instead, and its `super` calls go to the default implementation.
struct KeyValueMember {
  /// The name of the protocol.
  let conformance: String
  /// The name of the default implementation, which replaces the member after `super`.
  let defaultName: String
  /// Whether the method is a class method.
  let isStatic: Bool
  /// Whether layers implement the method themselves.
  let isOfLayers: Bool

  private init(
    _ conformance: String, _ defaultName: String, isStatic: Bool = false, layers: Bool = false
  ) {
    (self.conformance, self.defaultName) = (conformance, defaultName)
    (self.isStatic, isOfLayers) = (isStatic, layers)
  }

  /// The protocol's method that is isolated to the main actor, so that one form of conformance fits
  /// all classes.
  var witness: String { "_kv" + conformance.dropFirst(3) }

  /// The methods by full name.
  static let all: [String: KeyValueMember] = [
    "value(forKey:)": KeyValueMember("_KVGet", "_val", layers: true),
    "setValue(_:forKey:)": KeyValueMember("_KVSet", "_setVal", layers: true),
    "value(forKeyPath:)": KeyValueMember("_KVGetPath", "_val", layers: true),
    "setValue(_:forKeyPath:)": KeyValueMember("_KVSetPath", "_setVal", layers: true),
    "value(forUndefinedKey:)": KeyValueMember("_KVGetUndefined", "_val"),
    "setValue(_:forUndefinedKey:)": KeyValueMember("_KVSetUndefined", "_setVal"),
    "setNilValueForKey(_:)": KeyValueMember("_KVSetNil", "_setNil"),
    "observeValue(forKeyPath:of:change:context:)": KeyValueMember("_KVObserve", "_observed"),
    "automaticallyNotifiesObservers(forKey:)": KeyValueMember(
      "_KVAutomatic", "_automatic", isStatic: true),
    "keyPathsForValuesAffectingValue(forKey:)": KeyValueMember(
      "_KVAffecting", "_affecting", isStatic: true),
  ]

  /// Returns the key of a method in a class's members, which distinguishes class methods from
  /// instance methods.
  static func memberKey(_ fullName: String) -> String {
    (all[fullName]?.isStatic == true ? "class " : "") + fullName
  }
}

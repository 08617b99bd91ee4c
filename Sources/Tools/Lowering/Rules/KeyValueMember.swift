/// What classes on an iPhone override of `NSObject` to be asked or told by name.
///
/// On Linux `NSObject` has none of it. So the highest class that has such a member conforms to a protocol
/// of `PhoneFoundation`, and says for `super` what an object does that overrides nothing.
struct KeyValueMember {
  /// The protocol.
  let conformance: String
  /// What stands for the member after `super`.
  let plain: String
  /// Whether it is the class's.
  let isStatic: Bool
  /// Whether layers have it themselves.
  let isOfLayers: Bool

  private init(_ conformance: String, _ plain: String, isStatic: Bool = false, layers: Bool = false)
  {
    (self.conformance, self.plain) = (conformance, plain)
    (self.isStatic, isOfLayers) = (isStatic, layers)
  }

  /// The method of the protocol that is the main actor's, so that one form of conforming fits all classes.
  var mark: String { "_kv" + conformance.dropFirst(3) }

  /// By the whole name.
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

  /// The name under which it is among a class's members; a class's own is no object's.
  static func factName(_ fullName: String) -> String {
    (all[fullName]?.isStatic == true ? "class " : "") + fullName
  }
}

/// A method that classes on an iPhone override from a framework's class: key-value coding and
/// observing of `NSObject`, reading of `Formatter`, and others.
///
/// On Linux the class has no such method that can be overridden. So the highest class that
/// overrides one conforms to a protocol of ours instead, and its `super` calls go to the default
/// implementation.
struct KeyValueMember {
  /// The name of the protocol.
  let conformance: String
  /// The name of the default implementation, which replaces the member after `super`.
  let defaultName: String
  /// Whether the method is a class method.
  let isStatic: Bool
  /// Whether layers implement the method themselves.
  let isOfLayers: Bool
  /// The framework's class that the overriding class inherits from; `nil` for any.
  let root: String?

  private init(
    _ conformance: String, _ defaultName: String, isStatic: Bool = false, layers: Bool = false,
    root: String? = nil
  ) {
    (self.conformance, self.defaultName) = (conformance, defaultName)
    (self.isStatic, isOfLayers, self.root) = (isStatic, layers, root)
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
    "getObjectValue(_:for:errorDescription:)": KeyValueMember("_KVParse", "_parsed"),
    "getObjectValue(_:for:range:)": KeyValueMember("_KVParseRange", "_parsed"),
    "isPartialStringValid(_:newEditingString:errorDescription:)": KeyValueMember(
      "_KVPartial", "_partial"),
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:"
      + "errorDescription:)": KeyValueMember("_KVPartialSelection", "_partial"),
    "attributedString(for:withDefaultAttributes:)": KeyValueMember("_KVAttributed", "_attributed"),
    "addObserver(_:selector:name:object:)": KeyValueMember(
      "_KVAddObserver", "_addSelector", root: "NotificationCenter"),
    "measure(_:)": KeyValueMember("_KVMeasure", "_measured", root: "XCTestCase"),
  ]

  /// Returns the key of a method in a class's members, which distinguishes class methods from
  /// instance methods.
  static func memberKey(_ fullName: String) -> String {
    (all[fullName]?.isStatic == true ? "class " : "") + fullName
  }
}

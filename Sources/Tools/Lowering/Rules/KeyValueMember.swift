/// A method or property that classes on an iPhone override from a framework's class: key-value
/// coding and observing of `NSObject`, reading of `Formatter`, and others.
///
/// On Linux the class has no such member that can be overridden. So the highest class that
/// overrides one conforms to a protocol of ours instead, and its `super` calls go to the default
/// implementation.
struct KeyValueMember {
  /// The name of the protocol.
  let conformance: String
  /// The name of the default implementation, which replaces the member after `super`.
  let defaultName: String
  /// Whether the method is a class method.
  let isStatic: Bool
  /// Whether layers and managed objects implement the method themselves.
  let isOfLayers: Bool
  /// The framework's class that the overriding class inherits from; `nil` for any.
  let root: String?
  /// Whether overrides get the prefix `_own_`, because an extension of the framework's class
  /// declares a member of the same name, which no class can override on Linux.
  let isRenamed: Bool
  /// The type of the first parameter, if another method has the same full name; nil for any.
  let firstType: String?

  private init(
    _ conformance: String, _ defaultName: String, isStatic: Bool = false, layers: Bool = false,
    root: String? = nil, isRenamed: Bool = false, firstType: String? = nil
  ) {
    (self.conformance, self.defaultName) = (conformance, defaultName)
    (self.isStatic, isOfLayers, self.root) = (isStatic, layers, root)
    (self.isRenamed, self.firstType) = (isRenamed, firstType)
  }

  /// Creates a member that an extension of a class of Foundation declares on Linux.
  private init(
    _ conformance: String, renamed name: String, of root: String, isStatic: Bool = false,
    firstType: String? = nil
  ) {
    self.init(
      conformance, "_base_" + name, isStatic: isStatic, root: root, isRenamed: true,
      firstType: firstType)
  }

  /// The prefix of the name of an override that is renamed.
  static let ownPrefix = "_own_"

  /// The protocol's method that is isolated to the main actor, so that one form of conformance fits
  /// all classes.
  var witness: String { "_kv" + conformance.dropFirst(3) }

  /// The methods by full name, and properties by name.
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
    "description()": KeyValueMember("_KVDescribe", "_described", isStatic: true),
    "getObjectValue(_:for:errorDescription:)": KeyValueMember("_KVParse", "_parsed"),
    "getObjectValue(_:for:range:)": KeyValueMember("_KVParseRange", "_parsed"),
    "isPartialStringValid(_:newEditingString:errorDescription:)": KeyValueMember(
      "_KVPartial", "_partial"),
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:"
      + "errorDescription:)": KeyValueMember("_KVPartialSelection", "_partial"),
    "attributedString(for:withDefaultAttributes:)": KeyValueMember("_KVAttributed", "_attributed"),
    "responds(to:)": KeyValueMember("_KVRespond", "_responds"),
    "forwardingTarget(for:)": KeyValueMember("_KVForward", "_forwardingTarget"),
    "addObserver(_:selector:name:object:)": KeyValueMember(
      "_KVAddObserver", "_addSelector", root: "NotificationCenter"),
    "addObserver(forName:object:queue:using:)": KeyValueMember(
      "_KVAddBlock", renamed: "addObserver", of: "NotificationCenter"),
    "post(_:)": KeyValueMember("_KVPost", renamed: "post", of: "NotificationCenter"),
    "post(name:object:)": KeyValueMember(
      "_KVPostShort", renamed: "post", of: "NotificationCenter"),
    "post(name:object:userInfo:)": KeyValueMember(
      "_KVPostName", renamed: "post", of: "NotificationCenter"),
    "removeObserver(_:)": KeyValueMember(
      "_KVRemove", renamed: "removeObserver", of: "NotificationCenter"),
    "removeObserver(_:name:object:)": KeyValueMember(
      "_KVRemoveName", renamed: "removeObserver", of: "NotificationCenter"),
    "urls(for:in:)": KeyValueMember("_KVFolders", renamed: "urls", of: "FileManager"),
    "url(for:in:appropriateFor:create:)": KeyValueMember(
      "_KVFolder", renamed: "url", of: "FileManager"),
    "fileExists(atPath:isDirectory:)": KeyValueMember(
      "_KVExists", renamed: "fileExists", of: "FileManager"),
    "contentsOfDirectory(at:includingPropertiesForKeys:options:)": KeyValueMember(
      "_KVContents", renamed: "contentsOfDirectory", of: "FileManager"),
    "enumerator(at:includingPropertiesForKeys:options:errorHandler:)": KeyValueMember(
      "_KVWalk", renamed: "enumerator", of: "FileManager"),
    "containerURL(forSecurityApplicationGroupIdentifier:)": KeyValueMember(
      "_KVGroup", renamed: "containerURL", of: "FileManager"),
    "ubiquityIdentityToken": KeyValueMember(
      "_KVCloudToken", renamed: "ubiquityIdentityToken", of: "FileManager"),
    "url(forUbiquityContainerIdentifier:)": KeyValueMember(
      "_KVCloudFolder", renamed: "url", of: "FileManager"),
    "replaceItem(at:withItemAt:backupItemName:options:resultingItemURL:)": KeyValueMember(
      "_KVReplace", renamed: "replaceItem", of: "FileManager"),
    "number(from:)": KeyValueMember("_KVNumberParse", renamed: "number", of: "NumberFormatter"),
    "string(from:)": KeyValueMember("_KVNumberText", renamed: "string", of: "NumberFormatter"),
    "operations": KeyValueMember("_KVOperations", renamed: "operations", of: "OperationQueue"),
    "operationCount": KeyValueMember(
      "_KVOperationCount", renamed: "operationCount", of: "OperationQueue"),
    "statusCode": KeyValueMember("_KVStatus", renamed: "statusCode", of: "HTTPURLResponse"),
    "shared": KeyValueMember("_KVShared", renamed: "shared", of: "URLSession", isStatic: true),
    "add(_:forMode:)": KeyValueMember(
      "_KVAddTimer", renamed: "add", of: "RunLoop", firstType: "Timer"),
    "perform(_:)": KeyValueMember("_KVPerform", renamed: "perform", of: "RunLoop"),
    "perform(inModes:block:)": KeyValueMember(
      "_KVPerformInModes", renamed: "perform", of: "RunLoop"),
    "measure(_:)": KeyValueMember("_KVMeasure", "_measured", root: "XCTestCase"),
  ]

  /// Returns the key of a method in a class's members, which distinguishes class methods from
  /// instance methods.
  static func memberKey(_ fullName: String) -> String {
    (all[fullName]?.isStatic == true ? "class " : "") + fullName
  }
}

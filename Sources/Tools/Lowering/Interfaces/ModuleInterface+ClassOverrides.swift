extension ModuleInterface {
  /// Returns whether a class member, whose name one of `NSObject` has on an iPhone, has none to
  /// override in a superclass of the client.
  func isHighestClassOverride(of name: String, in type: String) -> Bool {
    guard Self.rootMethods.contains(name) else { return false }
    let overriding = overriding[FileInterface.Fold.classPrefix + name] ?? []
    return !superclassChain(of: type).dropFirst().contains {
      overriding.contains($0) || unselectable[$0 + "." + name] == Self.classMethod
    }
  }

  /// Returns whether a property that Foundation on Linux lacks has none to override in a superclass
  /// of the client.
  func isHighestMissingOverride(of name: String, in type: String) -> Bool {
    guard Self.missingProperties[name] != nil else { return false }
    return !superclassChain(of: type).dropFirst().contains { members[$0]?.contains(name) == true }
  }

  /// The properties of Foundation's classes that Linux lacks, and their later names.
  ///
  /// - Source: Apple's reference of `Operation`: `isAsynchronous` replaces `isConcurrent`.
  ///   Confidence: documented.
  static let missingProperties = ["isConcurrent": "isAsynchronous"]

  /// Returns whether a member of an extension is such a class method, which stays there.
  func isHighestClassOverride(_ fold: FileInterface.Fold) -> Bool {
    let words = fold.text.prefix { $0 != "(" }.split(separator: " ")
    return words.contains("class") && isHighestClassOverride(of: fold.name, in: fold.owner)
  }

  /// The instance methods of `NSObject` on an iPhone, and class members that no class can override
  /// on Linux, without those that the system itself calls for a class.
  private static let rootMethods: Set<String> = [
    "accessibilityActivate()", "accessibilityDecrement()", "accessibilityElementCount()",
    "accessibilityElementDidBecomeFocused()", "accessibilityElementDidLoseFocus()",
    "accessibilityIncrement()", "accessibilityPerformEscape()", "accessibilityPerformMagicTap()",
    "accessibilityScroll(_:)",
    "accessInstanceVariablesDirectly", "addObserver(_:forKeyPath:options:context:)",
    "awakeAfter(using:)",
    "awakeFromNib()", "conforms(to:)", "copy()", "debugDescription()",
    "dictionaryWithValues(forKeys:)", "didChangeValue(forKey:)", "doesNotRecognizeSelector(_:)",
    "forwardingTarget(for:)", "hash()", "instancesRespond(to:)", "isEqual(_:)", "isKind(of:)",
    "isMember(of:)", "isProxy()", "mutableArrayValue(forKey:)", "mutableCopy()",
    "mutableOrderedSetValue(forKey:)", "mutableSetValue(forKey:)",
    "observeValue(forKeyPath:of:change:context:)", "perform(_:)", "perform(_:with:)",
    "perform(_:with:with:)", "prepareForInterfaceBuilder()", "removeObserver(_:forKeyPath:)",
    "removeObserver(_:forKeyPath:context:)", "replacementObject(for:)", "responds(to:)",
    "setNilValueForKey(_:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)",
    "setValue(_:forUndefinedKey:)", "setValuesForKeys(_:)", "value(forKey:)",
    "value(forKeyPath:)", "value(forUndefinedKey:)", "willChangeValue(forKey:)",
  ]
}

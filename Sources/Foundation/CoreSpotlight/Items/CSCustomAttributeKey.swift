/// The name of an attribute that an app defines.
///
/// - Thread: any; all its properties are constants.
open class CSCustomAttributeKey: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  private let name: String
  private let traits: [Bool]

  /// Creates a key of an attribute that can be searched, if the name is letters, digits and
  /// underscores.
  public convenience init?(keyName: String) {
    self.init(
      keyName: keyName, searchable: true, searchableByDefault: false, unique: false,
      multiValued: true)
  }

  /// Creates a key, if the name is letters, digits and underscores.
  ///
  /// - Parameters:
  ///   - keyName: The name.
  ///   - searchable: Whether queries may name the attribute.
  ///   - searchableByDefault: Whether searches of the user find its value.
  ///   - unique: Whether equal values are stored once.
  ///   - multiValued: Whether an item may have several values.
  public init?(
    keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
  ) {
    guard keyName.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else { return nil }
    name = keyName
    traits = [searchable, searchableByDefault, unique, multiValued]
    super.init()
  }

  /// The name.
  open var keyName: String { name }
  /// Whether queries may name the attribute.
  open var isSearchable: Bool { traits[0] }
  /// Whether searches of the user find its value.
  open var isSearchableByDefault: Bool { traits[1] }
  /// Whether equal values are stored once.
  open var isUnique: Bool { traits[2] }
  /// Whether an item may have several values.
  open var isMultiValued: Bool { traits[3] }

  // MARK: Archives

  /// Reads a key from an archive.
  public required init?(coder: NSCoder) {
    guard let name = coder.archivedString(forKey: "keyName") else { return nil }
    self.name = name
    traits = Self.traitKeys.map { coder.decodeBool(forKey: $0) }
    super.init()
  }

  /// Writes the key to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(name._bridgeToObjectiveC(), forKey: "keyName")
    for (key, value) in zip(Self.traitKeys, traits) { coder.encode(value, forKey: key) }
  }

  private static let traitKeys = ["searchable", "searchableByDefault", "unique", "multiValued"]

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the key itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

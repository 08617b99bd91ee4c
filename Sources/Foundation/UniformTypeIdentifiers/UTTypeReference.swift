/// The class of uniform types, for code that needs objects.
///
/// Each object has the properties of the structure `UTType` with the same identifier
/// (ItemProviders.IP8).
///
/// - Thread: any; all its properties are constants.
open class UTTypeReference: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The structure of the type.
  let structure: UTType

  init(structure: UTType) { self.structure = structure }

  // MARK: Creating

  /// Creates the type with an identifier; nil if it is not declared.
  public convenience init?(_ identifier: String) {
    guard let structure = UTType(identifier) else { return nil }
    self.init(structure: structure)
  }

  /// Creates the type of files with an extension.
  public convenience init?(filenameExtension: String) {
    guard let structure = UTType(filenameExtension: filenameExtension) else { return nil }
    self.init(structure: structure)
  }

  /// Creates the type of files with an extension; nil if it does not conform to the supertype.
  public convenience init?(filenameExtension: String, conformingTo supertype: UTType) {
    guard let structure = UTType(filenameExtension: filenameExtension, conformingTo: supertype)
    else { return nil }
    self.init(structure: structure)
  }

  /// Creates the type with a MIME type; nil if there is none.
  public convenience init?(mimeType: String) {
    guard let structure = UTType(mimeType: mimeType) else { return nil }
    self.init(structure: structure)
  }

  /// Creates the type with a MIME type; nil if there is none or it does not conform to the
  /// supertype.
  public convenience init?(mimeType: String, conformingTo supertype: UTType) {
    guard let structure = UTType(mimeType: mimeType, conformingTo: supertype) else { return nil }
    self.init(structure: structure)
  }

  /// Creates the type with a tag; nil if there is none, or if it does not conform to the supertype.
  public convenience init?(tag: String, tagClass: String, conformingTo supertype: UTType?) {
    let tagClass = UTTagClass(rawValue: tagClass)
    guard let structure = UTType(tag: tag, tagClass: tagClass, conformingTo: supertype) else {
      return nil
    }
    self.init(structure: structure)
  }

  /// Creates a type that the app declares.
  public convenience init(exportedAs identifier: String) {
    self.init(structure: UTType(exportedAs: identifier))
  }

  /// Creates a type that the app declares, with its supertype.
  public convenience init(exportedAs identifier: String, conformingTo parentType: UTType) {
    self.init(structure: UTType(exportedAs: identifier, conformingTo: parentType))
  }

  /// Creates a type that another app declares.
  public convenience init(importedAs identifier: String) {
    self.init(structure: UTType(importedAs: identifier))
  }

  /// Creates a type that another app declares, with its supertype.
  public convenience init(importedAs identifier: String, conformingTo parentType: UTType) {
    self.init(structure: UTType(importedAs: identifier, conformingTo: parentType))
  }

  /// Returns all types with a tag, the preferred one first.
  public class func types(
    tag: String, tagClass: String, conformingTo supertype: UTType?
  ) -> [UTType] {
    UTType.types(tag: tag, tagClass: UTTagClass(rawValue: tagClass), conformingTo: supertype)
  }

  // MARK: Properties

  /// The identifier, such as `public.png`.
  open var identifier: String { structure.identifier }
  /// The preferred filename extension, if there is one.
  open var preferredFilenameExtension: String? { structure.preferredFilenameExtension }
  /// The preferred MIME type, if there is one.
  open var preferredMIMEType: String? { structure.preferredMIMEType }
  /// The description for the user, if there is one.
  open var localizedDescription: String? { structure.localizedDescription }
  /// The version of the type, if it has one.
  open var version: NSNumber? { structure.version.map { NSNumber(value: $0) } }
  /// The address of a description of the type, if it has one.
  open var referenceURL: URL? { structure.referenceURL }
  /// Whether the type was created from an undeclared extension.
  open var isDynamic: Bool { structure.isDynamic }
  /// Whether the type is declared.
  open var isDeclared: Bool { structure.isDeclared }
  /// Whether the identifier begins with `public.`.
  open var isPublic: Bool { structure.isPublic }
  /// The tags of the type by the identifiers of their classes, the preferred one first.
  open var tags: [String: [String]] {
    Dictionary(uniqueKeysWithValues: structure.tags.map { ($0.key.rawValue, $0.value) })
  }
  /// All types that this type conforms to, without itself.
  open var supertypes: Set<UTType> { structure.supertypes }

  /// Returns whether the type is equal to another or conforms to it.
  open func conforms(to type: UTType) -> Bool { structure.conforms(to: type) }
  /// Returns whether the type conforms to another.
  open func isSubtype(of type: UTType) -> Bool { structure.isSubtype(of: type) }
  /// Returns whether another type conforms to this one.
  open func isSupertype(of type: UTType) -> Bool { structure.isSupertype(of: type) }

  // MARK: NSObject

  /// The identifier.
  open override var description: String { identifier }
  /// The hash value of the identifier.
  open override var hash: Int { structure.hashValue }
  /// Returns whether another object is the same type.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UTTypeReference)?.structure == structure
  }

  /// Returns the type itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Coding

  /// Whether the class can be decoded securely, which is true.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a type from an archive; nil if the archive has none.
  public required convenience init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: Self.key),
      let structure = try? JSONDecoder().decode(UTType.self, from: data as Data)
    else { return nil }
    self.init(structure: structure)
  }

  /// Archives the type.
  open func encode(with coder: NSCoder) {
    coder.encode((try? JSONEncoder().encode(structure)) as NSData?, forKey: Self.key)
  }

  private static let key = "structure"
}

extension UTType: ReferenceConvertible {
  /// The class of types.
  public typealias ReferenceType = UTTypeReference

  /// The identifier.
  public var debugDescription: String { identifier }

  /// Returns the object of the type.
  public func _bridgeToObjectiveC() -> UTTypeReference { UTTypeReference(structure: self) }

  /// Returns the structure of an object by its result.
  public static func _forceBridgeFromObjectiveC(_ source: UTTypeReference, result: inout UTType?) {
    result = source.structure
  }

  /// Returns the structure of an object by its result, which each object has.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: UTTypeReference, result: inout UTType?
  ) -> Bool {
    result = source.structure
    return true
  }

  /// Returns the structure of an object, and the type of all data without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: UTTypeReference?) -> UTType {
    source?.structure ?? .data
  }
}

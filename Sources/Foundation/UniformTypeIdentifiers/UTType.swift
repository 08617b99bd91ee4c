internal import TactusUniformTypes

/// A uniform type: a type of data.
///
/// Steps ItemProviders.IP1…
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public let identifier: String
  private let pathExtension: String?
  private let parent: String?

  // MARK: Creating

  /// Creates the type with an identifier; nil if it is not declared (ItemProviders.IP5).
  public init?(_ identifier: String) {
    guard UniformType.named(identifier) != nil else { return nil }
    self.init(known: identifier)
  }

  /// Creates the type of files with an extension; nil if it does not conform to the supertype
  /// (ItemProviders.IP5).
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let found = UniformType.withExtension(filenameExtension) else {
      let name = "dyn.\(filenameExtension.lowercased())"
      self.init(name, filenameExtension.lowercased(), supertype.identifier)
      return
    }
    self.init(known: found.identifier)
    guard conforms(to: supertype) else { return nil }
  }

  /// Creates the type with a MIME type; nil if there is none or it does not conform to the
  /// supertype.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = UniformType.withMIMEType(mimeType) else { return nil }
    self.init(known: found.identifier)
    guard conforms(to: supertype) else { return nil }
  }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil, parentType?.identifier)
  }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil, parentType?.identifier)
  }

  // MARK: Properties

  /// The preferred filename extension, if there is one.
  public var preferredFilenameExtension: String? {
    pathExtension ?? UniformType.named(identifier)?.extensions.first
  }

  /// The preferred MIME type, if there is one.
  public var preferredMIMEType: String? { UniformType.named(identifier)?.mimeTypes.first }

  /// The description for the user in the language of the environment, such as "PNG image"
  /// (ItemProviders.IP9); nil for a type without a MIME type.
  public var localizedDescription: String? { UniformType.named(identifier)?.contentDescription }
  /// The version of the type, which types here do not have.
  public var version: Int? { nil }
  /// The address of a description of the type, which types here do not have.
  public var referenceURL: URL? { nil }

  /// Whether the type was created from an undeclared extension.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type is declared.
  public var isDeclared: Bool { !isDynamic }
  /// Whether the identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// The identifier.
  public var description: String { identifier }

  /// All types that this type conforms to, without itself.
  public var supertypes: Set<UTType> {
    var names = UniformType.ancestors(of: identifier)
    if let parent { names.formUnion(UniformType.ancestors(of: parent).union([parent])) }
    return Set(names.map(UTType.init(known:)))
  }

  /// Returns whether the type is equal to another or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Returns whether the type conforms to another.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Returns whether another type conforms to this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  // MARK: Comparing

  /// Returns whether both have the same identifier, ignoring case.
  public static func == (one: UTType, other: UTType) -> Bool {
    one.identifier.lowercased() == other.identifier.lowercased()
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }

  // MARK: Internals

  init(known identifier: String) { self.init(identifier, nil, nil) }

  private init(_ identifier: String, _ pathExtension: String?, _ parent: String?) {
    (self.identifier, self.pathExtension, self.parent) = (identifier, pathExtension, parent)
  }
}

/// A kind of data.
///
/// Steps IP1… are in `Documentation/Behaviour/ItemProviders.md`.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The kind's name, such as `public.png`.
  public let identifier: String
  private let pathExtension: String?
  private let parent: String?

  // MARK: Creating

  /// The kind of a name; nil where none is declared (IP5).
  public init?(_ identifier: String) {
    guard UniformType.named(identifier) != nil else { return nil }
    self.init(known: identifier)
  }

  /// The kind of files that end so; nil where that is of another kind than wanted (IP5).
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let found = UniformType.ofFiles(filenameExtension) else {
      let name = "dyn.\(filenameExtension.lowercased())"
      self.init(name, filenameExtension.lowercased(), supertype.identifier)
      return
    }
    self.init(known: found.identifier)
    guard conforms(to: supertype) else { return nil }
  }

  /// The kind that is called so on the net; nil where there is none, or of another kind than wanted.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = UniformType.ofMIME(mimeType) else { return nil }
    self.init(known: found.identifier)
    guard conforms(to: supertype) else { return nil }
  }

  /// A kind that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil, parentType?.identifier)
  }

  /// A kind that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil, parentType?.identifier)
  }

  // MARK: What it is

  /// What files of it end with; nil where nothing is said of that.
  public var preferredFilenameExtension: String? {
    pathExtension ?? UniformType.named(identifier)?.extensions.first
  }

  /// What it is called on the net; nil where nothing is said of that.
  public var preferredMIMEType: String? { UniformType.named(identifier)?.mimeTypes.first }

  /// Whether it was made of an ending that no kind has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether somebody declares it.
  public var isDeclared: Bool { !isDynamic }
  /// Whether it belongs to nobody in particular.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Its name.
  public var description: String { identifier }

  /// All kinds that it is of, itself left out.
  public var supertypes: Set<UTType> {
    var names = UniformType.ancestors(of: identifier)
    if let parent { names.formUnion(UniformType.ancestors(of: parent).union([parent])) }
    return Set(names.map(UTType.init(known:)))
  }

  /// Whether it is another kind, or of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether it is of another kind.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether another kind is of it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  // MARK: Comparing

  /// Whether both have one name; case makes no difference.
  public static func == (one: UTType, other: UTType) -> Bool {
    one.identifier.lowercased() == other.identifier.lowercased()
  }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }

  // MARK: Internals

  init(known identifier: String) { self.init(identifier, nil, nil) }

  private init(_ identifier: String, _ pathExtension: String?, _ parent: String?) {
    (self.identifier, self.pathExtension, self.parent) = (identifier, pathExtension, parent)
  }
}

/// A type of files that an app declares.
public struct DeclaredFileType: Sendable, Equatable {
  /// The identifier.
  public var identifier: String
  /// The identifiers of the types that the type belongs to.
  public var conformsTo: [String]
  /// The extensions of its files, in lowercase.
  public var extensions: [String]

  /// Describes a type.
  public init(_ identifier: String, conformsTo: [String] = [], extensions: [String] = []) {
    self.identifier = identifier
    self.conformsTo = conformsTo
    self.extensions = extensions
  }
}

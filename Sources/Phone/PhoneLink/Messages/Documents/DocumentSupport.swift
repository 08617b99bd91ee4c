/// The files of others that an installed app opens, and the types that it declares.
///
/// Step DocumentsInApps.OA1.
public struct DocumentSupport: Sendable, Equatable {
  /// The kinds of files that the app opens.
  public var kinds: [DocumentKind]
  /// The types that the app declares.
  public var types: [DeclaredFileType]
  /// Whether the app opens files where they are, and not only copies.
  public var opensInPlace: Bool

  /// Creates a description; the defaults are those of an app that opens no files.
  public init(
    kinds: [DocumentKind] = [], types: [DeclaredFileType] = [], opensInPlace: Bool = false
  ) {
    self.kinds = kinds
    self.types = types
    self.opensInPlace = opensInPlace
  }
}

/// The types of files that an app opens alike.
public struct DocumentKind: Sendable, Equatable {
  /// The rank of an app among those that open a type.
  public enum Rank: String, Sendable, CaseIterable {
    /// The app created the type.
    case owner = "Owner"
    /// The app opens the type.
    case standard = "Default"
    /// The app can open the type besides others.
    case alternate = "Alternate"
  }

  /// The identifiers of types.
  public var contentTypes: [String]
  /// The extensions of files without a declared type, in lowercase.
  public var extensions: [String]
  /// The rank of the app.
  public var rank: Rank

  /// Describes types.
  public init(contentTypes: [String], extensions: [String] = [], rank: Rank = .standard) {
    self.contentTypes = contentTypes
    self.extensions = extensions
    self.rank = rank
  }
}

/// A use of one of Apple's names in the sources.
package struct NameUse: Sendable, Equatable {
  /// A position in a source.
  package struct Place: Sendable, Equatable {
    /// The path of the file as given.
    package let path: String
    /// The line; counts from 1.
    package let line: Int
    /// The column; counts from 1.
    package let column: Int
  }

  /// The full name.
  package let name: String
  /// The presence of the name.
  package let presence: AppleNames.Presence
  /// The reason why the name is missing, or the extent to which it is.
  package let reason: String
  /// Whether only the name identifies a member as Apple's, because its type is unknown without
  /// compiling.
  package let isByNameAlone: Bool
  /// The positions of the uses.
  package internal(set) var places: [Place]
}

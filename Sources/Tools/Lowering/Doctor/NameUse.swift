/// A name of Apple's that a source uses, and where.
package struct NameUse: Sendable, Equatable {
  /// A place in a source.
  package struct Place: Sendable, Equatable {
    /// The file, as it was named.
    package let path: String
    /// The line, from 1.
    package let line: Int
    /// The column, from 1.
    package let column: Int
  }

  /// The whole name.
  package let name: String
  /// What there is of it.
  package let presence: AppleNames.Presence
  /// Why it is not there, or how much of it is not.
  package let reason: String
  /// Whether only the name says that it is Apple's: a member's type is not known without compiling.
  package let isByNameAlone: Bool
  /// Where it is used.
  package internal(set) var places: [Place]
}

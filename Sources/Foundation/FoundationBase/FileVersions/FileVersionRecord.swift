/// A kept version of a file, as the store has it.
struct FileVersionRecord: Codable, Equatable {
  /// The identifier, which is the name of the folder with the contents.
  var identifier: String
  /// The path of the file whose version it is.
  var path: String
  /// The name of the version's own file.
  var name: String
  /// The date of its last change.
  var date: Date
  /// The name of the computer that has saved it; nil if it is not known.
  var computer: String?
  /// Whether the version conflicts with the file.
  var isConflict: Bool
  /// Whether the conflict is resolved.
  var isResolved = false
}

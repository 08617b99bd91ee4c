/// An object of a project file, such as a target, a group or a reference to a file.
package struct ProjectObject: Sendable {
  /// The identifier by which others refer to it.
  package let id: String
  /// The class, such as `PBXGroup`.
  package let kind: String
  /// The members with their places.
  package let value: ProjectValue

  /// Returns the string of a key; `nil` without one.
  package subscript(key: String) -> String? { value[key]?.string }

  /// Returns the strings of a key; none without an array.
  package func list(_ key: String) -> [String] { value[key]?.strings ?? [] }

  /// The name, or the last component of the path.
  package var title: String { self["name"] ?? self["path"].map(Paths.name) ?? id }
}

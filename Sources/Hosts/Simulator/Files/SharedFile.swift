/// A file of the person's folder, as pages list it.
package struct SharedFile: Sendable, Equatable {
  /// The path in the folder.
  package var path: String
  /// The size in bytes.
  package var size: Int
  /// The time of the last change, in seconds since 1970.
  package var changed: Int
}

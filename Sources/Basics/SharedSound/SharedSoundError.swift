/// The reason why memory with an app's sound cannot be opened.
package struct SharedSoundError: Error, Equatable {
  /// The reason, in words that follow the path.
  package var reason: String

  /// Creates an error.
  package init(reason: String) { self.reason = reason }
}

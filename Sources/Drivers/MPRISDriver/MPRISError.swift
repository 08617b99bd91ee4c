/// An error of offering the phone's media on the session bus.
package struct MPRISError: Error, Equatable {
  /// The reason.
  package var reason: String

  /// The message for the user.
  package var message: String { "--mpris is not possible: \(reason)" }
}

/// An error of the installation of an app on a test's phone.
public struct AppInstallationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file with its line, and what was expected.
  public let description: String

  init(_ description: String) { self.description = description }
}

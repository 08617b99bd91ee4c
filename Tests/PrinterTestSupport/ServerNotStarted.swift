/// An error of starting a server.
public struct ServerNotStarted: Error {
  /// The lines that its programs have written.
  public let reason: String
}

/// The app that a print job belongs to, as the phone knows it; no request names it.
public struct PrintClient: Sendable, Equatable {
  /// The identifier of the app's bundle.
  public let bundle: String
  /// The name of the app.
  public let name: String

  /// Creates a client.
  public init(bundle: String, name: String) { (self.bundle, self.name) = (bundle, name) }
}

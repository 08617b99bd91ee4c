/// An identifier of an app's request to open a URL in another app; the app chooses the number.
public struct OpenRequestID: Sendable, Hashable {
  /// The number chosen by the app.
  public var number: UInt32

  /// Creates an identifier.
  public init(_ number: UInt32) { self.number = number }
}

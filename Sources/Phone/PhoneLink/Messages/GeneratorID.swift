/// An identifier of one of an app's feedback generators; the app chooses the number and does not
/// reuse it.
public struct GeneratorID: Sendable, Hashable {
  /// The number chosen by the app.
  public var number: UInt32

  /// Creates an identifier.
  public init(_ number: UInt32) { self.number = number }
}

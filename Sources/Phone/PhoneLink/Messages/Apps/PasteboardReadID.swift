/// An identifier of an app's request to read what another app has copied; the app chooses the
/// number.
public struct PasteboardReadID: Sendable, Hashable {
  /// The number chosen by the app.
  public var number: UInt32

  /// Creates an identifier.
  public init(_ number: UInt32) { self.number = number }
}

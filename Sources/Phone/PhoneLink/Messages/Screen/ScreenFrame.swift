/// The content of an app's screen, as encoded drawing commands.
///
/// The link does not interpret the bytes.
public struct ScreenFrame: Sendable, Equatable {
  /// The bytes, at most `LinkLimits.frameBytes`.
  public var bytes: [UInt8]

  /// Creates a frame from its bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }
}

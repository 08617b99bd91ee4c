/// What an app's screen shows, as the binary form of its drawing commands.
///
/// To the link it is bytes; whoever shows it reads them.
public struct ScreenFrame: Sendable, Equatable {
  /// The bytes, no more than `LinkLimits.frameBytes`.
  public var bytes: [UInt8]

  /// Takes bytes over.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }
}

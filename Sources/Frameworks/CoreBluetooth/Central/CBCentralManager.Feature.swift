extension CBCentralManager {
  /// Abilities that not every phone has.
  public struct Feature: OptionSet, Sendable {
    /// The bits.
    public var rawValue: UInt

    /// Creates a set of abilities.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The phone scans for and connects to devices with extended advertisements.
    public static let extendedScanAndConnect = Feature(rawValue: 1)
  }
}

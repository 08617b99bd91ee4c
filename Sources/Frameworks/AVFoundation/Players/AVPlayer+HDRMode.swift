extension AVPlayer {
  /// HDR formats.
  public struct HDRMode: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: Int

    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Hybrid Log Gamma.
    public static let hlg = HDRMode(rawValue: 1 << 0)
    /// HDR10.
    public static let hdr10 = HDRMode(rawValue: 1 << 1)
    /// Dolby Vision.
    public static let dolbyVision = HDRMode(rawValue: 1 << 2)
  }

  /// The modes that the screen supports: always empty.
  public class var availableHDRModes: HDRMode { [] }
  /// Whether pictures with a high dynamic range are shown as such; false.
  public class var eligibleForHDRPlayback: Bool { false }
  /// Whether pictures are hidden from a device that does not protect them; false, since protected
  /// ones are not played.
  public var isOutputObscuredDueToInsufficientExternalProtection: Bool { false }
}

extension AVPlayer {
  /// HDR formats.
  public struct HDRMode: OptionSet, Sendable {
    /// The formats as bits.
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

  /// The HDR modes of the screen: always empty.
  public class var availableHDRModes: HDRMode { [] }
  /// Whether high dynamic range video can be played as such; false.
  public class var eligibleForHDRPlayback: Bool { false }
  /// Whether video is obscured on an insufficiently protected output; false, since protected
  /// content is not played.
  public var isOutputObscuredDueToInsufficientExternalProtection: Bool { false }
}

// Hearing devices; none is ever paired with the phone (Accessibility.AC15).
extension UIAccessibility {
  /// The ears with a paired hearing device.
  public struct HearingDeviceEar: OptionSet, Sendable {
    /// The ears as bits.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left ear.
    public static let left = Self(rawValue: 1 << 1)
    /// The right ear.
    public static let right = Self(rawValue: 1 << 2)
    /// Both ears.
    public static let both: Self = [.left, .right]
  }

  /// The ears with a paired hearing device: always empty.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
  /// A notification posted when `hearingDevicePairedEar` has changed; never, because the phone has
  /// no hearing devices.
  public nonisolated static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
}

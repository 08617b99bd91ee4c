/// What a person writes to name a device, such as `null`, `sound` or `sound:usb-gamepad`.
///
/// The word before the first colon is a family of devices; what follows is the family's own, and
/// may hold further colons. Without it the family's usual device is meant.
public struct ActuatorAddress: Sendable, Hashable, CustomStringConvertible {
  /// The family, such as `sound`.
  public var family: String
  /// Which device of the family; `nil` for its usual one.
  public var device: String?

  /// Names a device of a family.
  public init(family: String, device: String? = nil) {
    self.family = family
    self.device = device
  }

  /// Reads what a person wrote; nothing after the colon is the same as no colon.
  public init(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    family = String(parts.first ?? "")
    device = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
  }

  /// The address as a person writes it.
  public var description: String { device.map { "\(family):\($0)" } ?? family }
}

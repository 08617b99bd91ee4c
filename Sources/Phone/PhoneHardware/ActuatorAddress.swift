/// The textual name of a device, such as `null`, `sound` or `sound:usb-gamepad`.
///
/// The word before the first colon is the family of the device. The rest is defined by the family
/// and may contain further colons; without it the address means the family's default device.
public struct ActuatorAddress: Sendable, Hashable, CustomStringConvertible {
  /// The family, such as `sound`.
  public var family: String
  /// The name of the device within its family; `nil` for the default device.
  public var device: String?

  /// Creates the address of a device of a family.
  public init(family: String, device: String? = nil) {
    self.family = family
    self.device = device
  }

  /// Parses an address; an empty name after the colon is the same as no colon.
  public init(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    family = String(parts.first ?? "")
    device = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
  }

  /// The address as text.
  public var description: String { device.map { "\(family):\($0)" } ?? family }
}

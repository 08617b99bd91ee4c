/// The styles of the behavior of controls and bars.
public enum UIBehavioralStyle: UInt, Sendable {
  /// That of the device.
  case automatic = 0
  /// That of an iPad, and of an iPhone.
  case pad = 1
  /// That of a Mac.
  case mac = 2
}

/// The styles of the behavior of controls and bars.
public enum UIBehavioralStyle: UInt, Sendable {
  /// The style of the device.
  case automatic = 0
  /// The style of an iPad, and of an iPhone.
  case pad = 1
  /// The style of a Mac.
  case mac = 2
}

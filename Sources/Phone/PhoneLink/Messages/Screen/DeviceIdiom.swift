/// The kind of device, which apps receive as the interface idiom.
public enum DeviceIdiom: String, Sendable, CaseIterable {
  /// A phone.
  case phone
  /// A tablet.
  case pad
}

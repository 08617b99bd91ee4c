/// The sensitivity setting of 3D Touch; the raw value is the word in scripts.
public enum ForceSensitivity: String, Sendable, CaseIterable {
  /// A light press is sufficient.
  case light
  /// The default.
  case medium
  /// A firm press is necessary.
  case firm
}

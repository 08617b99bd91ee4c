/// How little it takes to press, as people set it; the raw value is the word in scripts.
public enum ForceSensitivity: String, Sendable, CaseIterable {
  /// A light press is enough.
  case light
  /// As on a new phone.
  case medium
  /// It takes a firm press.
  case firm
}

/// How samples are written to a file; the raw value is the word that commands use.
public enum SampleFormat: String, Sendable, CaseIterable {
  /// Whole numbers of 16 bits; what is beyond ±1 is clipped.
  case int16 = "16"
  /// Whole numbers of 24 bits; what is beyond ±1 is clipped.
  case int24 = "24"
  /// Floating-point numbers of 32 bits, exactly as rendered.
  case float32 = "32f"
}

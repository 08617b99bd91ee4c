/// The format of samples in a file; the raw value is the word that commands use.
public enum SampleFormat: String, Sendable, CaseIterable {
  /// Integers of 16 bits; values beyond ±1 are clipped.
  case int16 = "16"
  /// Integers of 24 bits; values beyond ±1 are clipped.
  case int24 = "24"
  /// Floating-point numbers of 32 bits, exactly as rendered.
  case float32 = "32f"
}

/// The form of a string in Unicode.
public enum CFStringNormalizationForm: CFIndex, Sendable {
  /// Canonical decomposition.
  case D
  /// Compatibility decomposition.
  case KD
  /// Canonical decomposition, and then composition.
  case C
  /// Compatibility decomposition, and then canonical composition.
  case KC
}

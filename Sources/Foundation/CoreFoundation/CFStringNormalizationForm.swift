/// The form of a string in Unicode.
public enum CFStringNormalizationForm: CFIndex, Sendable {
  /// Unicode's form NFD.
  case D
  /// Unicode's form NFKD.
  case KD
  /// Unicode's form NFC.
  case C
  /// Unicode's form NFKC.
  case KC
}

/// The purpose of a prescription.
public enum HKVisionPrescriptionType: UInt, Sendable {
  /// Glasses.
  case glasses = 1
  /// Contact lenses.
  case contacts = 2
}

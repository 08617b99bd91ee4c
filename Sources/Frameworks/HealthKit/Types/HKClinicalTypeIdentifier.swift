/// The identifiers of types of clinical records.
public struct HKClinicalTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier as a string.
  public let rawValue: String

  /// Creates an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKClinicalTypeIdentifier {
  /// Allergies.
  public static let allergyRecord = Self(rawValue: "HKClinicalTypeIdentifierAllergyRecord")
  /// Notes of doctors.
  public static let clinicalNoteRecord = Self(
    rawValue: "HKClinicalTypeIdentifierClinicalNoteRecord")
  /// Conditions.
  public static let conditionRecord = Self(rawValue: "HKClinicalTypeIdentifierConditionRecord")
  /// Insurance.
  public static let coverageRecord = Self(rawValue: "HKClinicalTypeIdentifierCoverageRecord")
  /// Vaccinations.
  public static let immunizationRecord = Self(
    rawValue: "HKClinicalTypeIdentifierImmunizationRecord")
  /// Results of laboratories.
  public static let labResultRecord = Self(rawValue: "HKClinicalTypeIdentifierLabResultRecord")
  /// Medications.
  public static let medicationRecord = Self(rawValue: "HKClinicalTypeIdentifierMedicationRecord")
  /// Procedures.
  public static let procedureRecord = Self(rawValue: "HKClinicalTypeIdentifierProcedureRecord")
  /// Vital signs.
  public static let vitalSignRecord = Self(rawValue: "HKClinicalTypeIdentifierVitalSignRecord")
}

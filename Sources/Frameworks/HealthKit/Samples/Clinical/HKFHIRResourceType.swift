/// The FHIR resource types.
public struct HKFHIRResourceType: RawRepresentable, Hashable, Sendable {
  /// The name in the standard.
  public let rawValue: String

  /// Creates a resource type.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKFHIRResourceType {
  /// An allergy or an intolerance.
  public static let allergyIntolerance = Self(rawValue: "AllergyIntolerance")
  /// A condition.
  public static let condition = Self(rawValue: "Condition")
  /// An insurance.
  public static let coverage = Self(rawValue: "Coverage")
  /// A report of a laboratory.
  public static let diagnosticReport = Self(rawValue: "DiagnosticReport")
  /// A document.
  public static let documentReference = Self(rawValue: "DocumentReference")
  /// A vaccination.
  public static let immunization = Self(rawValue: "Immunization")
  /// A medication that was handed out.
  public static let medicationDispense = Self(rawValue: "MedicationDispense")
  /// An order of a medication, of the older standard.
  public static let medicationOrder = Self(rawValue: "MedicationOrder")
  /// A request of a medication.
  public static let medicationRequest = Self(rawValue: "MedicationRequest")
  /// A statement about a medication.
  public static let medicationStatement = Self(rawValue: "MedicationStatement")
  /// A measurement.
  public static let observation = Self(rawValue: "Observation")
  /// A procedure.
  public static let procedure = Self(rawValue: "Procedure")
}

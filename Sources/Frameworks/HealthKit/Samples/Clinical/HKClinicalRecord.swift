package import TactusHealthModel

/// A clinical record, such as an allergy or a laboratory result.
///
/// Apps only read such records; tests and scripts add them (Health.CR1).
///
/// - Thread: any; all its properties are constants.
open class HKClinicalRecord: HKSample, @unchecked Sendable {
  /// The type.
  open var clinicalType: HKClinicalType { HKClinicalType(model: sampleType.model) }
  /// The name for users.
  public let displayName: String
  /// The record in the form of the standard FHIR.
  public let fhirResource: HKFHIRResource?

  package override init(model: HealthSample) {
    if case .clinical(let own) = model.content {
      displayName = own.name
      fhirResource = HKFHIRResource(own)
    } else {
      displayName = ""
      fhirResource = nil
    }
    super.init(model: model)
  }
}

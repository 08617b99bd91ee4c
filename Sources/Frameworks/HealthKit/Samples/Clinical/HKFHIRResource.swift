internal import TactusHealthModel

/// A resource of the standard FHIR, Fast Healthcare Interoperability Resources.
///
/// - Thread: any; all its properties are constants.
open class HKFHIRResource: NSObject, @unchecked Sendable {
  /// The version of the standard.
  public let fhirVersion: HKFHIRVersion
  /// The resource type.
  public let resourceType: HKFHIRResourceType
  /// The identifier, which is unique among the resources of a type and a source.
  public let identifier: String
  /// The resource in JSON.
  public let data: Data
  /// The URL of the resource on the source's server; `nil` without one.
  public let sourceURL: URL?

  init?(_ record: HealthClinicalRecord) {
    guard let version = try? HKFHIRVersion(fromVersionString: record.version) else { return nil }
    fhirVersion = version
    resourceType = HKFHIRResourceType(rawValue: record.resourceType)
    identifier = record.identifier
    data = Data(record.data.utf8)
    sourceURL = record.url.isEmpty ? nil : URL(string: record.url)
    super.init()
  }

  /// Returns whether another object is a resource with the same content.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKFHIRResource else { return false }
    return (resourceType, identifier, data, sourceURL)
      == (other.resourceType, other.identifier, other.data, other.sourceURL)
      && fhirVersion.isEqual(other.fhirVersion)
  }

  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }

  /// The resource type and the identifier.
  open override var description: String { "\(resourceType.rawValue) \(identifier)" }
}

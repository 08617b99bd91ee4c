/// The content of a clinical record: a resource of the standard FHIR, with its name.
public struct HealthClinicalRecord: Sendable, Hashable {
  /// The name for users, the kind of the resource, its identifier, the version of the standard, the
  /// address of the hospital's server, and the resource in base64.
  public var name, resourceType, identifier, version, url, data: String

  /// Creates a content.
  public init(
    name: String, resourceType: String, identifier: String, version: String, url: String = "",
    data: String
  ) {
    self.name = name
    self.resourceType = resourceType
    self.identifier = identifier
    self.version = version
    self.url = url
    self.data = data
  }
}

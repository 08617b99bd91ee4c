/// The content of a clinical record: an FHIR resource with its display name.
public struct HealthClinicalRecord: Sendable, Hashable {
  /// The name for users, the kind of the resource, its identifier, the version of the standard, the
  /// address of the hospital's server, and the resource in JSON.
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

  /// Creates the content of a resource (Health.CR1).
  ///
  /// - Parameters:
  ///   - name: The name for users.
  ///   - resource: The resource: a JSON object with `resourceType` and `id`.
  ///   - version: The version of the standard.
  ///   - url: The address of the hospital's server; empty without one.
  /// - Throws: `HealthClinicalResourceError` for a malformed resource, or one too large for a
  ///   message.
  public init(
    name: String, resource: [UInt8], version: String = "4.0.1", url: String = ""
  ) throws(HealthClinicalResourceError) {
    guard resource.count <= Self.maximumResource else {
      throw HealthClinicalResourceError(
        message: "a resource has at most \(Self.maximumResource) bytes")
    }
    guard let data = String(validating: resource, as: UTF8.self), let fields = HealthFields(data),
      let kind = fields.text("resourceType"), let identifier = fields.text("id")
    else {
      throw HealthClinicalResourceError(
        message: "a resource of FHIR is a JSON object with “resourceType” and “id”")
    }
    self.init(
      name: name, resourceType: kind, identifier: identifier, version: version, url: url,
      data: data)
  }

  /// The maximum size of a resource, which is a message to apps.
  ///
  /// - Source: ours: half of the limit of a service's payload. Confidence: guess.
  public static let maximumResource = 512 * 1024
}

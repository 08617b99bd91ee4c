import TactusHealthModel
import TactusJSON

/// The resource of a clinical record: a file with a JSON object in the form of FHIR.
///
/// Step Health.EX13.
package struct HealthExportClinicalResource {
  /// The content of the record.
  package private(set) var content: HealthClinicalRecord
  /// The type of the record; `nil` for a kind of resource without one.
  package let type: HealthType?

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - path: The path for messages.
  ///   - record: What the document says of the record; texts that it lacks are the resource's.
  /// - Throws: `HealthExportError` at the first place that cannot be read.
  package init(
    _ bytes: [UInt8], path: String, of record: HealthClinicalRecord
  ) throws(HealthExportError) {
    guard bytes.count <= HealthClinicalRecord.maximumResource else {
      throw HealthExportError(
        path,
        "expected at most \(HealthClinicalRecord.maximumResource) bytes, found \(bytes.count)")
    }
    guard let data = String(validating: bytes, as: UTF8.self) else {
      throw HealthExportError(path, "expected a text in UTF-8, found other bytes")
    }
    let tree = try Self.tree(bytes, path)
    let root = tree.root
    func error(_ value: JSONValue, _ reason: String) -> HealthExportError {
      let place = tree.source.position(at: value.keyOffset)
      return HealthExportError(path, line: place.line, column: place.column, reason)
    }
    if let comma = tree.trailingCommas.first {
      let place = tree.source.position(at: comma)
      throw HealthExportError(
        path, line: place.line, column: place.column,
        "expected a value after the comma, found the end of a list")
    }
    guard root.kind == .object else {
      throw error(root, "expected a JSON object, found \(root.kind)")
    }
    guard let kind = root.member("resourceType")?.string, !kind.isEmpty else {
      throw error(
        root.member("resourceType") ?? root, "expected the text 'resourceType', found none")
    }
    guard record.resourceType.isEmpty || record.resourceType == kind else {
      throw error(
        root.member("resourceType") ?? root,
        "expected the kind '\(Self.shown(record.resourceType))', found '\(Self.shown(kind))'")
    }
    content = record
    content.resourceType = kind
    content.data = data
    if content.identifier.isEmpty {
      guard let identifier = root.member("id")?.string, !identifier.isEmpty else {
        throw error(root.member("id") ?? root, "expected the text 'id', found none")
      }
      content.identifier = identifier
    }
    if content.name.isEmpty { content.name = Self.name(root) ?? kind }
    type = Self.type(kind, root)
  }

  /// Returns whether a record can be read again from a file.
  static func canWrite(_ record: HealthClinicalRecord) -> Bool {
    guard !record.resourceType.isEmpty, !record.identifier.isEmpty, !record.name.isEmpty else {
      return false
    }
    return (try? Self(Array(record.data.utf8), path: "", of: record)) != nil
  }

  // MARK: Internals

  /// The ends of the identifiers of types by kinds of resources.
  ///
  /// - Source: the pages of Apple's reference on the types. Confidence: documented, except for
  ///   `DiagnosticReport` and `DocumentReference`, which are guesses.
  private static let types = [
    "AllergyIntolerance": "Allergy", "Condition": "Condition", "Coverage": "Coverage",
    "DiagnosticReport": "LabResult", "DocumentReference": "ClinicalNote",
    "Immunization": "Immunization", "MedicationDispense": "Medication",
    "MedicationOrder": "Medication", "MedicationRequest": "Medication",
    "MedicationStatement": "Medication", "Observation": "LabResult", "Procedure": "Procedure",
  ]

  /// The members that name a resource, the most important first.
  ///
  /// - Source: FHIR, versions 1.0.2 and 4.0.1, the pages of the resources. Confidence: documented.
  private static let namingMembers = [
    "code", "substance", "vaccineCode", "medicationCodeableConcept", "medicationReference", "type",
    "description",
  ]

  private static func tree(
    _ bytes: [UInt8], _ path: String
  ) throws(HealthExportError) -> JSONTree {
    do throws(SourceTextError) {
      return try JSONTree(SourceText(name: path, bytes: bytes))
    } catch {
      let place = error.diagnostic.position
      throw HealthExportError(
        path, line: place?.line ?? 0, column: place?.column ?? 0,
        HealthExportError.shown(error.diagnostic.message.unicodeScalars[...]))
    }
  }

  /// Returns the type of a resource; `nil` for a kind without one.
  private static func type(_ kind: String, _ root: JSONValue) -> HealthType? {
    guard var word = types[kind] else { return nil }
    // FHIR names the category of observations of the body (documented).
    if kind == "Observation", isVitalSign(root) { word = "VitalSign" }
    return HealthType.named("\(word)Record")
  }

  /// Returns whether an observation is in the category of vital signs: one concept in FHIR 1.0, and
  /// a list of them in 4.0.
  private static func isVitalSign(_ root: JSONValue) -> Bool {
    guard let category = root.member("category") else { return false }
    let concepts = category.kind == .array ? Array(category.elements) : [category]
    return concepts.contains { concept in
      concept.member("coding")?.elements.contains { $0.member("code")?.string == "vital-signs" }
        ?? false
    }
  }

  /// Returns the name of a resource for users; `nil` for none.
  private static func name(_ root: JSONValue) -> String? {
    for key in namingMembers {
      guard let value = root.member(key) else { continue }
      let codings = value.member("coding").map { Array($0.elements) } ?? []
      let texts =
        [value.string, value.member("text")?.string, value.member("display")?.string]
        + codings.map { $0.member("display")?.string }
      if let name = texts.lazy.compactMap(\.self).first(where: { !$0.isEmpty }) { return name }
    }
    return nil
  }

  private static func shown(_ text: String) -> String {
    HealthExportError.shown(text.unicodeScalars.prefix(40))
  }
}

extension JSONValue {
  /// Returns the member with a key; `nil` for none, and for a value that is not an object.
  fileprivate func member(_ key: String) -> JSONValue? { members.first { $0.key == key } }
}

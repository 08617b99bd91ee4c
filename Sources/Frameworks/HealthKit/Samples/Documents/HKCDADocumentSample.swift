package import TactusHealthModel

/// A sample with a document in the Clinical Document Architecture.
///
/// Step Health.DO1.
///
/// - Thread: any; all its properties are constants.
open class HKCDADocumentSample: HKDocumentSample, @unchecked Sendable {
  /// The document.
  public let document: HKCDADocument?

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - documentData: The document, at most 512 KiB of XML whose root is a `ClinicalDocument`.
  ///   - startDate: The beginning.
  ///   - endDate: The end; one before the start traps.
  ///   - metadata: The metadata; `nil` for none.
  /// - Throws: `HKError` with `errorInvalidArgument` for another document.
  public init(
    data documentData: Data, start startDate: Date, end endDate: Date, metadata: [String: Any]?
  ) throws {
    let parsed = try CDAReader(documentData).document
    document = parsed
    super.init(
      HKDocumentType(model: HKObjectType.model(HKDocumentTypeIdentifier.CDA.rawValue)),
      .document(
        HealthDocument(
          title: parsed.title, patient: parsed.patientName, author: parsed.authorName,
          custodian: parsed.custodianName, data: documentData.base64EncodedString())),
      startDate, endDate, nil, metadata)
  }

  /// Creates a sample of the phone.
  ///
  /// - Parameters:
  ///   - model: The sample.
  ///   - hasData: Whether the document's data is included.
  package init(model: HealthSample, hasData: Bool) {
    if case .document(let own) = model.content {
      document = HKCDADocument(
        hasData ? Data(base64Encoded: own.data) : nil, title: own.title, patient: own.patient,
        author: own.author, custodian: own.custodian)
    } else {
      document = nil
    }
    super.init(model: model)
  }
}

/// A document in the Clinical Document Architecture.
///
/// - Thread: any; all its properties are constants.
open class HKCDADocument: NSObject, @unchecked Sendable {
  /// The document; `nil` unless the query has requested it.
  public let documentData: Data?
  /// The title.
  public let title: String
  /// The name of the patient.
  public let patientName: String
  /// The name of the author.
  public let authorName: String
  /// The name of the custodian organization of the document.
  public let custodianName: String

  init(_ data: Data?, title: String, patient: String, author: String, custodian: String) {
    documentData = data
    self.title = title
    patientName = patient
    authorName = author
    custodianName = custodian
    super.init()
  }
}

/// The key of the details of an invalid document in an error's dictionary.
public let HKDetailedCDAValidationErrorKey = "HKDetailedCDAValidationError"

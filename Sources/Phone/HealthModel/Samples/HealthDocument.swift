/// The content of a CDA document.
public struct HealthDocument: Sendable, Hashable {
  /// The title, the names of the patient, of the author and of the custodian, and the document in
  /// base64.
  public var title, patient, author, custodian, data: String

  /// Creates a content.
  public init(
    title: String = "", patient: String = "", author: String = "", custodian: String = "",
    data: String
  ) {
    self.title = title
    self.patient = patient
    self.author = author
    self.custodian = custodian
    self.data = data
  }
}

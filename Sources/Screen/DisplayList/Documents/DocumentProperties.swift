/// The properties of a document, as its readers show them.
public struct DocumentProperties: Sendable, Equatable {
  /// The title.
  public var title: String?
  /// The author.
  public var author: String?
  /// The subject.
  public var subject: String?
  /// The keywords, separated by commas.
  public var keywords: String?
  /// The program that created the content.
  public var creator: String?
  /// The time of creation, in ISO 8601; documents with the same time and pages have the same bytes.
  public var creationDate: String

  /// Creates properties with a time of creation, in ISO 8601 such as "2024-05-01T12:00:00Z".
  public init(creationDate: String) { self.creationDate = creationDate }
}

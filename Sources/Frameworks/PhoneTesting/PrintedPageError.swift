/// An error of reading a page of a printed job.
public struct PrintedPageError: Error, Equatable, CustomStringConvertible {
  /// The name of the job.
  public let jobName: String
  /// The document with the error, counted from 1; nil if no document has the page.
  public let document: Int?
  /// The requested page, counted from 1 across all documents.
  public let page: Int
  /// The error in words.
  public let reason: String

  /// A sentence about the error.
  public var description: String {
    let place = document.map { "document \($0) of '\(jobName)'" } ?? "'\(jobName)'"
    return "page \(page) of the printed pages cannot be read: \(place): \(reason)"
  }
}

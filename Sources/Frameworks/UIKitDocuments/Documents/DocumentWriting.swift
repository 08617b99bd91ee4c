/// The writing of a document's contents.
struct DocumentWriting {
  /// The contents.
  let contents: Any
  /// The file's further attributes.
  let attributes: [AnyHashable: Any]
  /// The file.
  let url: URL
  /// The kind of the save.
  let operation: UIDocument.SaveOperation
}

/// A kind of entry of a notebook.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INNotebookItemType: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Note.
  case note = 1
  /// Task list.
  case taskList = 2
  /// Task.
  case task = 3
}

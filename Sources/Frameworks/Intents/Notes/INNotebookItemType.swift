/// The kinds of notebook items.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INNotebookItemType: Int, Sendable {
  /// An unknown kind.
  case unknown = 0
  /// A plain note.
  case note = 1
  /// A list of tasks.
  case taskList = 2
  /// A single task.
  case task = 3
}

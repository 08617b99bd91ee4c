/// The editing modes of a previewed file; here files cannot be edited.
public enum QLPreviewItemEditingMode: Int, Sendable {
  /// No editing.
  case disabled = 0
  /// Edits update the file.
  case updateContents = 1
  /// Edits are saved to a copy.
  case createCopy = 2
}

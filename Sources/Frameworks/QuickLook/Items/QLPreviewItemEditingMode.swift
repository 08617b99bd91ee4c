/// The way in which changes of a previewed file would be saved; here files are never changed.
public enum QLPreviewItemEditingMode: Int, Sendable {
  /// Not at all.
  case disabled = 0
  /// Into the file.
  case updateContents = 1
  /// Into a copy.
  case createCopy = 2
}

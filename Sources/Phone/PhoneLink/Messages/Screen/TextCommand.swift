/// An editing command for the text that is edited; the raw value is the word on the wire.
public enum TextCommand: String, Sendable, CaseIterable {
  /// Selects the word at the insertion point.
  case select
  /// Selects the whole text.
  case selectAll = "select-all"
  /// Moves the selection to the pasteboard.
  case cut
  /// Copies the selection to the pasteboard.
  case copy
  /// Replaces the selection by the content of the pasteboard.
  case paste
}

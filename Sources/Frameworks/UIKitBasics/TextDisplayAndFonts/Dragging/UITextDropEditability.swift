/// Whether a text that cannot be edited receives dropped items.
public enum UITextDropEditability: UInt, Sendable {
  /// It receives none.
  case no = 0
  /// It becomes editable for the drop only.
  case temporary = 1
  /// It becomes editable and stays so.
  case yes = 2
}

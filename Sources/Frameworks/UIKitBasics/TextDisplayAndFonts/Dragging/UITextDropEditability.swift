/// The reaction of text that cannot be edited to dropped items.
public enum UITextDropEditability: UInt, Sendable {
  /// It receives none.
  case no = 0
  /// It becomes editable for the drop only.
  case temporary = 1
  /// It becomes editable and stays so.
  case yes = 2
}

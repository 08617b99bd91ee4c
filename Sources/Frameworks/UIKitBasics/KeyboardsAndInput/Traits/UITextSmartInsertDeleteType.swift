/// The settings of the insertion and deletion of spaces around pasted and cut text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

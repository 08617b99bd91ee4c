/// The settings of the replacement of straight quotes by curved ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

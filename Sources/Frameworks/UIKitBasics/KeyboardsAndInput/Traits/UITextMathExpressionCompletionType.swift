/// Whether mathematical expressions are completed with their result.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// No results.
  case no = 1
  /// Results.
  case yes = 2
}

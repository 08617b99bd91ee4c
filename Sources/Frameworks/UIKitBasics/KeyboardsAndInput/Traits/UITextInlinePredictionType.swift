/// The settings of predictions in the text.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// No predictions.
  case no = 1
  /// Predictions.
  case yes = 2
}

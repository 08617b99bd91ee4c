/// The causes of a navigation.
public enum WKNavigationType: Int, Sendable {
  /// A tapped link.
  case linkActivated
  /// A submitted form.
  case formSubmitted
  /// An item of the history.
  case backForward
  /// A reload.
  case reload
  /// A resubmitted form.
  case formResubmitted
  /// Other causes, such as a request of the app.
  case other = -1
}

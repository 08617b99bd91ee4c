/// The type of action triggering the navigation.
public enum WKNavigationType: Int, Sendable {
  /// A tapped link.
  case linkActivated
  /// A form that was sent.
  case formSubmitted
  /// A page of the list.
  case backForward
  /// The same page again.
  case reload
  /// A form that was sent again.
  case formResubmitted
  /// Another cause, such as the app's own request.
  case other = -1
}

/// A text view, as views, keyboards, VoiceOver and printing need it.
@MainActor
package protocol TextShowing: UIView {
  /// The text with its attributes.
  var attributedText: NSAttributedString! { get }
  /// Whether the text is secure.
  var isSecureTextEntry: Bool { get }
  /// Whether the formatting panel replaces the keyboard (TextViews.TV33).
  var isBeingFormatted: Bool { get }
  /// Scrolls until a range of the text is visible.
  func scrollToShow(_ range: UITextRange)
}

/// A control that gets an interaction for selecting its text.
@MainActor
package protocol TextInteracting {
  /// Creates an interaction for editable text.
  func makeTextInteraction() -> any TextSelectionInteraction
}

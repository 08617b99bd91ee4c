/// A control that gets an interaction to select its text.
@MainActor
package protocol TextInteracting {
  /// Creates the interaction of text that can be edited.
  func makeTextInteraction() -> any TextSelectionInteraction
}

import TactusFoundation
import TactusPhoneLink

/// A generator of feedback for changes of a selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers feedback for a selection that has changed.
  open func selectionChanged() { trigger(.selection) }

  /// Triggers feedback for a selection that has changed at a location; a phone ignores the
  /// location.
  open func selectionChanged(at location: CGPoint) { trigger(.selection) }
}

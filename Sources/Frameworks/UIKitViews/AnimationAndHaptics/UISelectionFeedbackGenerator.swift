import TactusFoundation
import TactusPhoneLink

/// A generator of selection feedback.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers selection feedback.
  open func selectionChanged() { trigger(.selection) }

  /// Triggers selection feedback at a location; a phone ignores the location.
  open func selectionChanged(at location: CGPoint) { trigger(.selection) }
}

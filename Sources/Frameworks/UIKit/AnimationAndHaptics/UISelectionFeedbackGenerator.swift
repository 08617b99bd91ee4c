import Foundation
import PhoneLink

/// Lets be felt that a choice moved on.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Says that a choice moved on to another value.
  open func selectionChanged() { trigger(.selection) }

  /// Says that a choice moved on, at a place; a phone feels the same everywhere.
  open func selectionChanged(at location: CGPoint) { trigger(.selection) }
}

import TactusFoundation
import TactusPhoneLink

/// A generator of feedback for events on a canvas, felt in a pencil or a trackpad.
///
/// A phone without either does not play it.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers feedback for an alignment.
  open func alignmentOccurred(at location: CGPoint) { trigger(.canvasAlignment) }

  /// Triggers feedback for a completed path.
  open func pathCompleted(at location: CGPoint) { trigger(.canvasPath) }
}

import TactusFoundation
import TactusPhoneLink

/// A generator of feedback for canvas events, played by a pencil or a trackpad.
///
/// A phone without these does not play it.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers feedback for an alignment.
  open func alignmentOccurred(at location: CGPoint) { trigger(.canvasAlignment) }

  /// Triggers feedback for a completed path.
  open func pathCompleted(at location: CGPoint) { trigger(.canvasPath) }
}

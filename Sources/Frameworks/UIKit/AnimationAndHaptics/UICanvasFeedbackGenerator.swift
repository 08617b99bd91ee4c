import Foundation
import PhoneLink

/// Lets be felt, in a pencil or a trackpad, what happens to what is drawn.
///
/// A phone without either does not play it.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Says that something came into line with something else.
  open func alignmentOccurred(at location: CGPoint) { trigger(.canvasAlignment) }

  /// Says that a path is complete.
  open func pathCompleted(at location: CGPoint) { trigger(.canvasPath) }
}

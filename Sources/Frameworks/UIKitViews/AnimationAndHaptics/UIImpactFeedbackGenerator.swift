import TactusFoundation
import TactusPhoneLink
import TactusPhoneTypes

/// A generator of feedback for impacts.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or hardness of colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// A collision of small or light objects.
    case light = 0
    /// A collision of medium objects.
    case medium = 1
    /// A collision of large or heavy objects.
    case heavy = 2
    /// A collision of soft objects.
    case soft = 3
    /// A collision of rigid objects.
    case rigid = 4
  }

  /// Creates a generator of medium impacts.
  public required nonisolated init() {
    style = .medium
    super.init()
  }

  /// Creates a generator of a style.
  public required nonisolated init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of impacts of a style that is an interaction of a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Triggers impact feedback.
  open func impactOccurred() { trigger(feedback) }

  /// Triggers impact feedback with an intensity, 0…1 of the style's.
  open func impactOccurred(intensity: CGFloat) { trigger(feedback, intensity: intensity) }

  /// Triggers impact feedback at a location; a phone ignores the location.
  open func impactOccurred(at location: CGPoint) { trigger(feedback) }

  /// Triggers impact feedback with an intensity at a location; a phone ignores the location.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    trigger(feedback, intensity: intensity)
  }

  // MARK: Internals

  private nonisolated let style: FeedbackStyle

  private var feedback: Feedback {
    switch style {
    case .light: .impactLight
    case .medium: .impactMedium
    case .heavy: .impactHeavy
    case .soft: .impactSoft
    case .rigid: .impactRigid
    }
  }
}

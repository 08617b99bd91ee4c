import Foundation
import PhoneHardware
import PhoneLink

/// Lets be felt that one thing met another.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What met, by its weight or by how far it gives way.
  public enum FeedbackStyle: Int, Sendable {
    /// Something small or light.
    case light = 0
    /// Something of middling size or weight.
    case medium = 1
    /// Something large or heavy.
    case heavy = 2
    /// Something that gives way.
    case soft = 3
    /// Something that does not give way.
    case rigid = 4
  }

  /// Makes a generator of medium impacts.
  public required nonisolated init() {
    style = .medium
    super.init()
  }

  /// Makes a generator of one kind of impact.
  public required nonisolated init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator of one kind of impact that is an interaction of a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Says that an impact happened.
  open func impactOccurred() { trigger(feedback) }

  /// Says that an impact of a strength happened, 0…1 of the style's own.
  open func impactOccurred(intensity: CGFloat) { trigger(feedback, intensity: intensity) }

  /// Says that an impact happened at a place; a phone feels the same everywhere.
  open func impactOccurred(at location: CGPoint) { trigger(feedback) }

  /// Says that an impact of a strength happened at a place; a phone feels the same everywhere.
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

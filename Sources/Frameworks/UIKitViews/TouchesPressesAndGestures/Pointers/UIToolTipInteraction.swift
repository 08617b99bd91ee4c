/// An interaction that shows a tooltip; it has no effect, because phones have no pointer
/// (Views.PT1).
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Creates an interaction without a tooltip.
  public override init() { super.init() }

  /// Creates an interaction with a tooltip.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  /// The tooltip; nil for none.
  open var defaultToolTip: String?
  /// The delegate.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Whether the tooltip is enabled.
  open var isEnabled = true

  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Called before the view changes; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called when the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A tooltip, and where it applies.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The tooltip.
  public let toolTip: String
  /// The rectangle in which it applies; null for the whole view.
  public let sourceRect: CGRect

  /// Creates a configuration.
  public init(toolTip: String, in sourceRect: CGRect = .null) {
    (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
    super.init()
  }
}

/// The delegate of a tooltip interaction; never called.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Returns the tooltip at a point; optional.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Returns nil.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}

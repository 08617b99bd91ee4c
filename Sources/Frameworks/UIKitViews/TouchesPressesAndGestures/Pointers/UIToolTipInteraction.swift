/// An interaction that shows a text beside a pointer; phones have no pointer, so it shows nothing.
///
/// Step Views.PT1.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Creates an interaction without a text.
  public override init() { super.init() }

  /// Creates an interaction with a text.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  /// The text; nil for none.
  open var defaultToolTip: String?
  /// The delegate.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Whether the interaction shows its text.
  open var isEnabled = true

  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Called before the view changes; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called when the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The text beside a pointer, and where it applies.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// The rectangle in which it applies; null for all of the view.
  public let sourceRect: CGRect

  /// Creates a configuration.
  public init(toolTip: String, in sourceRect: CGRect = .null) {
    (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
    super.init()
  }
}

/// The method by which a delegate returns the text beside a pointer; nothing calls it.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Returns the text at a place; optional.
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

/// The effect with which content disappears at an edge of a scroll view.
///
/// The phone looks like iOS 18, which has no such effect.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The style.
  open var style: Style = .automatic
  /// Whether the effect is hidden.
  open var isHidden = false

  override init() { super.init() }

  /// The style of an edge effect.
  public final class Style: NSObject, Sendable {
    /// The style that suits the content.
    public static let automatic = Style()
    /// A hard line below the views at the edge.
    public static let hard = Style()
    /// A soft transition below the views at the edge.
    public static let soft = Style()

    override private init() { super.init() }
  }
}

/// An interaction that fits the effect at a scroll view's edge to the shape of a view above the
/// content.
///
/// The phone looks like iOS 18, which has no such effect.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// Creates an interaction without a scroll view.
  public override init() { super.init() }

  /// The scroll view.
  open weak var scrollView: UIScrollView?
  /// The edge of the scroll view.
  open var edge: UIRectEdge = []
  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to a view or removed; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
}

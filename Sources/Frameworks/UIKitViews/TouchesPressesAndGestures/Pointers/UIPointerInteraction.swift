internal import TactusVirtualTime

/// A pointer interaction of a view; its delegate is never called, because an iPhone has no pointer.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether the interaction is enabled.
  open var isEnabled = true

  /// Does nothing: there is no pointer.
  open func invalidate() {}
  /// Called before the interaction is added to a view or removed; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a pointer interaction.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region of a request.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style within a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Called when the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called when the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns no style.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Animations alongside those of a pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes to animate.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that receives whether the animations finished.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

extension UIPointerInteractionAnimating {
  /// Returns whether the animations finished, when they have ended.
  @discardableResult
  public func addCompletion() async -> Bool {
    await withCompletionWaiter(fallback: false) { waiter in addCompletion { waiter.finish($0) } }
  }
}

/// A request for the region at a location.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location of the pointer.
  open var location: CGPoint { .zero }
  /// The pressed modifier keys.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// A region in which a pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (ownRect, ownIdentifier) = (rect, identifier)
    super.init()
  }

  /// The rectangle in the view's coordinates.
  open var rect: CGRect { ownRect }
  /// The identifier.
  open var identifier: AnyHashable? { ownIdentifier }

  /// The axes along which a pressed pointer stays in the region; stored, because a phone has no
  /// pointer.
  open var latchingAxes: UIAxis = []

  private let ownRect: CGRect
  private let ownIdentifier: AnyHashable?
}

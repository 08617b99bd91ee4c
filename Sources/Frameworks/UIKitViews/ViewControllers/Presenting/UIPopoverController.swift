/// A popover, before iOS 9; only for tablets (Presentations.PC1).
@available(*, deprecated, message: "use the popoverPresentationController of a view controller")
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
  /// Traps: a phone has no such popovers (Presentations.PC1).
  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
    programmingPrecondition(
      UIDevice.current.userInterfaceIdiom == .pad,
      "UIPopoverController is only for tablets; present the view controller with the style popover",
      exception: "NSInvalidArgumentException")
  }

  /// The delegate.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// The view controller of the content.
  open var contentViewController: UIViewController
  /// The size of the content; zero for the controller's preferred size.
  open var contentSize = CGSize.zero
  /// The views outside of the popover that receive touches.
  open var passthroughViews: [UIView]?
  /// The color of the background.
  open var backgroundColor: UIColor?
  /// The minimum distances from the edges of the screen.
  open var layoutMargins = UIEdgeInsets.zero
  /// The class of the background.
  open var backgroundViewClass: AnyClass?
  /// Whether the popover is shown.
  open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }
  /// The direction of the arrow.
  open var arrowDirection: UIPopoverArrowDirection {
    contentViewController.popoverPresentationController?.arrowDirection ?? .unknown
  }

  /// Sets the view controller of the content.
  open func setContentView(_ viewController: UIViewController, animated: Bool) {
    contentViewController = viewController
  }
  /// Sets the size of the content.
  open func setContentSize(_ size: CGSize, animated: Bool) {
    contentSize = size
    contentViewController.preferredContentSize = size
  }
  /// Shows the popover at a rectangle in a view.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(permittedArrowDirections, animated) { popover in
      (popover.sourceView, popover.sourceRect) = (view, rect)
    }
  }
  /// Shows the popover at an item of a bar.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool
  ) { present(permittedArrowDirections, animated) { $0.barButtonItem = item } }

  /// Removes the popover.
  open func dismiss(animated: Bool) { contentViewController.dismiss(animated: animated) }

  private func present(
    _ arrows: UIPopoverArrowDirection, _ animated: Bool,
    _ place: (UIPopoverPresentationController) -> Void
  ) {
    contentViewController.modalPresentationStyle = .popover
    guard let popover = contentViewController.popoverPresentationController else { return }
    popover.permittedArrowDirections = arrows
    popover.passthroughViews = passthroughViews
    popover.backgroundColor = backgroundColor
    place(popover)
    UIScreen.main.keyWindow?.frontmostViewController?
      .present(contentViewController, animated: animated)
  }
}

/// The delegate of a popover, before iOS 9.
@available(*, deprecated, message: "use UIPopoverPresentationControllerDelegate")
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Returns whether a touch outside of the popover dismisses it; optional.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// Called when a touch outside has dismissed the popover; optional.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
  /// Called before the popover moves with its surroundings; optional, never called.
  func popoverController(
    _ popoverController: UIPopoverController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

@available(*, deprecated, message: "use UIPopoverPresentationControllerDelegate")
extension UIPopoverControllerDelegate {
  /// Returns true.
  public func popoverControllerShouldDismissPopover(
    _ popoverController: UIPopoverController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
  /// Does nothing.
  public func popoverController(
    _ popoverController: UIPopoverController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

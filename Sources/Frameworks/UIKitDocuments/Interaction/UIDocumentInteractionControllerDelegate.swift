/// The delegate of a document interaction controller; all methods are optional.
///
/// Steps DocumentsInApps.DI1…
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller that presents a preview; a navigation controller pushes it.
  ///
  /// Without this method there are no previews.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Returns the rectangle from which a preview grows.
  func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect
  /// Returns the view from which a preview grows.
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  /// Notifies the delegate that a preview will appear.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Notifies the delegate that the preview is gone.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Notifies the delegate that the menu of options will appear.
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Notifies the delegate that the menu of options is gone.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Notifies the delegate that the menu of apps will appear.
  func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController)
  /// Notifies the delegate that the menu of apps is gone.
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
  /// Notifies the delegate that another app will get the file.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?)
  /// Notifies the delegate that another app has got the file.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns a placeholder that stands for no controller.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { NoPreviewParent() }
  /// Returns an empty rectangle.
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  /// Returns nil.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    didEndSendingToApplication application: String?
  ) {}
}

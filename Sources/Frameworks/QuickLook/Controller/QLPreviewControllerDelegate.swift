/// An object that follows a controller with previews, and decides about links and transitions.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  /// Called before the controller is dismissed.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Called after the controller has been dismissed.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Returns whether the phone may open the URL of a link in a file; true by default.
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  /// Returns the rectangle from which the preview of a file zooms, and sets the view that contains
  /// it.
  func previewController(
    _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
    inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
  ) -> CGRect
  /// Returns the image that zooms into the preview, and sets the rectangle of its content.
  func previewController(
    _ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem,
    contentRect: UnsafeMutablePointer<CGRect>
  ) -> UIImage?
  /// Returns the view from which the preview of a file zooms; nil by default.
  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView?
  /// Returns the editing mode for a file; never called, because files cannot be edited.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  /// Called when a file was edited; never called, because files cannot be edited.
  func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
  /// Called when an edited copy was saved; never called, because files cannot be edited.
  func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL)
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// Returns true.
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  /// Returns an empty rectangle.
  public func previewController(
    _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
    inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
  ) -> CGRect { .zero }
  /// Returns nil.
  public func previewController(
    _ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem,
    contentRect: UnsafeMutablePointer<CGRect>
  ) -> UIImage? { nil }
  /// Returns nil.
  public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
  /// Returns `disabled`.
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
  /// Does nothing.
  public func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
  ) {}
  /// Does nothing.
  public func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL
  ) {}
}

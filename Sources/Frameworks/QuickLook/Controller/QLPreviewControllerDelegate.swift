/// An object that follows a controller with previews, and decides about links and transitions.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  /// Tells that the controller will be dismissed.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Tells that the controller is dismissed.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Returns whether the phone may open the address of a link in a file; by default it may.
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  /// Returns the rectangle from which the preview of a file grows, and sets the view that it is in.
  func previewController(
    _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
    inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
  ) -> CGRect
  /// Returns the picture that grows into the preview, and sets the part of it with the content.
  func previewController(
    _ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem,
    contentRect: UnsafeMutablePointer<CGRect>
  ) -> UIImage?
  /// Returns the view from which the preview of a file grows; by default none.
  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView?
  /// Returns how changes of a file would be saved; not asked, because files are never changed.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  /// Tells that a file was changed; not called, because files are never changed.
  func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
  /// Tells that a changed copy was written; not called, because files are never changed.
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

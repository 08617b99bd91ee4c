/// The delegate of a viewport layout controller.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// Returns the visible rectangle of the text container.
  func viewportBounds(
    for textViewportLayoutController: NSTextViewportLayoutController
  ) -> CGRect

  /// Shows a fragment.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)

  /// Called before the fragments are laid out.
  func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)

  /// Called after the last fragment was shown.
  func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing.
  public func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}

  /// Does nothing.
  public func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
}

/// A registration of a view for previews, and its current preview.
@MainActor
final class PreviewRegistration: NSObject, UIViewControllerPreviewing, PressListener {
  private let recognizer = PressRecognizer()
  private weak var heldDelegate: (any UIViewControllerPreviewingDelegate)?
  private weak var heldView: UIView?
  private var ownRect: CGRect?
  private var preview: Preview?

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (heldDelegate, heldView) = (delegate, view)
    super.init()
    recognizer.listener = self
    view.addGestureRecognizer(recognizer)
  }

  isolated deinit { end() }

  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { recognizer }

  var delegate: any UIViewControllerPreviewingDelegate {
    guard let heldDelegate else {
      programmingError("the delegate of a preview registration was deallocated")
    }
    return heldDelegate
  }

  var sourceView: UIView {
    guard let heldView else {
      programmingError("the view of a preview registration was deallocated")
    }
    return heldView
  }

  var sourceRect: CGRect {
    get { ownRect ?? heldView?.bounds ?? .zero }
    set { ownRect = newValue }
  }

  /// Ends the registration and dismisses the preview (Previews.PV8).
  func end() {
    recognizer.stop()
    preview?.dismiss()
    preview = nil
    recognizer.listener = nil
    heldView?.removeGestureRecognizer(recognizer)
  }

  // MARK: Press events

  /// Requests the view controller from the delegate; returns whether there is one (Previews.PV8).
  func pressShouldBegin(_ press: PressRecognizer) -> Bool {
    guard let view = heldView, let window = view.window, let heldDelegate, preview?.isOver != false,
      view.traitCollection.forceTouchCapability == .available
    else { return false }
    ownRect = nil
    let controller = heldDelegate.previewingContext(
      self, viewControllerForLocation: view.convert(press.place, from: window))
    // The delegate may have removed the view.
    guard let controller, view.window === window else { return false }
    preview = Preview(of: controller, from: view, sourceRect, in: window)
    return true
  }

  func press(_ press: PressRecognizer, hints progress: CGFloat) { preview?.hint(progress) }

  func pressPeeks(_ press: PressRecognizer) { preview?.peek(at: press.place) }

  func press(_ press: PressRecognizer, deepens progress: CGFloat) {
    preview?.enlarge(progress, at: press.place)
  }

  func pressMayPop(_ press: PressRecognizer) -> Bool { preview?.allowsPop == true }

  func pressPops(_ press: PressRecognizer) {
    preview?.pop { [self] controller in
      heldDelegate?.previewingContext(self, commit: controller)
    }
  }

  func pressLifts(_ press: PressRecognizer) { preview?.lift() }

  func pressCancels(_ press: PressRecognizer) { preview?.dismiss() }
}

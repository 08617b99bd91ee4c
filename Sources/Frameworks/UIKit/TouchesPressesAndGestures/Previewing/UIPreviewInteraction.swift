/// Tells how deep a view is pressed, so that an app can show a preview of its own.
///
/// Steps PV14–PV17 are in `Documentation/Behaviour/Previews.md`.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject, PressListener {
  private let recognizer = PressRecognizer()
  private let feedback = PressFeedback()
  /// Whether the delegate has something to open.
  private var opens = true

  /// Begins to watch a view; it is watched for as long as somebody keeps this.
  public init(view: UIView) {
    self.view = view
    super.init()
    recognizer.listener = self
    view.addGestureRecognizer(recognizer)
  }

  isolated deinit {
    recognizer.listener = nil
    view?.removeGestureRecognizer(recognizer)
  }

  /// The view that is pressed; nil once it is gone.
  open private(set) weak var view: UIView?

  /// Shows what is previewed; without it nothing begins.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Where the finger is.
  ///
  /// - Parameter coordinateSpace: A view or a screen; nil for the window's own coordinates.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let coordinateSpace, let window = view?.window else { return recognizer.place }
    return coordinateSpace.convert(recognizer.place, from: window)
  }

  /// Ends it, which the delegate hears; a finger that still presses begins nothing anew (PV17).
  open func cancel() { recognizer.stop() }

  /// The delegate has said nothing of opening.
  func opensNothing() { opens = false }

  // MARK: Pressing

  func pressShouldBegin(_ press: PressRecognizer) -> Bool {
    guard let view, let window = view.window, let delegate,
      view.traitCollection.forceTouchCapability == .available
    else { return false }
    opens = true
    // The delegate may have taken the view away.
    return delegate.previewInteractionShouldBegin(self) && view.window === window
  }

  func press(_ press: PressRecognizer, hints progress: CGFloat) {
    delegate?.previewInteraction(self, didUpdatePreviewTransition: progress, ended: false)
  }

  func pressPeeks(_ press: PressRecognizer) {
    feedback.peeked()
    delegate?.previewInteraction(self, didUpdatePreviewTransition: 1, ended: true)
  }

  func press(_ press: PressRecognizer, deepens progress: CGFloat) {
    guard opens else { return }
    delegate?.previewInteraction(self, didUpdateCommitTransition: progress, ended: false)
  }

  func pressMayPop(_ press: PressRecognizer) -> Bool { opens }

  func pressPops(_ press: PressRecognizer) {
    feedback.popped()
    delegate?.previewInteraction(self, didUpdateCommitTransition: 1, ended: true)
  }

  func pressLifts(_ press: PressRecognizer) { delegate?.previewInteractionDidCancel(self) }

  func pressCancels(_ press: PressRecognizer) { delegate?.previewInteractionDidCancel(self) }
}

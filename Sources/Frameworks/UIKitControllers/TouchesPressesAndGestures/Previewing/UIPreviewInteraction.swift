/// An interaction that reports the force of a press, for apps that present their own previews.
///
/// Steps Previews.PV14–PV17.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject, PressListener {
  private let recognizer = PressRecognizer()
  private let feedback = PressFeedback()
  /// Whether the delegate handles the commit.
  private var opens = true

  /// Creates an interaction that observes a view for as long as the interaction exists.
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

  /// The observed view; nil once it is deallocated.
  open private(set) weak var view: UIView?

  /// The delegate; without one no interaction begins.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Returns the location of the press.
  ///
  /// - Parameter coordinateSpace: A view or a screen; nil for the window.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let coordinateSpace, let window = view?.window else { return recognizer.place }
    return coordinateSpace.convert(recognizer.place, from: window)
  }

  /// Cancels the interaction and notifies the delegate; the current press begins no other
  /// (Previews.PV17).
  open func cancel() { recognizer.stop() }

  /// Called by the default implementation of the commit method: the delegate does not handle it.
  func disableCommit() { opens = false }

  // MARK: Press events

  package func pressShouldBegin(_ press: PressRecognizer) -> Bool {
    guard let view, let window = view.window, let delegate,
      view.traitCollection.forceTouchCapability == .available
    else { return false }
    opens = true
    // The delegate may have removed the view.
    return delegate.previewInteractionShouldBegin(self) && view.window === window
  }

  package func press(_ press: PressRecognizer, hints progress: CGFloat) {
    delegate?.previewInteraction(self, didUpdatePreviewTransition: progress, ended: false)
  }

  package func pressPeeks(_ press: PressRecognizer) {
    feedback.peeked()
    delegate?.previewInteraction(self, didUpdatePreviewTransition: 1, ended: true)
  }

  package func press(_ press: PressRecognizer, deepens progress: CGFloat) {
    guard opens else { return }
    delegate?.previewInteraction(self, didUpdateCommitTransition: progress, ended: false)
  }

  package func pressMayPop(_ press: PressRecognizer) -> Bool { opens }

  package func pressPops(_ press: PressRecognizer) {
    feedback.popped()
    delegate?.previewInteraction(self, didUpdateCommitTransition: 1, ended: true)
  }

  package func pressLifts(_ press: PressRecognizer) {
    delegate?.previewInteractionDidCancel(self)
  }

  package func pressCancels(_ press: PressRecognizer) {
    delegate?.previewInteractionDidCancel(self)
  }
}

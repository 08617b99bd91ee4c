/// The magnifier above a finger that moves the insertion point of an app's own text view.
///
/// Step TextSelection.SD4.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
  /// Shows the magnifier.
  ///
  /// - Parameters:
  ///   - point: The location of the finger.
  ///   - selectionWidget: The view that the finger drags; without effect here.
  ///   - interactionView: The view that is magnified, in whose coordinates points are.
  /// - Returns: The session; `nil` for a view outside of a window.
  open class func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
  ) -> UITextLoupeSession? {
    guard let loupe = LoupeView(of: interactionView) else { return nil }
    let session = UITextLoupeSession(loupe, interactionView)
    session.move(to: point, withCaretRect: CGRect(origin: point, size: .zero), trackingCaret: false)
    return session
  }

  /// Moves the magnifier.
  ///
  /// - Parameters:
  ///   - point: The location of the finger.
  ///   - caretRect: The rectangle of the insertion point.
  ///   - tracksCaret: Whether the insertion point is magnified rather than the location.
  open func move(
    to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool
  ) {
    guard let loupe, let view else { return }
    let shown = tracksCaret ? CGPoint(x: caretRect.midX, y: caretRect.midY) : point
    loupe.show(shown, finger: view.convert(point, to: nil))
  }

  /// Removes the magnifier.
  open func invalidate() {
    loupe?.removeFromSuperview()
    loupe = nil
  }

  // MARK: Internals

  private var loupe: LoupeView?
  private weak var view: UIView?

  /// Creates a session without a magnifier.
  public override init() { super.init() }

  private init(_ loupe: LoupeView, _ view: UIView) {
    (self.loupe, self.view) = (loupe, view)
    super.init()
  }
}

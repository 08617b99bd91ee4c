/// The registration of a view for taps on a pencil and squeezes of it.
///
/// No Apple Pencil works with an iPhone, so the delegate is not called (Touches.PI1).
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// Creates an interaction without a delegate.
  public override init() { super.init() }

  /// Creates an interaction with a delegate.
  ///
  /// - Parameter delegate: The delegate; not retained.
  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The receiver of taps and squeezes; not retained.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether the delegate would be called.
  open var isEnabled = true

  /// The preferred action of a double tap, as in Settings without an Apple Pencil.
  ///
  /// - Source: Apple's user guide of the iPad, where a double tap switches to the eraser at first.
  ///   Confidence: documented for an iPad, guess for an iPhone.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// The preferred action of a squeeze, as in Settings without an Apple Pencil.
  ///
  /// - Source: Apple's user guide of the iPad, where a squeeze shows the palette of tools at first.
  ///   Confidence: documented for an iPad, guess for an iPhone.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  /// Whether only Apple Pencil draws; false, as there is none.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether Apple Pencil near the screen shows its tool; false, as there is none.
  open class var prefersHoverToolPreview: Bool { false }

  // MARK: View

  /// The view to which the interaction belongs.
  open private(set) weak var view: UIView?

  /// Called before the interaction moves to a view, or to none; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction has moved to a view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

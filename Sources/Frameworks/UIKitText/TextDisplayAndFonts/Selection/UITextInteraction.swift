/// An interaction that brings the selection of text by touch to a text input.
///
/// Text fields and text views have one; other views that adopt `UITextInput` add one. Steps
/// TextSelection.SE1… are in `Documentation/Behaviour/TextSelection.md`.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  /// Creates an interaction, which is active once it is added to a view and has a text input.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
    setUpRecognizers()
  }

  /// The delegate.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text input.
  open weak var textInput: (any UIResponder & UITextInput)? {
    didSet { if let view { addHandles(to: view) } }
  }
  /// Whether the text can be edited.
  open private(set) var textInteractionMode: UITextInteractionMode
  /// The recognizers of the interaction, for others that wait for them to fail.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap, press, handlePan] }

  /// The view to which the interaction belongs.
  open private(set) weak var view: UIView?

  /// Called before the interaction moves to a view, or to none.
  open func willMove(to view: UIView?) {
    for recognizer in recognizers { self.view?.removeGestureRecognizer(recognizer) }
    for handle in [startHandle, endHandle] { handle.removeFromSuperview() }
    if let customDisplay { customDisplay.view?.removeInteraction(customDisplay) }
    customDisplay = nil
  }

  /// Called after the interaction has moved to a view, or to none.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    addHandles(to: view)
  }

  /// Asks the delegate before a gesture begins, and whether the gesture has something to act on.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin(gestureRecognizer)
  }

  /// Returns whether a recognizer receives a touch; only touches of a handle drag it.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives(touch, gestureRecognizer) }

  // MARK: Internals

  let tap = TextTapRecognizer(target: nil, action: nil)
  let press = TextPressRecognizer(target: nil, action: nil)
  let handlePan = UIPanGestureRecognizer(target: nil, action: nil)
  let startHandle = SelectionHandleView(isStart: true)
  let endHandle = SelectionHandleView(isStart: false)
  /// Whether taps are delivered by the view itself, as those of controls are.
  package var isTappedByView = false
  /// The end of the selection that stays while the other one is dragged.
  var anchor: UITextPosition?
  /// The location at which a press has selected text; near it the selection stays.
  var selectingPoint = CGPoint.zero
  /// The handle that a finger drags.
  var grabbedHandle: SelectionHandleView?
  /// The number of firm presses of the touch.
  var firmPressCount = 0
  /// The loupe while a finger places the caret or a handle.
  var loupe: LoupeView?
  /// The drag of selected text by the press; nil without one.
  var textDrag: TextDragSession?
  let feedback = UISelectionFeedbackGenerator()
  /// The display of the selection of a text input that an app implements; nil for others.
  var customDisplay: UITextSelectionDisplayInteraction?
  /// The input delegate of such a text input.
  lazy var inputObserver: TextInputObserver = {
    let observer = TextInputObserver()
    observer.interaction = self
    return observer
  }()
  /// The selected range for which the menu is shown.
  var menuRange: UITextRange?

  private var recognizers: [UIGestureRecognizer] {
    isTappedByView ? [press, handlePan] : [tap, press, handlePan]
  }

  private func setUpRecognizers() {
    for recognizer in [tap, press, handlePan] { recognizer.delegate = self }
    handlePan.maximumNumberOfTouches = 1
    tap.onAction { [weak self] _ in self?.handleTap() }
    press.onAction { [weak self] _ in self?.handlePress() }
    press.onFirmPress = { [weak self] in self?.handleFirmPress() }
    handlePan.onAction { [weak self] _ in self?.handleDrag() }
  }

  private func addHandles(to view: UIView) {
    let input = textInput?.textInputView ?? view
    for handle in [startHandle, endHandle] where handle.superview !== input {
      input.addSubview(handle)
    }
  }
}

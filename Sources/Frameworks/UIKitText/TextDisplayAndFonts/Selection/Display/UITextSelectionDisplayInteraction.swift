/// An interaction that shows the insertion point or the selected range of a text input.
///
/// Steps TextSelection.SD1… are in `Documentation/Behaviour/TextSelection.md`.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - textInput: The text input, which is not retained.
  ///   - delegate: The delegate; `nil` for none.
  public init(
    textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?
  ) {
    (input, self.delegate) = (textInput, delegate)
    super.init()
  }

  /// The text input.
  open var textInput: (any UITextInput)? { input as? any UITextInput }
  /// The delegate.
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  /// The view to which the interaction belongs.
  open private(set) weak var view: UIView?

  /// Whether the selection is shown.
  open var isActivated = false {
    didSet { if isActivated != oldValue { layoutManagedSubviews() } }
  }

  /// The view of the insertion point.
  open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView() {
    didSet { replace(oldValue) }
  }
  /// The view of the selected range.
  open var highlightView: any UIView & UITextSelectionHighlightView = SelectionHighlightView() {
    didSet { replace(oldValue) }
  }
  /// The views of the start and the end of the selected range.
  open var handleViews: [any UIView & UITextSelectionHandleView] = [
    SelectionHandleView(isStart: true), SelectionHandleView(isStart: false),
  ]
  {
    didSet { for handle in oldValue { replace(handle) } }
  }

  /// Shows the present selection, after the selection or the text has changed.
  open func setNeedsSelectionUpdate() {
    layoutManagedSubviews()
    if !cursorView.isHidden { cursorView.resetBlinkAnimation() }
  }

  /// Places the views of the selection.
  open func layoutManagedSubviews() {
    guard let view, let input = textInput else { return }
    let range = isActivated ? input.selectedTextRange : nil
    let source = input.textInputView
    addViews(to: view)
    UIView.performWithoutAnimation {
      cursorView.isHidden = !(range?.isEmpty ?? false) || !showsCursor
      if let range, range.isEmpty {
        cursorView.transform = .identity
        cursorView.frame = view.convert(input.caretRect(for: range.start), from: source)
        cursorView.transform = input.caretTransform(for: range.start)
      }
      placeHighlight(range, input, source)
      let shown = range.flatMap { $0.isEmpty ? nil : $0 }
      for (index, handle) in handleViews.enumerated() {
        handle.isHidden = shown == nil || !showsHandles
        guard let shown else { continue }
        let isStart = index == 0
        handle.direction = isStart ? .leading : .trailing
        let caret = input.caretRect(for: isStart ? shown.start : shown.end)
        handle.frame = handle.preferredFrame(for: view.convert(caret, from: source))
      }
    }
  }

  /// Called before the interaction moves to a view, or to none.
  open func willMove(to view: UIView?) {
    for part in parts { part.removeFromSuperview() }
  }

  /// Called after the interaction has moved to a view, or to none.
  open func didMove(to view: UIView?) {
    self.view = view
    layoutManagedSubviews()
  }

  // MARK: Internals

  /// Whether the interaction shows handles, and the insertion point; a text interaction has handles
  /// of its own, and text that cannot be edited has no insertion point.
  var showsHandles = true, showsCursor = true

  private weak var input: AnyObject?

  private var parts: [UIView] { [cursorView, highlightView] + handleViews.map { $0 as UIView } }

  private func addViews(to view: UIView) {
    let below = delegate?.selectionContainerViewBelowText(for: self) ?? view
    if highlightView.superview !== below { below.insertSubview(highlightView, at: 0) }
    if cursorView.superview !== view { view.addSubview(cursorView) }
    for handle in handleViews where showsHandles && handle.superview !== view {
      view.addSubview(handle)
    }
  }

  private func placeHighlight(
    _ range: UITextRange?, _ input: any UITextInput, _ source: UIView
  ) {
    let rects = range.map { $0.isEmpty ? [] : input.selectionRects(for: $0) } ?? []
    // The rectangles are those of the input view, and the highlight covers it.
    if let below = highlightView.superview {
      highlightView.frame = below.convert(source.bounds, from: source)
      highlightView.bounds.origin = source.bounds.origin
    }
    highlightView.selectionRects = rects
  }

  private func replace(_ old: UIView) {
    old.removeFromSuperview()
    layoutManagedSubviews()
  }
}

import TactusUIKitViews
import TactusVirtualTime

/// A scroll view that records strokes of a pen or of fingers (Ink.CV1…).
@preconcurrency @MainActor
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  // MARK: Creating

  /// Creates an empty canvas.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a canvas of an interface file or an archive; its drawing is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The delegate.
  @_nonoverride open var delegate: (any PKCanvasViewDelegate)? {
    get { (self as UIScrollView).delegate as? any PKCanvasViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  // MARK: Drawing

  /// The drawing (Ink.CV7).
  open var drawing: PKDrawing {
    get { currentDrawing }
    set {
      selection = nil
      show(newValue)
      delegate?.canvasViewDrawingDidChange(self)
    }
  }

  /// The tool for touches; a black pen by default.
  open var tool: any PKTool = PKInkingTool(.pen, color: .black) {
    didSet { if !(tool is PKLassoTool) { selection = nil } }
  }

  /// Whether a ruler is shown on the canvas.
  open var isRulerActive = false { didSet { updateRuler() } }

  /// The drawing policy (Ink.CV1).
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default { didSet { updatePolicy() } }

  /// Whether fingers draw.
  @available(*, deprecated, message: "Use drawingPolicy instead.")
  open var allowsFingerDrawing: Bool {
    get { fingersDraw }
    set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
  }

  /// Whether touches use the tool.
  open var isDrawingEnabled: Bool {
    get { canvasRecognizer.isEnabled }
    set { canvasRecognizer.isEnabled = newValue }
  }

  /// The gesture recognizer that uses the tool.
  open var drawingGestureRecognizer: UIGestureRecognizer { canvasRecognizer }

  /// The latest content version whose inks are drawn; newer inks are drawn as a pen (Ink.CV12).
  open var maximumSupportedContentVersion = PKContentVersion.latest

  // MARK: Tool picker

  /// Uses the tool that the picker has selected.
  open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {
    tool = toolPicker.selectedTool
  }

  /// Shows or hides the ruler with the tool picker.
  open func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {
    isRulerActive = toolPicker.isRulerActive
  }

  /// Updates whether fingers draw, for the drawing policy (Ink.CV1).
  open func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) { updatePolicy() }

  // MARK: View

  open override var canBecomeFirstResponder: Bool { true }

  /// Lays out the drawing, which has the size of the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
    ruler?.follow(self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updatePolicy()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for view in [strokesView, liveView] { view.setNeedsDisplay() }
  }

  /// Corrects the forces of a stroke whose touch has ended (Ink.CV5).
  open override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    correct(touches)
    super.touchesEstimatedPropertiesUpdated(touches)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    offersEditing(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies the selected strokes to the pasteboard, and removes them.
  open override func cut(_ sender: Any?) {
    copySelection()
    removeSelection()
  }
  /// Copies the selected strokes to the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Removes the selected strokes.
  open override func delete(_ sender: Any?) { removeSelection() }
  /// Adds the strokes of the pasteboard, and selects them.
  open override func paste(_ sender: Any?) { pasteStrokes() }
  /// Selects all strokes.
  open override func selectAll(_ sender: Any?) { selectAllStrokes() }

  // MARK: Internals

  let canvasRecognizer = CanvasGestureRecognizer()
  /// The strokes of the drawing.
  let strokesView = StrokesView()
  /// The strokes that are not yet part of the drawing.
  let liveView = StrokesView()
  let selectionView = SelectionView()
  package var ruler: RulerView?
  var currentDrawing = PKDrawing()
  /// The current session of the tool.
  var session: (any ToolSession)?
  /// Whether the delegate was notified of the session.
  var isUseAnnounced = false
  /// The strokes whose forces are not final, in the order in which they were drawn.
  var waiting: [InkSession] = []
  /// The indexes of the selected strokes; nil for none.
  package var selection: Set<Int>? { didSet { if selection != oldValue { showSelection() } } }
  lazy var editMenu = UIEditMenuInteraction(delegate: nil)

  private func setUp() {
    backgroundColor = .systemBackground
    for view in [strokesView, liveView, selectionView] {
      (view.isUserInteractionEnabled, view.isOpaque, view.backgroundColor) = (false, false, nil)
    }
    addSubview(strokesView)
    addSubview(liveView)
    addSubview(selectionView)
    strokesView.onDraw = { [weak self] in self?.strokesWereDrawn() }
    ownZoomedView = strokesView
    canvasRecognizer.canvas = self
    addGestureRecognizer(canvasRecognizer)
    addInteraction(editMenu)
    updatePolicy()
  }
}

import TactusVirtualTime

// The drawing on the screen, and its changes. Steps Ink.CV1, Ink.CV2 and Ink.CV6–CV10.
extension PKCanvasView {
  /// Shows a drawing.
  func show(_ drawing: PKDrawing) {
    currentDrawing = drawing
    strokesView.show(drawing.strokes)
  }

  /// Changes the drawing for the user, who can undo the change (Ink.CV8).
  func change(to drawing: PKDrawing, selecting indexes: Set<Int>? = nil) {
    let (old, oldSelection) = (currentDrawing, selection)
    undoManager?.registerUndo(withTarget: self) { $0.change(to: old, selecting: oldSelection) }
    show(drawing)
    selection = indexes
    delegate?.canvasViewDrawingDidChange(self)
  }

  /// Lays out the views of the drawing on the content, scaled by the zoom (Ink.CV9).
  func placeContent() {
    let scale = zoomScale > 0 ? zoomScale : 1
    let size = CGSize(
      width: max(contentSize.width, bounds.width) / scale,
      height: max(contentSize.height, bounds.height) / scale)
    for view in [strokesView, liveView, selectionView] {
      view.transform = .identity
      view.frame = CGRect(origin: .zero, size: size)
      view.layer.anchorPoint = .zero
      view.center = .zero
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    selectionView.scale = scale
  }

  /// The time after which a frame that was drawn is on the screen, in seconds.
  ///
  /// - Source: ours: that of a frame. Confidence: guess.
  private static let frame = 1.0 / 60

  /// Notifies the delegate that the drawing is shown, once its frame is on the screen (Ink.CV10).
  func strokesWereDrawn() {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.frame) { [weak self] in
      guard let self, window != nil else { return }
      delegate?.canvasViewDidFinishRendering(self)
    }
  }

  // MARK: Policy

  /// Whether fingers draw (Ink.CV1).
  var fingersDraw: Bool {
    switch drawingPolicy {
    case .anyInput: true
    case .pencilOnly: false
    case .default:
      window.map(PKToolPicker.isPickerVisible) == true
        && !UIPencilInteraction.prefersPencilOnlyDrawing
    }
  }

  /// Updates the recognizers for the drawing policy (Ink.CV2).
  func updatePolicy() {
    let fingers = [UITouch.TouchType.direct, .indirect, .indirectPointer]
    let pen = NSNumber(value: UITouch.TouchType.pencil.rawValue)
    let others = fingers.map { NSNumber(value: $0.rawValue) }
    canvasRecognizer.allowedTouchTypes = fingersDraw ? others + [pen] : [pen]
    panGestureRecognizer.allowedTouchTypes = others
    panGestureRecognizer.minimumNumberOfTouches = fingersDraw ? 2 : 1
  }
}

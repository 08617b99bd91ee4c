import TactusUIKitViews

// The selected strokes. Steps Ink.LA1–LA3.
extension PKCanvasView {
  /// Shows the frame of the selection, in a given drawing or the current one.
  func showSelection(in drawing: PKDrawing? = nil) {
    let strokes = (drawing ?? currentDrawing).strokes
    selectionView.frames = (selection ?? []).filter(strokes.indices.contains).sorted()
      .map { strokes[$0].renderBounds }
  }

  /// Shows the edit menu above the selection.
  func showEditMenu() {
    becomeFirstResponder()
    let bounds = selectionView.convert(selectionView.selectedBounds, to: self)
    editMenu.presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: nil, sourcePoint: CGPoint(x: bounds.midX, y: bounds.minY)))
  }

  /// Returns whether an action of the edit menu is available; nil for other actions (Ink.LA3).
  func offersEditing(_ action: Selector) -> Bool? {
    switch action.description {
    case "cut:", "copy:", "delete:": selection != nil
    case "paste:": pasted != nil
    case "selectAll:": tool is PKLassoTool && !currentDrawing.strokes.isEmpty
    default: nil
    }
  }

  private var selectedStrokes: [PKStroke] {
    (selection ?? []).sorted().filter(currentDrawing.strokes.indices.contains)
      .map { currentDrawing.strokes[$0] }
  }

  /// The drawing on the pasteboard.
  private var pasted: PKDrawing? {
    UIPasteboard.general.data(forPasteboardType: PKAppleDrawingTypeIdentifier as String)
      .flatMap { try? PKDrawing(data: $0) }
  }

  /// Copies the selected strokes to the pasteboard.
  func copySelection() {
    let strokes = selectedStrokes
    guard !strokes.isEmpty else { return }
    UIPasteboard.general.setData(
      PKDrawing(strokes: strokes).dataRepresentation(),
      forPasteboardType: PKAppleDrawingTypeIdentifier as String)
  }

  /// Removes the selected strokes.
  func removeSelection() {
    guard let selection else { return }
    let rest = currentDrawing.strokes.enumerated().filter { !selection.contains($0.offset) }
    change(to: PKDrawing(strokes: rest.map(\.element)))
  }

  /// The offset of pasted strokes in points of the drawing.
  ///
  /// - Source: ours, so that they do not hide the strokes that were copied. Confidence: guess.
  private static let pasteShift: CGFloat = 20

  /// Adds the strokes of the pasteboard, and selects them (Ink.LA3).
  func pasteStrokes() {
    guard let pasted, !pasted.strokes.isEmpty else { return }
    let moved = pasted.transformed(
      using: CGAffineTransform(translationX: Self.pasteShift, y: Self.pasteShift))
    let count = currentDrawing.strokes.count
    change(
      to: currentDrawing.appending(moved), selecting: Set(count..<count + moved.strokes.count))
  }

  /// Selects all strokes.
  func selectAllStrokes() {
    let indexes = Set(currentDrawing.strokes.indices)
    selection = indexes.isEmpty ? nil : indexes
  }
}

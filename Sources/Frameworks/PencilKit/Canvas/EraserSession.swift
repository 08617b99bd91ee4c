/// An erasing touch, of strokes or of parts of them (Ink.ER1–ER3).
@MainActor
final class EraserSession: ToolSession {
  private weak var canvas: PKCanvasView?
  private let tool: PKEraserTool
  private let before: PKDrawing
  private var strokes: [ErasedStroke]
  private var last: CGPoint?

  init(_ canvas: PKCanvasView, _ tool: PKEraserTool) {
    (self.canvas, self.tool, before) = (canvas, tool, canvas.currentDrawing)
    strokes = before.strokes.map(ErasedStroke.init)
  }

  /// The maximum distance from ink at which a vector eraser hits it, in points of the screen.
  ///
  /// - Source: ours; about the precision of a fingertip. Confidence: guess.
  private static let reach: CGFloat = 6

  func add(_ touches: [UITouch]) {
    guard let canvas else { return }
    var hasChanged = false
    for touch in touches {
      let place = touch.preciseLocation(in: canvas.strokesView)
      let start = last ?? place
      last = place
      for index in strokes.indices {
        let isHit =
          tool.eraserType == .vector
          ? strokes[index].remove(from: start, to: place, reach: Self.reach / canvas.zoomScale)
          : strokes[index].erase(from: start, to: place, radius: tool.width / 2)
        if isHit { hasChanged = true }
      }
    }
    if hasChanged { canvas.strokesView.show(strokes.flatMap(\.remains), isPassing: true) }
  }

  func end() {
    guard let canvas, strokes.contains(where: \.hasChanged) else { return }
    canvas.change(to: PKDrawing(strokes: strokes.flatMap(\.remains)))
  }

  func cancel() { canvas?.strokesView.show(before.strokes, isPassing: true) }
}

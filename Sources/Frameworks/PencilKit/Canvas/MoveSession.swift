import Foundation

/// A drag of the selected strokes, or a tap on them that shows the edit menu (Ink.LA2).
@MainActor
final class MoveSession: ToolSession {
  private weak var canvas: PKCanvasView?
  private let before: PKDrawing
  private let chosen: Set<Int>
  private var start: CGPoint?
  private var way = CGVector(dx: 0, dy: 0)

  init(_ canvas: PKCanvasView) {
    (self.canvas, before) = (canvas, canvas.currentDrawing)
    chosen = canvas.selection ?? []
  }

  /// The distance below which the strokes do not move, in points of the drawing.
  ///
  /// - Source: ours: the movement that a tap may have. Confidence: guess.
  private static let slop: CGFloat = 10

  private var moved: PKDrawing {
    var drawing = before
    for index in chosen where drawing.strokes.indices.contains(index) {
      drawing.strokes[index].transform = drawing.strokes[index].transform
        .concatenating(CGAffineTransform(translationX: way.dx, y: way.dy))
    }
    return drawing
  }

  func add(_ touches: [UITouch]) {
    guard let canvas, let place = touches.last?.preciseLocation(in: canvas.strokesView) else {
      return
    }
    let start = self.start ?? place
    self.start = start
    let new = CGVector(dx: place.x - start.x, dy: place.y - start.y)
    guard way != CGVector(dx: 0, dy: 0) || hypot(new.dx, new.dy) > Self.slop else { return }
    way = new
    show(moved)
  }

  func end() {
    guard let canvas else { return }
    guard way != CGVector(dx: 0, dy: 0) else { return canvas.showEditMenu() }
    canvas.change(to: moved, selecting: chosen)
    canvas.showSelection()
  }

  func cancel() { show(before) }

  /// Shows strokes provisionally.
  private func show(_ drawing: PKDrawing) {
    canvas?.strokesView.show(drawing.strokes, isPassing: true)
    canvas?.showSelection(in: drawing)
  }
}

import Foundation

/// The selection of strokes with a lasso (Ink.LA1).
@MainActor
final class LassoSession: ToolSession {
  private weak var canvas: PKCanvasView?
  private var line: [CGPoint] = []

  init(_ canvas: PKCanvasView) { self.canvas = canvas }

  /// The size below which a lasso is a tap, in points of the drawing.
  ///
  /// - Source: ours: the movement that a tap may have. Confidence: guess.
  private static let tapSize: CGFloat = 10

  func add(_ touches: [UITouch]) {
    guard let canvas else { return }
    line += touches.map { $0.preciseLocation(in: canvas.strokesView) }
    canvas.selectionView.lasso = line
  }

  func end() {
    guard let canvas else { return }
    canvas.selectionView.lasso = []
    let path = CGMutablePath()
    path.addPolygon(line)
    let size = path.boundingBoxOfPath.size
    guard line.count > 2, max(size.width, size.height) > Self.tapSize else {
      return canvas.selection = nil
    }
    let strokes = canvas.currentDrawing.strokes
    let chosen = strokes.indices.filter { strokes[$0].isMostly(in: path) }
    canvas.selection = chosen.isEmpty ? nil : Set(chosen)
  }

  func cancel() { canvas?.selectionView.lasso = [] }
}

extension PKStroke {
  /// Returns whether at least half of the visible samples are inside a shape of the drawing.
  fileprivate func isMostly(in shape: CGPath) -> Bool {
    let places = path.outline(of: ink.inkType).samples.map(\.location)
      .filter { clip?.contains($0) != false }
      .map { $0.applying(transform) }
    return !places.isEmpty && places.filter { shape.contains($0) }.count * 2 >= places.count
  }
}

import TactusDisplayList

/// A destination of drawing commands.
protocol ContextCanvas: AnyObject {
  /// Executes one command.
  func execute(_ command: DrawingCommand)
  /// Makes sure that the state before the first command is saved, so that a further restoring
  /// returns to it.
  func keepInitialState()
}

/// A canvas that records commands.
final class RecordingCanvas: ContextCanvas {
  var drawing: Drawing
  private var keepsInitialState = false

  init(size: CGSize) {
    drawing = Drawing(width: Double(size.width), height: Double(size.height))
  }

  func execute(_ command: DrawingCommand) { drawing.commands.append(command) }

  func keepInitialState() {
    guard !keepsInitialState else { return }
    keepsInitialState = true
    drawing.commands.insert(.save, at: 0)
  }

  /// Returns to the initial state, if it was saved.
  func finish() {
    if keepsInitialState { drawing.commands.append(.restore) }
    keepsInitialState = false
  }
}

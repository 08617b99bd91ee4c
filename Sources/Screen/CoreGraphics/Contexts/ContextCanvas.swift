import TactusDisplayList

/// A destination of drawing commands.
protocol ContextCanvas: AnyObject {
  /// Executes one command.
  func execute(_ command: DrawingCommand)
}

/// A canvas that records commands.
final class RecordingCanvas: ContextCanvas {
  var drawing: Drawing

  init(size: CGSize) {
    drawing = Drawing(width: Double(size.width), height: Double(size.height))
  }

  func execute(_ command: DrawingCommand) { drawing.commands.append(command) }
}

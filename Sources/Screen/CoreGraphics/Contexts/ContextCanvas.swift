import DisplayList

/// Where a context's commands go.
protocol ContextCanvas: AnyObject {
  /// Does one step.
  func perform(_ command: DrawingCommand)
}

/// Keeps the commands, to be painted by somebody else.
final class RecordingCanvas: ContextCanvas {
  var drawing: Drawing

  init(size: CGSize) {
    drawing = Drawing(width: Double(size.width), height: Double(size.height))
  }

  func perform(_ command: DrawingCommand) { drawing.commands.append(command) }
}

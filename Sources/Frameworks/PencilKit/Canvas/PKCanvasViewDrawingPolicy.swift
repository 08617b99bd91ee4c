/// The touches that draw on a canvas view.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// Fingers draw while a tool picker is visible, unless the user has chosen otherwise; without a
  /// picker only a pencil draws.
  case `default` = 0
  /// All touches draw.
  case anyInput = 1
  /// Only a pencil draws.
  case pencilOnly = 2
}

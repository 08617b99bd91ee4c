/// The policies that decide which touches draw on a canvas view.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// Fingers draw while a tool picker is visible, if the user has not chosen otherwise; otherwise
  /// only a pen draws.
  case `default` = 0
  /// All touches draw.
  case anyInput = 1
  /// Only a pen draws.
  case pencilOnly = 2
}

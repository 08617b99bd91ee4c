/// The user's choice in Settings for double taps on a pencil, or for squeezes.
public enum UIPencilPreferredAction: Int, Sendable {
  /// Nothing happens.
  case ignore = 0
  /// The eraser is taken, or put away again.
  case switchEraser = 1
  /// The tool before the current one is taken.
  case switchPrevious = 2
  /// The colors are shown, or hidden again.
  case showColorPalette = 3
  /// The thickness and the opacity of the ink are shown, or hidden again.
  case showInkAttributes = 4
  /// A palette of tools is shown, or of undo and redo.
  case showContextualPalette = 5
  /// A shortcut of the user's runs.
  case runSystemShortcut = 6
}

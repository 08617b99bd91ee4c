/// The actions that Apple Pencil can perform after a double tap or a squeeze.
public enum UIPencilPreferredAction: Int, Sendable {
  /// An action that does nothing.
  case ignore = 0
  /// An action that switches between the current tool and the eraser.
  case switchEraser = 1
  /// An action that switches between the current tool and the last used tool.
  case switchPrevious = 2
  /// An action that toggles the display of the color palette.
  case showColorPalette = 3
  /// An action that toggles the display of the selected tool's ink attributes.
  case showInkAttributes = 4
  /// An action that shows a palette of tools, or of undo and redo.
  case showContextualPalette = 5
  /// An action that runs a system shortcut.
  case runSystemShortcut = 6
}

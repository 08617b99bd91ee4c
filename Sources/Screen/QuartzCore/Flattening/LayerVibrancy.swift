import TactusDisplayList

/// The vibrancy of a layer: its content in one color, blended with the content behind.
package struct LayerVibrancy: Sendable, Hashable {
  /// The color that replaces all others; their opacity is kept.
  package var color: DrawingColor
  /// The blend mode.
  package var mode: BlendMode

  /// Creates a vibrancy.
  package init(color: DrawingColor, mode: BlendMode) { (self.color, self.mode) = (color, mode) }

  /// The commands that replace the colors of a group.
  var commands: [DrawingCommand] {
    [.save, .opacity(1), .blend(.sourceIn), .paint(.color(color)), .restore]
  }
}

extension CALayer {
  /// The vibrancy of the layer, for UIKit's effects, or `nil` for none.
  package final var vibrancy: LayerVibrancy? {
    get { state.vibrancy }
    set { change("vibrancy", \.vibrancy, to: newValue) }
  }
}

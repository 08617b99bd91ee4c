import DisplayList

/// How all that a layer shows is seen in one colour, which is mixed with what is behind.
package struct LayerVibrancy: Sendable, Hashable {
  /// The colour in the place of all others; their opacity stays.
  package var color: DrawingColor
  /// How it is mixed.
  package var mode: BlendMode

  /// Makes a vibrancy.
  package init(color: DrawingColor, mode: BlendMode) { (self.color, self.mode) = (color, mode) }

  /// What paints the colour over what a group shows, where it shows anything.
  var commands: [DrawingCommand] {
    [.save, .opacity(1), .blend(.sourceIn), .paint(.color(color)), .restore]
  }
}

extension CALayer {
  /// How all that the layer shows is seen, for effects of UIKit; `nil` for as it is.
  package final var vibrancy: LayerVibrancy? {
    get { state.vibrancy }
    set { change("vibrancy", \.vibrancy, to: newValue) }
  }
}

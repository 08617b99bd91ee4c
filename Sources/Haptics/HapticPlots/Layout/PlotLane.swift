/// A lane of a plot: a quantity over time, with its scale.
package struct PlotLane: Sendable, Equatable {
  /// The quantity that a lane shows.
  package enum Kind: Sendable, Equatable {
    /// Haptic events: intensity as height, sharpness as color.
    case intensity
    /// Sharpness over time.
    case sharpness
    /// Parameters that multiply an event's value.
    case factors
    /// Parameters that are added to an event's value.
    case offsets
    /// Audio events.
    case audio
    /// The drive signal of the actuator.
    case drive
    /// The felt acceleration.
    case felt
  }

  package var kind: Kind
  /// The frame of the plot area, which contains all shapes but those of legends.
  package var frame: PlotRect
  /// The shapes, in drawing order.
  package var shapes: [PlotShape] = []
  /// The lane's labels, inside and outside of its frame.
  package var labels: [PlotLabel] = []
}

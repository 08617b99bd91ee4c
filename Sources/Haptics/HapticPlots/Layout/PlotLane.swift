/// One band of a picture: something over time, with its scale.
package struct PlotLane: Sendable, Equatable {
  /// What a lane shows.
  package enum Kind: Sendable, Equatable {
    /// Haptic events, their height their intensity, their colour their sharpness.
    case intensity
    /// Sharpness over time.
    case sharpness
    /// Controls that multiply what an event has.
    case factors
    /// Controls that add to what an event has.
    case offsets
    /// Audio events.
    case audio
    /// The waveform that is sent to the actuator.
    case drive
    /// The waveform that a fingertip gets.
    case felt
  }

  package var kind: Kind
  /// Where the plot is, without its title and ticks; all shapes but legends are within it.
  package var frame: PlotRect
  /// What is drawn, in this order.
  package var shapes: [PlotShape] = []
  /// Texts of the lane, inside and outside of its frame.
  package var labels: [PlotLabel] = []
}

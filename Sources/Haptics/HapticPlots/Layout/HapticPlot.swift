import TactusHapticPatterns
import TactusHapticSynthesis

/// A plot of a pattern: its events with parameters applied, and the rendered waveforms.
///
/// The layout is computed when the plot is created; `bytes(as:scale:)` paints it.
///
/// - Thread: any.
public struct HapticPlot: Sendable {
  /// The scene with its layout.
  package let scene: PlotScene

  /// Creates a plot of a pattern.
  ///
  /// All patterns are accepted: values out of range are clamped as in playback, and events with an
  /// invalid time are left out.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - signals: The rendered pattern for the same actuator; lanes of missing or empty signals are
  ///     left out.
  ///   - waveforms: The sounds that the pattern refers to, by path; an event whose sound is missing
  ///     has a note.
  ///   - actuator: The actuator, for the caption and the frequencies.
  ///   - options: The colors, title, size and range of time.
  public init(
    _ pattern: HapticPattern, signals: RenderedSignals? = nil,
    waveforms: [String: Waveform] = [:], actuator: ActuatorProfile = .tapticEngine,
    options: PlotOptions = PlotOptions()
  ) {
    self.init(
      pattern, signals: signals, waveforms: waveforms, actuator: actuator, options: options,
      ruler: PangoRuler())
  }

  /// Creates a plot whose text is measured by a given ruler.
  package init(
    _ pattern: HapticPattern, signals: RenderedSignals? = nil,
    waveforms: [String: Waveform] = [:], actuator: ActuatorProfile = .tapticEngine,
    options: PlotOptions = PlotOptions(), ruler: any TextRuler
  ) {
    scene = SceneBuilder(
      pattern: pattern, signals: signals, waveforms: waveforms, actuator: actuator,
      options: options, ruler: ruler
    ).scene()
  }
}

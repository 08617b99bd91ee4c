import HapticPatterns
import HapticSynthesis

/// A picture of a pattern: its events as they act, and the waveforms that they become.
///
/// Everything is laid out when the plot is made; `bytes(as:scale:)` paints it.
///
/// - Thread: any.
public struct HapticPlot: Sendable {
  /// The picture, laid out.
  package let scene: PlotScene

  /// Lays out the picture of a pattern.
  ///
  /// Nothing in a pattern is refused: values out of range are shown as they act, which is clamped,
  /// and events at a time that is no number are left out.
  ///
  /// - Parameters:
  ///   - pattern: What is drawn.
  ///   - signals: The pattern rendered for the same actuator; without it, or where a signal is
  ///     empty, the picture has no such lane.
  ///   - waveforms: The sounds that the pattern names, by path; an event whose sound is missing
  ///     says so.
  ///   - actuator: What the pattern would play on, for the caption and the frequencies.
  ///   - options: Colours, title, size and range of time.
  public init(
    _ pattern: HapticPattern, signals: RenderedSignals? = nil,
    waveforms: [String: Waveform] = [:], actuator: ActuatorProfile = .tapticEngine,
    options: PlotOptions = PlotOptions()
  ) {
    self.init(
      pattern, signals: signals, waveforms: waveforms, actuator: actuator, options: options,
      ruler: PangoRuler())
  }

  /// Lays out the picture with texts measured by some ruler.
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

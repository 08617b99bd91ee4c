/// The color theme of a plot.
public enum PlotTheme: String, Sendable, CaseIterable {
  /// Dark text on white, for documents and print.
  case light
  /// Light text on near-black, for dark pages and terminals.
  case dark

  /// The background color.
  package var background: PlotColor { self == .light ? PlotColor(0xFFFFFF) : PlotColor(0x1C1C1E) }
  /// The background color of a lane.
  package var laneBackground: PlotColor {
    self == .light ? PlotColor(0xF7F7F9) : PlotColor(0x252528)
  }
  /// The color of titles and labels.
  package var text: PlotColor { self == .light ? PlotColor(0x1C1C1E) : PlotColor(0xF2F2F7) }
  /// The color of captions, ticks and notes.
  package var secondaryText: PlotColor {
    self == .light ? PlotColor(0x5C5C63) : PlotColor(0xAEAEB2)
  }
  /// The color of grid lines.
  package var grid: PlotColor { self == .light ? PlotColor(0xE2E2E7) : PlotColor(0x3A3A3C) }
  /// The color of axes.
  package var axis: PlotColor { self == .light ? PlotColor(0xAEAEB2) : PlotColor(0x636366) }
  /// The color of the drive signal.
  package var drive: PlotColor { self == .light ? PlotColor(0x4A5A78) : PlotColor(0x93A5C6) }
  /// The color of the felt acceleration.
  package var felt: PlotColor { self == .light ? PlotColor(0x00796B) : PlotColor(0x4DB6A6) }
  /// The color of sounds.
  package var audio: PlotColor { self == .light ? PlotColor(0x3F6FA3) : PlotColor(0x7FB2E5) }

  /// The colors of lines in one lane, in the order in which they are used.
  ///
  /// - Source: after Okabe and Ito, "Color Universal Design" (2008), whose set is distinguishable
  ///   with any of the common color deficiencies; some are darkened for white paper.
  ///   Confidence: documented.
  package var lines: [PlotColor] {
    switch self {
    case .light: [0x0072B2, 0xB84F00, 0x00795A, 0x9B4A76].map { PlotColor($0) }
    case .dark: [0x56B4E9, 0xE69F00, 0x2FBF93, 0xCC79A7].map { PlotColor($0) }
    }
  }
}

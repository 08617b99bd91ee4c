/// The options of a plot.
public struct PlotOptions: Sendable, Equatable {
  /// The colors.
  public var theme: PlotTheme
  /// The title, or `nil` for none.
  public var title: String?
  /// The width in points, clamped to 480…8,000.
  public var width: Double
  /// The height in points, or `nil` for the natural height of the lanes; at most 8,000, and at
  /// least the lanes' minimum.
  public var height: Double?
  /// The start of the visible time in seconds, or `nil` for the pattern's start.
  public var from: Double?
  /// The end of the visible time in seconds, or `nil` for the end of all events and signals.
  public var to: Double?

  /// Creates options.
  public init(
    theme: PlotTheme = .light, title: String? = nil, width: Double = 960, height: Double? = nil,
    from: Double? = nil, to: Double? = nil
  ) {
    self.theme = theme
    self.title = title
    self.width = width
    self.height = height
    self.from = from
    self.to = to
  }
}

/// How a picture is to look.
public struct PlotOptions: Sendable, Equatable {
  /// Its colours.
  public var theme: PlotTheme
  /// What stands above it; `nil` for no title.
  public var title: String?
  /// Points from left to right, 480…8,000; what is outside is clamped.
  public var width: Double
  /// Points from top to bottom, or `nil` for what the lanes need; never less than they need at
  /// their smallest, never more than 8,000.
  public var height: Double?
  /// Seconds of the pattern at the left end, or `nil` for its start.
  public var from: Double?
  /// Seconds of the pattern at the right end, or `nil` for the end of all there is to see.
  public var to: Double?

  /// Makes options; what is left out has its default.
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

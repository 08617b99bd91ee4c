extension UISlider {
  /// The styles of a slider.
  ///
  /// - Since: 26.0.
  public enum Style: Int, Sendable {
    /// With a thumb.
    case `default` = 0
    /// Without a visible thumb.
    case thumbless = 1
  }

  /// The ticks of a track, the start of its fill, and its selectable range (Controls.CL7–CL9).
  ///
  /// - Since: 26.0.
  public struct TrackConfiguration: Hashable, Sendable {
    /// Whether the slider allows only the values of ticks.
    public var allowsTickValuesOnly: Bool
    /// The start of the track's fill, as a fraction of the slider's range.
    public var neutralValue: Float
    /// The selectable values, as fractions of the slider's range.
    public var enabledRange: ClosedRange<Float>
    /// The ticks.
    public var ticks: [Tick]

    /// Creates a configuration with equidistant ticks.
    ///
    /// - Parameters:
    ///   - allowsTickValuesOnly: Whether the slider allows only the values of ticks.
    ///   - neutralValue: The start of the fill, as a fraction.
    ///   - enabledRange: The selectable fractions; nil for all.
    ///   - numberOfTicks: The number of ticks, including those at both ends.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float>? = nil, numberOfTicks: Int
    ) {
      let gaps = max(1, numberOfTicks - 1)
      let ticks = (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / Float(gaps)) }
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        enabledRange: enabledRange, ticks: ticks)
    }

    /// Creates a configuration with ticks.
    ///
    /// - Parameters:
    ///   - allowsTickValuesOnly: Whether the slider allows only the values of ticks.
    ///   - neutralValue: The start of the fill, as a fraction.
    ///   - enabledRange: The selectable fractions; nil for all.
    ///   - ticks: The ticks.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float>? = nil, ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange ?? 0...1
      self.ticks = ticks
    }

    /// A tick of a track.
    public struct Tick: Hashable, Sendable {
      /// The position, as a fraction of the slider's range.
      public var position: Float
      /// The name of the value, which VoiceOver announces.
      public var title: String?
      /// The image; stored, because a track shows a dot for each tick.
      public var image: UIImage?

      /// Creates a tick.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }

    // MARK: Internals

    /// Returns the selectable fraction nearest to another one (Controls.CL8).
    func allowed(_ fraction: Float) -> Float {
      let inside = max(enabledRange.lowerBound, min(enabledRange.upperBound, fraction))
      guard allowsTickValuesOnly else { return inside }
      let possible = ticks.map(\.position).filter(enabledRange.contains)
      return possible.min { abs($0 - inside) < abs($1 - inside) } ?? inside
    }
  }
}

/// The properties of the screen that an app receives.
public struct ScreenMetrics: Sendable, Equatable {
  /// The width in points, held upright.
  public var width: Double
  /// The height in points, held upright.
  public var height: Double
  /// The number of pixels per point in which an app draws.
  public var scale: Double
  /// The number of physical pixels per point; less than `scale` if the picture is scaled down.
  public var nativeScale: Double
  /// The radius of the continuous corner curves in points; 0 for square corners.
  public var cornerRadius: Double
  /// The safe area in portrait orientation.
  public var portraitSafeArea: SafeArea
  /// The safe area in both landscape orientations.
  public var landscapeSafeArea: SafeArea
  /// The refresh rate in frames per second; the instants are those of `RefreshGrid`.
  public var refreshesPerSecond: Int

  /// Creates the properties of a screen.
  public init(
    width: Double, height: Double, scale: Double, nativeScale: Double? = nil,
    cornerRadius: Double = 0, portraitSafeArea: SafeArea = SafeArea(),
    landscapeSafeArea: SafeArea = SafeArea(), refreshesPerSecond: Int = 60
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.nativeScale = nativeScale ?? scale
    self.cornerRadius = cornerRadius
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.refreshesPerSecond = refreshesPerSecond
  }
}

/// What an app may know of the screen it shows itself on.
public struct ScreenShape: Sendable, Equatable {
  /// Points from left to right, held upright.
  public var width: Double
  /// Points from top to bottom, held upright.
  public var height: Double
  /// Pixels a point that an app draws, along each side.
  public var scale: Double
  /// Pixels a point that the panel has; less than `scale` where it shows a picture made smaller.
  public var nativeScale: Double
  /// Points of the radius of its corners, which are continuous curves; 0 for square ones.
  public var cornerRadius: Double
  /// What is kept free of an app that is shown upright.
  public var uprightSafeArea: SafeArea
  /// What is kept free of an app that is shown sideways, whichever way.
  public var sidewaysSafeArea: SafeArea
  /// How often a second it can show something new; `RefreshGrid` says when.
  public var refreshesPerSecond: Int

  /// Names everything of a screen.
  public init(
    width: Double, height: Double, scale: Double, nativeScale: Double? = nil,
    cornerRadius: Double = 0, uprightSafeArea: SafeArea = SafeArea(),
    sidewaysSafeArea: SafeArea = SafeArea(), refreshesPerSecond: Int = 60
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.nativeScale = nativeScale ?? scale
    self.cornerRadius = cornerRadius
    self.uprightSafeArea = uprightSafeArea
    self.sidewaysSafeArea = sidewaysSafeArea
    self.refreshesPerSecond = refreshesPerSecond
  }
}

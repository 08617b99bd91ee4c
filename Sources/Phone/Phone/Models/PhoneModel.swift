import TactusPhoneLink

/// The hardware of a phone model, from `Data/PhoneModels`; apps do not receive the model.
public struct PhoneModel: Sendable, Equatable {
  /// The name in commands and settings, such as `iphone-7`.
  public var name: String
  /// The human-readable name.
  public var title: String
  /// The generation of the Taptic Engine: 1 with the iPhone 6s, 2 from the iPhone 7 on, 0 for none.
  public var tapticEngine: Int
  /// Whether the phone plays the feedback of generators.
  public var playsFeedback: Bool
  /// Whether the phone plays an app's haptic patterns.
  public var playsPatterns: Bool
  /// Whether the screen measures force.
  public var hasForceTouch: Bool
  /// The screen.
  public var screen: Screen
  /// Whether there is a Home button; without one, a swipe leaves an app.
  public var hasHomeButton: Bool
  /// The kind of device.
  public var idiom: DeviceIdiom

  /// Creates a model.
  public init(
    name: String, title: String, tapticEngine: Int, playsFeedback: Bool, playsPatterns: Bool,
    hasForceTouch: Bool, screen: Screen, hasHomeButton: Bool,
    idiom: DeviceIdiom = .phone
  ) {
    self.name = name
    self.title = title
    self.tapticEngine = tapticEngine
    self.playsFeedback = playsFeedback
    self.playsPatterns = playsPatterns
    self.hasForceTouch = hasForceTouch
    self.screen = screen
    self.hasHomeButton = hasHomeButton
    self.idiom = idiom
  }

  /// The hardware of a screen, held upright.
  public struct Screen: Sendable, Equatable {
    /// The width in points.
    public var width: Int
    /// The height in points.
    public var height: Int
    /// The number of pixels per point.
    public var scale: Int
    /// The radius of the corners in points; 0 for square ones.
    public var cornerRadius: Double
    /// The safe area in portrait orientation.
    public var portraitSafeArea: SafeArea
    /// The safe area in landscape orientation.
    public var landscapeSafeArea: SafeArea
    /// The refresh rate in frames per second.
    public var refreshesPerSecond: Int
    /// The number of scans for fingers per second.
    public var scansPerSecond: Int

    /// Creates a screen.
    public init(
      width: Int, height: Int, scale: Int, cornerRadius: Double, portraitSafeArea: SafeArea,
      landscapeSafeArea: SafeArea, refreshesPerSecond: Int, scansPerSecond: Int
    ) {
      self.width = width
      self.height = height
      self.scale = scale
      self.cornerRadius = cornerRadius
      self.portraitSafeArea = portraitSafeArea
      self.landscapeSafeArea = landscapeSafeArea
      self.refreshesPerSecond = refreshesPerSecond
      self.scansPerSecond = scansPerSecond
    }

    /// The properties of the screen that an app receives.
    var shape: ScreenMetrics {
      ScreenMetrics(
        width: Double(width), height: Double(height), scale: Double(scale),
        cornerRadius: cornerRadius, portraitSafeArea: portraitSafeArea,
        landscapeSafeArea: landscapeSafeArea, refreshesPerSecond: refreshesPerSecond)
    }
  }

  /// Returns the built-in model with a name, if there is one.
  public static func named(_ name: String) -> PhoneModel? { builtIn.first { $0.name == name } }

  /// The default model.
  public static let current = iPhone17
}

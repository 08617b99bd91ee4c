import PhoneLink

/// What a device has, from `Data/PhoneModels`; apps never see which it is.
public struct PhoneModel: Sendable, Equatable {
  /// The word that commands and settings use, such as `iphone-7`.
  public var name: String
  /// What people call it.
  public var title: String
  /// The generation of its Taptic Engine as we count: 1 with the iPhone 6s, 2 from the iPhone 7 on,
  /// 0 for none.
  public var tapticEngine: Int
  /// Whether feedback generators are felt.
  public var playsFeedback: Bool
  /// Whether an app's own patterns are felt.
  public var playsPatterns: Bool
  /// Whether its screen feels how hard it is pressed.
  public var hasForceTouch: Bool
  /// Its screen.
  public var screen: Screen
  /// Whether it has a button that leaves an app; without one, a swipe does.
  public var hasHomeButton: Bool

  /// Names everything of a device.
  public init(
    name: String, title: String, tapticEngine: Int, playsFeedback: Bool, playsPatterns: Bool,
    hasForceTouch: Bool, screen: Screen, hasHomeButton: Bool
  ) {
    self.name = name
    self.title = title
    self.tapticEngine = tapticEngine
    self.playsFeedback = playsFeedback
    self.playsPatterns = playsPatterns
    self.hasForceTouch = hasForceTouch
    self.screen = screen
    self.hasHomeButton = hasHomeButton
  }

  /// A screen, held upright.
  public struct Screen: Sendable, Equatable {
    /// Points from left to right.
    public var width: Int
    /// Points from top to bottom.
    public var height: Int
    /// Pixels a point, along each side.
    public var scale: Int
    /// Points of the radius of its corners; 0 for square ones.
    public var cornerRadius: Double
    /// What is kept free of an app that is shown upright.
    public var uprightSafeArea: SafeArea
    /// What is kept free of an app that is shown sideways.
    public var sidewaysSafeArea: SafeArea
    /// How often a second it can show something new.
    public var refreshesPerSecond: Int
    /// How often a second it looks for fingers.
    public var scansPerSecond: Int

    /// Names everything of a screen.
    public init(
      width: Int, height: Int, scale: Int, cornerRadius: Double, uprightSafeArea: SafeArea,
      sidewaysSafeArea: SafeArea, refreshesPerSecond: Int, scansPerSecond: Int
    ) {
      self.width = width
      self.height = height
      self.scale = scale
      self.cornerRadius = cornerRadius
      self.uprightSafeArea = uprightSafeArea
      self.sidewaysSafeArea = sidewaysSafeArea
      self.refreshesPerSecond = refreshesPerSecond
      self.scansPerSecond = scansPerSecond
    }

    /// What an app may know of it.
    var shape: ScreenShape {
      ScreenShape(
        width: Double(width), height: Double(height), scale: Double(scale),
        cornerRadius: cornerRadius, uprightSafeArea: uprightSafeArea,
        sidewaysSafeArea: sidewaysSafeArea, refreshesPerSecond: refreshesPerSecond)
    }
  }

  /// The built-in model of a name, if there is one.
  public static func named(_ name: String) -> PhoneModel? { builtIn.first { $0.name == name } }

  /// The model that is meant where none is named.
  public static let current = iPhone17
}

import TactusPhoneLink

/// The contents of the screen: the pictures of clients, and what the system draws above them.
///
/// Hosts paint it. Steps are in `Documentation/Behaviour/HomeScreen.md` (HomeScreen.F1–F6).
public struct ScreenComposition: Sendable, Equatable {
  /// The picture of a client, or of an app that has not drawn yet.
  public struct Layer: Sendable, Equatable {
    /// The frame; `nil` for an app that has not drawn, which has an empty background.
    public var frame: ScreenFrame?
    /// The area in which the frame appears, scaled to its width; what exceeds it is clipped.
    public var area: ScreenArea
    /// The opacity, 0…1.
    public var opacity = 1.0

    /// Creates a layer.
    public init(frame: ScreenFrame?, area: ScreenArea, opacity: Double = 1) {
      self.frame = frame
      self.area = area
      self.opacity = opacity
    }
  }

  /// The contents of the status bar.
  public struct StatusBar: Sendable, Equatable {
    /// Whether the content is light.
    public var isLight: Bool
    /// The level of the battery, 0…1.
    public var battery: Double
    /// Whether the battery is charging.
    public var isCharging: Bool
    /// Whether Low Power Mode is on.
    public var isLowPowerModeOn: Bool
    /// Whether the silent switch is on.
    public var isSilent: Bool
    /// The sensors that run.
    public var sensors: Set<ProtectedResource>
    /// The name of the app to which the link at the left returns; `nil` without a link.
    public var backTitle: String?

    /// Creates the contents of a status bar.
    public init(
      isLight: Bool = false, battery: Double = 1, isCharging: Bool = false,
      isLowPowerModeOn: Bool = false, isSilent: Bool = false,
      sensors: Set<ProtectedResource> = [],
      backTitle: String? = nil
    ) {
      self.isLight = isLight
      self.battery = battery
      self.isCharging = isCharging
      self.isLowPowerModeOn = isLowPowerModeOn
      self.isSilent = isSilent
      self.sensors = sensors
      self.backTitle = backTitle
    }
  }

  /// The layers from back to front, each with the coordinates of the screen.
  public var layers: [Layer]
  /// The status bar; `nil` while it is hidden, and on a phone without a Home screen.
  public var statusBar: StatusBar?
  /// Whether the home indicator is shown.
  public var hasHomeIndicator: Bool
  /// Whether the notch or the island of the model is drawn.
  public var hasCutout: Bool
  /// Whether an app without a picture has a dark background.
  public var isDark: Bool
  /// The notice at the top of the screen; `nil` for none (Pasteboard.PP7).
  public var banner: String?

  /// The volume bar; `nil` for none (RemoteControl.VO2).
  public var volumeBar: VolumeBar?

  /// Creates the contents of a screen; the default is that of a phone without a Home screen.
  public init(
    layers: [Layer], statusBar: StatusBar? = nil, hasHomeIndicator: Bool = false,
    hasCutout: Bool = false, isDark: Bool = false, banner: String? = nil
  ) {
    self.layers = layers
    self.statusBar = statusBar
    self.hasHomeIndicator = hasHomeIndicator
    self.hasCutout = hasCutout
    self.isDark = isDark
    self.banner = banner
  }

  /// The only frame, if the screen shows that and nothing else.
  public var onlyFrame: ScreenFrame? {
    guard statusBar == nil, banner == nil, volumeBar == nil, !hasHomeIndicator, !hasCutout,
      layers.count == 1,
      layers[0].opacity == 1, layers[0].area.x == 0, layers[0].area.y == 0
    else { return nil }
    return layers[0].frame
  }
}

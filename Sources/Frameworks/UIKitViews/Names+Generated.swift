// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/UIKitViews.tsv.
// Do not edit.

/// The types of timing.
public enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin = 0
  /// A curve with two control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring; here the spring is used (Animators.AN3).
  case composed = 3
}

/// The states of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not begun or has ended.
  case inactive = 0
  /// The animation is running or paused.
  case active = 1
  /// The animation was stopped and waits to be finished.
  case stopped = 2
}

/// The positions at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The start.
  case start = 1
  /// The position at which it was stopped.
  case current = 2
}

/// An identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task: no time was left.
  public static let invalid = Self(rawValue: 0)
}

extension UIApplication {
  /// The keys of the options with which an address is opened.
  public struct OpenURLOptionsKey: _WrappedWord, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the requesting app's bundle identifier, if it is of the same vendor.
    public static let sourceApplication =
      Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The key of the annotation of the requesting app.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The key of a Boolean value: whether the file must be copied before use.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

extension UIApplication {
  /// The keys of the options with which an app opens an address in another app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a Boolean value: whether only an app with a universal link may open the URL.
    public static let universalLinksOnly =
      Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The key of the tap on an advertisement that opens the URL; no effect.
    public static let eventAttribution =
      Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }
}

extension UIApplication {
  /// The URL of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings of notifications, which are on the page of its settings.
  ///
  /// - Source: apps that open this address. Confidence: reported.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The address of the settings of default apps; the Settings app has no such page, and shows
  /// that of the app.
  ///
  /// - Source: none. Confidence: guess.
  public static let openDefaultApplicationsSettingsURLString = "app-settings:default-apps"
}

extension UIApplication.LaunchOptionsKey {
  /// The key of the URL to open.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The key of the requesting app's bundle identifier, if it is of the same vendor.
  public static let sourceApplication =
    Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// The key of the annotation of the requesting app.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The key of the quick action that the user has chosen.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}

/// The styles of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark content in light mode, light content in dark mode.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// The animations with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// A fade.
  case fade = 1
  /// A slide.
  case slide = 2
}

/// The styles of the progress indicator.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// None; the app shows the progress itself.
  case none = 0
  /// The system's indicator.
  case `default` = 1
}

/// The states of a spring-loaded view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No items are over the view.
  case inactive = 0
  /// Items are over the view.
  case possible = 1
  /// The view is about to be activated.
  case activating = 2
  /// The view was activated.
  case activated = 3
}

/// A sound of a moving focus.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// No sound.
  public static let none = Self(rawValue: "none")
  /// The default sound.
  public static let `default` = Self(rawValue: "default")
}

extension UIApplication {
  /// A kind of app extensions.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Custom keyboards.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
}

/// The styles in which a tapped preview disappears.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its source.
  case dismiss = 0
  /// The preview grows to the whole screen.
  case pop = 1
}

/// The sizing rules of views with text.
public enum UILetterformAwareSizingRule: Int, Sendable {
  /// The typographic size of the font.
  case typographic = 0
  /// With room for letters that extend beyond it.
  case oversize = 1
}

/// The corner curves of shapes.
public enum UICornerCurve: Int, Sendable {
  /// The curve that the system prefers.
  case automatic = 0
  /// A circular arc.
  case circular = 1
  /// A curve with continuous curvature.
  case continuous = 2
}

/// A set of axes.
public struct UIAxis: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = Self(rawValue: 1)
  /// The vertical axis.
  public static let vertical = Self(rawValue: 2)
  /// Both axes.
  public static let both: Self = [.horizontal, .vertical]
}

extension UIGestureRecognizer {
  /// The states of a recognizer.
  public enum State: Int, Sendable {
    /// The recognizer has not decided.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A continuous gesture has ended, or a discrete gesture was recognized.
    case ended = 3
    /// The gesture was cancelled.
    case cancelled = 4
    /// The touches are not the gesture.
    case failed = 5
    /// The final state of a discrete gesture; the same as `ended`.
    public static var recognized: Self { .ended }
  }
}

/// A set of the edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge with the smallest y.
  public static let top = Self(rawValue: 1)
  /// The edge with the smallest x.
  public static let left = Self(rawValue: 2)
  /// The edge with the largest y.
  public static let bottom = Self(rawValue: 4)
  /// The edge with the largest x.
  public static let right = Self(rawValue: 8)
  /// All edges.
  public static let all: Self = [.top, .left, .bottom, .right]
}

extension UIEvent {
  /// The types of events.
  public enum EventType: Int, Sendable {
    /// Touches of fingers or a pencil.
    case touches = 0
    /// A motion of the phone.
    case motion = 1
    /// A remote-control command of a headset or the lock screen.
    case remoteControl = 2
    /// Presses of buttons or keys.
    case presses = 3
    /// Scrolling with a wheel or a trackpad.
    case scroll = 10
    /// A pointer or a pencil that hovers.
    case hover = 11
    /// A pinch or rotation on a trackpad.
    case transform = 14
  }
}

extension UIEvent {
  /// The subtypes of motion and remote-control events.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// A shake.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Toggle between play and pause.
    case remoteControlTogglePlayPause = 103
    /// Next track.
    case remoteControlNextTrack = 104
    /// Previous track.
    case remoteControlPreviousTrack = 105
    /// Begin seeking backward.
    case remoteControlBeginSeekingBackward = 106
    /// End seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// Begin seeking forward.
    case remoteControlBeginSeekingForward = 108
    /// End seeking forward.
    case remoteControlEndSeekingForward = 109
  }
}

extension UITouch {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The touch has begun.
    case began = 0
    /// The location, force or another property has changed.
    case moved = 1
    /// Nothing has changed.
    case stationary = 2
    /// The touch has ended.
    case ended = 3
    /// The touch was cancelled, as by an incoming call.
    case cancelled = 4
    /// A pointer has entered a region without touching it.
    case regionEntered = 5
    /// A pointer has moved over a region without touching it.
    case regionMoved = 6
    /// A pointer has left a region that it did not touch.
    case regionExited = 7
  }
}

extension UITouch {
  /// The types of touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a device other than the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// The button of a mouse or trackpad.
    case indirectPointer = 3
    /// The former name of `pencil`.
    public static var stylus: Self { .pencil }
  }
}

extension UITouch {
  /// The properties of a touch that may be estimated at first.
  public struct Properties: OptionSet, Sendable, Hashable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Self(rawValue: 1)
    /// The azimuth angle.
    public static let azimuth = Self(rawValue: 2)
    /// The altitude angle.
    public static let altitude = Self(rawValue: 4)
    /// The location.
    public static let location = Self(rawValue: 8)
    /// The angle of a pencil's rotation about its axis.
    public static let roll = Self(rawValue: 16)
  }
}

extension UISplitViewController {
  /// The visibility of the button that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }
}

extension UISplitViewController {
  /// The arrangement of columns.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }
}

extension UISplitViewController {
  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }
}

extension UISplitViewController {
  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }
}

extension UISplitViewController {
  /// The environment of a view controller in a container.
  public enum LayoutEnvironment: Int, Sendable {
    case none = 0
    case expanded = 1
    case collapsed = 2
  }
}

extension UISplitViewController.DisplayMode {
  /// Only the secondary column; the name of iOS 8.
  @available(*, deprecated, renamed: "secondaryOnly")
  public static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
  /// Two columns side by side; the name of iOS 8.
  @available(*, deprecated, renamed: "oneBesideSecondary")
  public static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
  /// One column over the secondary one; the name of iOS 8.
  @available(*, deprecated, renamed: "oneOverSecondary")
  public static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
}

/// The places in a rectangle at which something is aligned.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none = 0
  /// The top.
  case top = 1
  /// The leading end of the top.
  case topLeading = 2
  /// The leading side.
  case leading = 3
  /// The leading end of the bottom.
  case bottomLeading = 4
  /// The bottom.
  case bottom = 5
  /// The trailing end of the bottom.
  case bottomTrailing = 6
  /// The trailing side.
  case trailing = 7
  /// The trailing end of the top.
  case topTrailing = 8
}

extension UIStackView {
  /// The distributions of the views along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the axis; the view with the lowest priority is resized.
    case fill = 0
    /// The views fill the axis with equal lengths.
    case fillEqually = 1
    /// The views fill the axis in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// The views keep their intrinsic lengths, with equal gaps.
    case equalSpacing = 3
    /// The views keep their intrinsic lengths, with equal distances between centers.
    case equalCentering = 4
  }
}

extension UIStackView {
  /// The alignments of the views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill = 0
    /// The views are at the leading edge.
    case leading = 1
    /// The baselines of the first lines are aligned.
    case firstBaseline = 2
    /// The views are in the center.
    case center = 3
    /// The views are at the trailing edge.
    case trailing = 4
    /// The baselines of the last lines are aligned.
    case lastBaseline = 5
    /// The views are at the top edge.
    public static let top = Self.leading
    /// The views are at the bottom edge.
    public static let bottom = Self.trailing
  }
}

extension UIStackView {
  /// The value for the stack's default spacing.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The value for the system spacing.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}

/// The meaning of a view's content for the layout direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view follows the layout direction of the language.
  case unspecified = 0
  /// Playback controls, which are always laid out from left to right.
  case playback = 1
  /// Directional controls, which are not flipped.
  case spatial = 2
  /// The view is always laid out from left to right.
  case forceLeftToRight = 3
  /// The view is always laid out from right to left.
  case forceRightToLeft = 4
}

extension UISearchBar {
  /// The icons of a search bar.
  public enum Icon: Int, Sendable {
    /// The icon at the leading edge of the text field.
    case search = 0
    /// The icon of the clear button.
    case clear = 1
    /// The icon of the bookmark button.
    case bookmark = 2
    /// The icon of the results button.
    case resultsList = 3
  }
}

extension UISearchBar {
  /// The styles of a search bar.
  public enum Style: UInt, Sendable {
    /// The prominent style.
    case `default` = 0
    /// A translucent background around the text field.
    case prominent = 1
    /// No background around the text field.
    case minimal = 2
  }
}

extension UITabBar {
  /// The positionings of a tab bar's items (Tabs.TB12).
  public enum ItemPositioning: Int, Sendable {
    /// The items fill the bar on a phone.
    case automatic = 0
    /// The items fill the bar.
    case fill = 1
    /// The items are centered, with their own width and spacing.
    case centered = 2
  }
}

extension UIButton {
  /// The types of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without default appearance.
    case custom = 0
    /// A button with a title in the tint color, which fades while it is pressed.
    case system = 1
    /// A button with an information icon that leads to details.
    case detailDisclosure = 2
    /// A button with an information icon for dark backgrounds.
    case infoLight = 3
    /// A button with an information icon for light backgrounds.
    case infoDark = 4
    /// A button with a plus in a circle.
    case contactAdd = 5
    /// A button with a cross in a circle.
    case close = 7
    /// The former name of `system`.
    @available(*, deprecated, renamed: "system")
    public static var roundedRect: Self { .system }
  }
}

extension UIButton {
  /// The roles of a button.
  public enum Role: Int, Sendable {
    /// No special role.
    case normal = 0
    /// The button that users choose most often.
    case primary = 1
    /// A button that cancels and leaves everything unchanged.
    case cancel = 2
    /// A button that deletes data.
    case destructive = 3
  }
}

/// The styles of a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Primary labels.
  case label = 0
  /// Secondary labels.
  case secondaryLabel = 1
  /// Tertiary labels.
  case tertiaryLabel = 2
  /// Quaternary labels.
  case quaternaryLabel = 3
  /// Fills of small areas.
  case fill = 4
  /// Fills of medium areas.
  case secondaryFill = 5
  /// Fills of large areas.
  case tertiaryFill = 6
  /// Separators.
  case separator = 7
}

extension UIScreen {
  /// The overscan compensations of an external screen.
  public enum OverscanCompensation: Int, Sendable {
    /// The content is scaled.
    case scale = 0
    /// The bounds are smaller.
    case insetBounds = 1
    /// None.
    case none = 2
    /// The application frame is smaller; another name of `none`.
    @available(*, deprecated, renamed: "none")
    public static var insetApplicationFrame: Self { .none }
  }
}

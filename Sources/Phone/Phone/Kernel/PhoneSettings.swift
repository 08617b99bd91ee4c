import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver

/// The user's settings that apps receive or feel; the settings of haptics are in
/// `PhoneEnvironment`.
public struct PhoneSettings: Sendable, Equatable {
  /// Whether 3D Touch is on, if the screen supports it.
  public var is3DTouchEnabled = true
  /// The sensitivity of 3D Touch.
  public var sensitivity = ForceSensitivity.medium
  /// The weight in grams that corresponds to an average touch, above 0, from a calibration of the
  /// screen.
  public var gramsPerTouch = DigitizerConstants.standard.gramsPerTouch
  /// Whether the dark appearance is on.
  public var isDark = false
  /// The preferred text size.
  public var contentSize = ContentSize.large
  /// Whether bold text is on.
  public var usesBoldText = false
  /// Whether the language is read from right to left.
  public var isRightToLeft = false
  /// The preferred language, such as `de`, `zh-Hans` or `en-GB`.
  public var language = "en"
  /// The region, such as `DE`, which decides the formats of dates and numbers.
  public var region = "US"
  /// The identifier of the time zone, such as `Europe/Berlin`.
  public var timeZone = "GMT"
  /// Whether Reduce Motion is on.
  public var reducesMotion = false
  /// Whether Reduce Transparency is on.
  public var reducesTransparency = false
  /// Whether Increase Contrast is on.
  public var increasesContrast = false

  /// The other accessibility settings that are on.
  public var accessibility = AccessibilitySetting.defaults
  /// The settings of keyboards that are on.
  public var keyboard = KeyboardSetting.defaults
  /// The decisions whether apps read what other apps have copied; an app has one once the phone
  /// has asked for it (Pasteboard.PP8).
  public var pastePermissions: [BundleIdentifier: PastePermission] = [:]
  /// The permissions of apps to use protected resources.
  public var permissions = PermissionSettings()
  /// The languages of the keyboard.
  public var keyboardLanguages = KeyboardLanguages()
  /// The custom keyboards that the user has added.
  public var customKeyboards = CustomKeyboardChoices()
  /// The emoji that the user has typed on the screen keyboard (Keyboards.EM3).
  public var recentEmoji = RecentEmoji()
  /// The names that the user has given to elements of apps (VoiceOver.LB3).
  public var elementNames: [BundleIdentifier: ElementNames] = [:]
  /// The brightness of the screen, 0…1.
  public var brightness = 0.5
  /// Whether the phone has a passcode, so that protected files are not available while it is locked
  /// (LockedPhone.PD1).
  public var hasPasscode = false
  /// The time without touches after which the phone locks itself; `nil` for never.
  public var autoLock: Duration?
  /// The version of the system, by which behavior that has changed is chosen (Device.SV1).
  public var systemVersion = SystemVersion.standard

  /// Creates the settings of a new phone.
  public init() {}
}

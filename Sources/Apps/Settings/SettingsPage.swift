import TactusPhoneLink
import UIKit

/// A page of the Settings app as a plain value: sections of rows (Settings.SE3).
struct SettingsPage {
  /// A row.
  enum Row {
    /// A switch.
    case toggle(String, SystemSetting.Switch)
    /// A switch of an accessibility setting.
    case accessibility(AccessibilitySetting)
    /// A switch of a setting of keyboards.
    case keyboard(KeyboardSetting)
    /// The page with the languages of the keyboard.
    case keyboards
    /// A slider between two symbols.
    case slider(SystemSetting.Level, low: String, high: String)
    /// A slider with a step for each word.
    case steps(String, SystemSetting.WordSetting, [String])
    /// An option, with a checkmark if the setting has its word.
    case option(String, SystemSetting.WordSetting, String)
    /// An option, with a checkmark if the setting has its number.
    case numberOption(String, SystemSetting.Level, Double)
    /// Another page, with a symbol on a color.
    case page(SettingsPage, symbol: String, UIColor)
    /// The page of an app (Settings.SB1).
    case app(InstalledApp)
    /// The page with the permissions of all apps (Permissions.ST2).
    case privacy
    /// The page with the health data that apps use (Health.SY2).
    case health
    /// A surface on which the force of a finger is shown.
    case forceTrial
  }

  /// A section.
  struct Section {
    var header: String?
    var rows: [Row]
    var footer: String?
  }

  /// The title.
  var title: String
  /// The sections.
  var sections: [Section]

  /// The first page.
  static let root = SettingsPage(
    title: "Settings",
    sections: [
      Section(rows: [
        .page(sounds, symbol: "speaker.wave.3.fill", .systemPink),
        .page(touch, symbol: "hand.tap.fill", .systemGray),
        .page(keyboard, symbol: "keyboard", .systemGray),
      ]),
      Section(rows: [
        .page(display, symbol: "sun.max.fill", .systemBlue),
        .page(accessibility, symbol: "person.crop.circle", .systemBlue),
        .page(passcode, symbol: "lock", .systemRed), .privacy,
        .page(battery, symbol: "battery.100", .systemGreen), .health,
      ]),
    ])

  // MARK: Pages

  private static let touch = SettingsPage(
    title: "3D Touch",
    sections: [
      Section(
        rows: [.toggle("3D Touch", .touch3D)],
        footer: "The screen reports how hard a finger presses. Press an icon, a link or a picture "
          + "harder for more."),
      Section(
        header: "Sensitivity",
        rows: [
          .option("Light", .sensitivity, "light"), .option("Medium", .sensitivity, "medium"),
          .option("Firm", .sensitivity, "firm"),
        ], footer: "The force that a press needs."),
      Section(header: "Try it", rows: [.forceTrial]),
    ])

  private static let sounds = SettingsPage(
    title: "Sounds & Haptics",
    sections: [
      Section(
        rows: [.slider(.ringerVolume, low: "speaker.fill", high: "speaker.3.fill")]),
      Section(
        header: "Vibrate",
        rows: [
          .toggle("Vibrate on Ring", .vibrateOnRing),
          .toggle("Vibrate on Silent", .vibrateOnSilent),
        ]),
      Section(
        rows: [.toggle("System Haptics", .systemHaptics)],
        footer: "Play haptics for system controls and interactions."),
    ])

  private static let display = SettingsPage(
    title: "Display & Brightness",
    sections: [
      Section(header: "Appearance", rows: [.toggle("Dark", .dark)]),
      Section(
        rows: [.slider(.brightness, low: "sun.min", high: "sun.max.fill")]),
      Section(
        header: "Text",
        rows: [
          .steps("Text Size", .textSize, ContentSize.allCases.prefix(7).map(\.rawValue)),
          .toggle("Bold Text", .boldText),
        ], footer: "Apps that support Dynamic Type adjust to the size."),
      Section(
        header: "Auto-Lock",
        rows: [
          .numberOption("30 seconds", .autoLock, 30), .numberOption("1 minute", .autoLock, 60),
          .numberOption("5 minutes", .autoLock, 300), .numberOption("Never", .autoLock, 0),
        ]),
    ])

  private static let accessibility = SettingsPage(
    title: "Accessibility",
    sections: [
      Section(
        header: "Vision",
        rows: [
          .accessibility(.voiceOver), .accessibility(.voiceOverShortcut),
          .accessibility(.voiceOverGroups),
          .steps("Larger Text", .textSize, ContentSize.allCases.map(\.rawValue)),
          .toggle("Bold Text", .boldText), .accessibility(.buttonShapes),
          .accessibility(.switchLabels), .toggle("Reduce Transparency", .reduceTransparency),
          .toggle("Increase Contrast", .increaseContrast),
          .accessibility(.differentiateWithoutColor), .accessibility(.invertColors),
          .accessibility(.grayscale), .accessibility(.speakSelection), .accessibility(.speakScreen),
        ]),
      Section(
        header: "Motion",
        rows: [
          .toggle("Reduce Motion", .reduceMotion), .accessibility(.prefersCrossFade),
          .accessibility(.videoAutoplay),
        ]),
      Section(
        header: "Touch and hearing",
        rows: [
          .page(touch, symbol: "hand.tap.fill", .systemGray), .accessibility(.assistiveTouch),
          .accessibility(.switchControl), .accessibility(.shakeToUndo),
          .accessibility(.monoAudio), .accessibility(.closedCaptions),
        ]),
    ])

  private static let passcode = SettingsPage(
    title: "Passcode",
    sections: [
      Section(
        rows: [.toggle("Passcode", .passcode)],
        footer: "With a passcode, protected files are unavailable while the phone is locked. "
          + "Unlocking asks for none.")
    ])

  private static let keyboard = SettingsPage(
    title: "Keyboard",
    sections: [
      Section(rows: [.keyboards]),
      Section(
        rows: [.keyboard(.hardware)],
        footer: "While a hardware keyboard is connected, text is typed without a keyboard on the "
          + "screen."),
      Section(
        rows: [
          .keyboard(.autoCapitalization), .keyboard(.autoCorrection), .keyboard(.capsLock),
          .keyboard(.predictive), .keyboard(.preview), .keyboard(.fullStop),
        ], footer: "Double tapping the space bar writes a full stop and a space."),
      Section(header: "Feedback", rows: [.keyboard(.clicks), .keyboard(.haptics)]),
    ])

  private static let battery = SettingsPage(
    title: "Battery",
    sections: [
      Section(
        rows: [.toggle("Low Power Mode", .lowPowerMode)],
        footer: "Apps and the system use less energy.")
    ])
}

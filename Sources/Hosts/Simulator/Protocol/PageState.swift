import TactusPhone
import TactusPhoneLink
import TactusPhoneScript
import TactusPhoneTypes
import TactusTextFormatting

/// The phone's state besides its screen; sent to pages as a whole with every change.
struct PageState: Sendable, Equatable {
  /// The model of the phone.
  var model: PhoneModel
  var settings: PhoneSettings
  var environment: PhoneEnvironment
  var orientation: DeviceOrientation
  var isLocked: Bool
  /// The content of the screen while the phone is locked.
  var lockScreen: Phone.LockScreenState
  /// Whether the phone has a Home screen, to which the user returns from apps.
  var hasHome: Bool
  /// Whether an app is in front.
  var isInFront: Bool
  /// Whether Caps Lock is on at the phone's hardware keyboard.
  var isCapsLockOn: Bool
  /// The question that is shown, with the titles of its buttons; `nil` for none.
  var alert: SystemAlert?
  /// The name of the app to which the user can return; `nil` for none (Opening.B1).
  var back: String?
  /// The name of the app for the user.
  var app: String
  var status: AppStatus
  /// The number of pages.
  var pages: Int
  /// The page whose finger is on the screen, if there is one.
  var holder: Int?
  /// The titles of the actuators besides the pages.
  var outputs: [String]
  /// The mode of the phone's clock.
  var mode: ClockMode
  /// The phone's time while it is paused; otherwise `nil`.
  var pausedAt: PhoneInstant?
  /// The instant at which the app, or the Home screen of a phone without one, connected, if it did.
  var since: PhoneInstant?
  /// The end of the recorded inputs while time does not run; otherwise `nil`.
  var until: PhoneInstant?
  /// Whether the phone can be rewound.
  var canRewind: Bool

  init(
    _ phone: borrowing Phone, hasHome: Bool, app: String, status: AppStatus, pages: Int,
    holder: Int?, outputs: [String],
    mode: ClockMode, pausedAt: PhoneInstant?, since: PhoneInstant?, until: PhoneInstant?,
    canRewind: Bool
  ) {
    model = phone.model
    settings = phone.settings
    environment = phone.environment
    orientation = phone.orientation
    isLocked = phone.isLocked
    lockScreen = phone.lockScreenState
    self.hasHome = hasHome
    isInFront = phone.foreground != nil || phone.launchingApp != nil
    isCapsLockOn = phone.isCapsLockOn
    alert = phone.isLocked ? nil : phone.alerts.first
    back = phone.isLocked ? nil : phone.backTitle
    self.app = app
    self.status = status
    self.pages = pages
    self.holder = holder
    self.outputs = outputs
    (self.mode, self.pausedAt, self.since, self.until) = (mode, pausedAt, since, until)
    self.canRewind = canRewind
  }

  /// Returns the message with the state and the phone's time.
  func message(at now: PhoneInstant) -> String {
    PageMessages.message(
      "state",
      [
        "model": modelText, "screen": screenText, "force": forceText, "settings": settingsText,
        "orientation": .string(orientation.rawValue), "locked": .bool(isLocked),
        "lockScreen": .string(lockScreen.rawValue), "hasHome": .bool(hasHome),
        "inFront": .bool(isInFront), "capsLock": .bool(isCapsLockOn), "alert": alertText,
        "back": back.map(JSONOutput.string) ?? .null, "app": .string(app),
        "status": .string(status.word),
        "ending": status.ending.map(JSONOutput.string) ?? .null, "pages": .integer(pages),
        "holder": holder.map(JSONOutput.integer) ?? .null,
        "outputs": .array(outputs.map(JSONOutput.string)), "pace": .string(mode.word),
        "time": PageMessages.seconds(now), "since": since.map(PageMessages.seconds) ?? .null,
        "until": until.map(PageMessages.seconds) ?? .null, "canRewind": .bool(canRewind),
        "models": .array(
          PhoneModel.builtIn.map { ["name": .string($0.name), "title": .string($0.title)] }),
      ])
  }

  // MARK: Internals

  private var alertText: JSONOutput {
    guard let alert else { return .null }
    return [
      "title": .string(alert.title), "buttons": .array(alert.buttons.map(JSONOutput.string)),
    ]
  }

  private var modelText: JSONOutput {
    [
      "name": .string(model.name), "title": .string(model.title),
      "homeButton": .bool(model.hasHomeButton), "feelsForce": .bool(model.hasForceTouch),
    ]
  }

  private var screenText: JSONOutput {
    let safe = model.screen.portraitSafeArea
    return [
      "width": .integer(model.screen.width), "height": .integer(model.screen.height),
      "scale": .integer(model.screen.scale), "corner": .number(model.screen.cornerRadius),
      "top": .number(safe.top), "bottom": .number(safe.bottom),
    ]
  }

  private var forceText: JSONOutput {
    let figures = DigitizerConstants.standard
    let steps = Dictionary(
      uniqueKeysWithValues: figures.stepsPerTouch.map { ($0.key.rawValue, $0.value) })
    return [
      "isOn": .bool(model.hasForceTouch && settings.is3DTouchEnabled),
      "maximum": .number(figures.maximumForce), "peek": .number(figures.peekForce),
      "pop": .number(figures.popForce), "pencilMaximum": .number(figures.maximumPencilForce),
      "steps": .integer(steps[settings.sensitivity.rawValue] ?? 60),
      "mediumSteps": .integer(steps[ForceSensitivity.medium.rawValue] ?? 60),
    ]
  }

  /// The settings under the names that scripts use.
  private var settingsText: JSONOutput {
    .object(PhoneSetting.all(settings, environment).map(\.member))
  }
}

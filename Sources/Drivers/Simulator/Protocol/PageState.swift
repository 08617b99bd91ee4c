import Phone
import PhoneHardware
import PhoneLink
import PhoneScript
import TextForms

/// All of the phone that pages show beside its picture; pages are told it whole with every change.
struct PageState: Sendable, Equatable {
  /// The phone.
  var model: PhoneModel
  var settings: PhoneSettings
  var environment: PhoneEnvironment
  var orientation: DeviceOrientation
  var isLocked: Bool
  /// Whether the app is in front.
  var isInFront: Bool
  /// What people call the app.
  var app: String
  var status: AppStatus
  /// How many pages there are.
  var pages: Int
  /// The page whose finger is on the screen, if there is one.
  var holder: Int?
  /// Where else haptics are felt.
  var outputs: [String]
  /// How time goes.
  var pace: PhonePace
  /// Where time stands, if it does.
  var standing: PhoneInstant?
  /// When the app came, if one did.
  var since: PhoneInstant?
  /// Until when it is known what is done, where time does not go by itself.
  var until: PhoneInstant?
  /// Whether the phone can be brought back to where it was.
  var canRewind: Bool

  init(
    _ phone: Phone, app: String, status: AppStatus, pages: Int, holder: Int?, outputs: [String],
    pace: PhonePace, standing: PhoneInstant?, since: PhoneInstant?, until: PhoneInstant?,
    canRewind: Bool
  ) {
    model = phone.model
    settings = phone.settings
    environment = phone.environment
    orientation = phone.orientation
    isLocked = phone.isLocked
    isInFront = phone.foreground != nil
    self.app = app
    self.status = status
    self.pages = pages
    self.holder = holder
    self.outputs = outputs
    (self.pace, self.standing, self.since, self.until) = (pace, standing, since, until)
    self.canRewind = canRewind
  }

  /// The message that says it, and what time it is on the phone.
  func message(at now: PhoneInstant) -> String {
    PageWords.message(
      "state",
      [
        "model": modelText, "screen": screenText, "force": forceText, "settings": settingsText,
        "orientation": .string(orientation.rawValue), "locked": .bool(isLocked),
        "inFront": .bool(isInFront), "app": .string(app), "status": .string(status.word),
        "ending": status.ending.map(JSONText.string) ?? .null, "pages": .integer(pages),
        "holder": holder.map(JSONText.integer) ?? .null,
        "outputs": .array(outputs.map(JSONText.string)), "pace": .string(pace.word),
        "time": PageWords.seconds(now), "since": since.map(PageWords.seconds) ?? .null,
        "until": until.map(PageWords.seconds) ?? .null, "canRewind": .bool(canRewind),
        "models": .array(
          PhoneModel.builtIn.map { ["name": .string($0.name), "title": .string($0.title)] }),
      ])
  }

  // MARK: Internals

  private var modelText: JSONText {
    [
      "name": .string(model.name), "title": .string(model.title),
      "homeButton": .bool(model.hasHomeButton), "feelsForce": .bool(model.hasForceTouch),
    ]
  }

  private var screenText: JSONText {
    let safe = model.screen.uprightSafeArea
    return [
      "width": .integer(model.screen.width), "height": .integer(model.screen.height),
      "scale": .integer(model.screen.scale), "corner": .number(model.screen.cornerRadius),
      "top": .number(safe.top), "bottom": .number(safe.bottom),
    ]
  }

  private var forceText: JSONText {
    let figures = DigitizerFigures.standard
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
  private var settingsText: JSONText {
    .object(PhoneSetting.all(settings, environment).map(\.member))
  }
}

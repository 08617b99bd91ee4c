import TactusPhoneLink
import TactusPhoneTypes

// Custom keyboards. `Documentation/Behaviour/Keyboards.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// The custom keyboard whose program the phone has launched, and that has not joined.
  public var launchingCustomKeyboard: BundleIdentifier? {
    guard let custom = screenKeyboard.custom, custom.app == nil else { return nil }
    return custom.keyboard.identifier
  }

  /// The custom keyboard with which the needed text is typed; `nil` for the system's.
  public var usedCustomKeyboard: CustomKeyboard? {
    screenKeyboard.usesCustom ? screenKeyboard.custom?.keyboard : nil
  }

  /// The program of a custom keyboard, once it has joined.
  public var customKeyboardProgram: AppID? { screenKeyboard.custom?.app }

  /// Returns the variables of the process of a custom keyboard, by which the frameworks know
  /// whether it has full access (Keyboards.CU8).
  public func variables(ofKeyboard keyboard: BundleIdentifier) -> [String: String] {
    let hasAccess = installedCustomKeyboards.contains {
      $0.identifier == keyboard && $0.hasFullAccess
    }
    return ["TACTUS_FULL_ACCESS": hasAccess ? "1" : "0"]
  }

  /// The installed custom keyboards with the user's choice of full access (Keyboards.CU1).
  var installedCustomKeyboards: [CustomKeyboard] {
    kernel.installedApps.flatMap(\.keyboards).map { keyboard in
      var keyboard = keyboard
      keyboard.hasFullAccess =
        keyboard.requestsFullAccess
        && kernel.settings.customKeyboards.fullAccess.contains(keyboard.identifier)
      return keyboard
    }
  }

  /// The custom keyboards that the user has added, in the user's order.
  var activeCustomKeyboards: [CustomKeyboard] {
    let active = kernel.settings.customKeyboards.active
    guard !active.isEmpty else { return [] }
    let installed = installedCustomKeyboards
    return active.compactMap { id in installed.first { $0.identifier == id } }
  }

  /// Returns whether a client is a keyboard to which the user has given full access.
  func hasFullAccess(_ keyboard: AppID) -> Bool {
    guard let custom = screenKeyboard.custom?.keyboard else { return false }
    return custom.identifier == kernel.identity(of: keyboard)?.bundle && custom.hasFullAccess
  }

  /// Answers a request that a custom keyboard may not send (Keyboards.CU8); `nil` for any other.
  mutating func refuse(_ request: AppRequest, of app: AppID) -> [PhoneEffect]? {
    switch request {
    case .keyboardRequest, .announce: return nil
    // UIKit sends these without the keyboard's request.
    case .statusBar, .backgroundTask, .keyboard, .restorationState, .defaults: return []
    case .copied, .cancelPasteboardRead:
      if kernel.hasPasteboard(app) { return nil }
      return [kernel.note(.notPermitted("use the pasteboard without full access"), app)]
    case .readPasteboard(let id):
      if kernel.hasPasteboard(app) { return nil }
      return [
        kernel.note(.notPermitted("use the pasteboard without full access"), app),
        .send(.pasteboardRead(id, false), to: app),
      ]
    default: return [kernel.note(.notPermitted("change the phone"), app)]
    }
  }

  /// The time at which the phone stops waiting for a keyboard that was launched.
  var customKeyboardDeadline: PhoneInstant? {
    guard let custom = screenKeyboard.custom, !custom.isReady, screenKeyboard.usesCustom else {
      return nil
    }
    return custom.launched.advanced(by: ScreenKeyboardConstants.customLimit)
  }

  // MARK: Choosing

  /// The custom keyboard with which the needed text is typed; `nil` for the system's
  /// (Keyboards.CU5).
  private var wantedCustomKeyboard: CustomKeyboard? {
    guard let needed = neededKeyboard, let app = kernel.foreground,
      case .custom(let keyboard) = keyboardLanguages.mode(
        needsASCII: needed.needsASCII, acceptsCustom: needed.acceptsCustomKeyboards)
    else { return nil }
    let failure = CustomKeyboardFailure(
      keyboard: keyboard.identifier, app: app, session: needed.session)
    guard failure != screenKeyboard.failure else { return nil }
    // A keyboard that exits repeatedly is not launched for a while.
    if screenKeyboard.custom == nil, recentCustomLaunches.count >= Self.maximumLaunches {
      return nil
    }
    return keyboard
  }

  /// Selects the keyboard for the needed text: hides the present one if it is another, and launches
  /// the custom keyboard (Keyboards.CU4).
  mutating func selectKeyboardProgram() -> [PhoneEffect] {
    let wanted = wantedCustomKeyboard
    var effects: [PhoneEffect] = []
    if wanted != usedCustomKeyboard {
      effects += hideKeyboardProgram()
      screenKeyboard.usesCustom = wanted != nil
      if let served = kernel.foreground { effects += sendWithTurn(served, .keyboardHeight(0)) }
    }
    if let running = screenKeyboard.custom?.keyboard,
      running
        != activeCustomKeyboards.first(where: {
          $0.identifier == kernel.settings.customKeyboards.current
        })
    {
      effects += endCustomKeyboard()
      screenKeyboard.usesCustom = wanted != nil
    }
    if let wanted, screenKeyboard.custom == nil { effects += launch(wanted) }
    return effects
  }

  /// Uses another program if the needed text is typed with another keyboard now, as after a change
  /// of settings or of the installed apps.
  mutating func updateCustomKeyboard() -> [PhoneEffect] {
    guard var needed = neededKeyboard, let app = kernel.foreground else {
      let current = activeCustomKeyboards.first {
        $0.identifier == kernel.settings.customKeyboards.current
      }
      guard let running = screenKeyboard.custom?.keyboard, running != current else { return [] }
      return endCustomKeyboard()
    }
    guard wantedCustomKeyboard != usedCustomKeyboard else { return [] }
    (needed.duration, needed.offset) = (0, 0)
    return show(needed, for: app)
  }

  /// Makes a custom keyboard the current one (Keyboards.CU3).
  mutating func selectCustom(_ keyboard: BundleIdentifier) -> [PhoneEffect] {
    guard activeCustomKeyboards.contains(where: { $0.identifier == keyboard }) else { return [] }
    // The user's choice replaces the preference of the first responder.
    if let served = screenKeyboard.served {
      screenKeyboard.configurations[served]?.language = nil
    }
    screenKeyboard.failure = nil
    let effects = updateLanguage()
    var settings = kernel.settings
    settings.customKeyboards.select(keyboard)
    return effects
      + (settings == self.kernel.settings
        ? updateCustomKeyboard() : step(.settings(settings), at: kernel.now))
  }

  /// Makes the keyboard after that of an app the current one (Keyboards.CU3).
  mutating func selectNextMode() -> [PhoneEffect] {
    guard let custom = screenKeyboard.custom?.keyboard, let needed = neededKeyboard else {
      return []
    }
    let next = keyboardLanguages.mode(
      after: .custom(custom), needsASCII: needed.needsASCII,
      acceptsCustom: needed.acceptsCustomKeyboards)
    switch next {
    case .language(let language): return select(language)
    case .custom(let keyboard): return selectCustom(keyboard.identifier)
    }
  }

  // MARK: The program

  private mutating func launch(_ keyboard: CustomKeyboard) -> [PhoneEffect] {
    screenKeyboard.customLaunches = recentCustomLaunches + [kernel.now]
    screenKeyboard.custom = CustomKeyboardProgram(keyboard: keyboard, launched: kernel.now)
    return [.launchCustomKeyboard(keyboard.identifier)]
  }

  /// Registers the program of a custom keyboard, and shows it if it is needed.
  mutating func joinCustomKeyboard(_ app: AppID) -> [PhoneEffect] {
    guard let custom = screenKeyboard.custom, custom.app == nil,
      custom.keyboard.identifier == kernel.identity(of: app)?.bundle
    else { return end(app, .order) }
    screenKeyboard.custom?.app = app
    guard screenKeyboard.usesCustom, var needed = neededKeyboard, let served = kernel.foreground
    else {
      return []
    }
    (needed.duration, needed.offset) = (0, 0)
    return show(needed, for: served)
  }

  /// Handles a custom keyboard that exited before it joined, or could not be launched.
  mutating func customKeyboardEnded(
    _ keyboard: BundleIdentifier, _ reason: String
  ) -> [PhoneEffect] {
    guard let custom = screenKeyboard.custom, custom.keyboard.identifier == keyboard,
      custom.app == nil
    else { return [] }
    return failCustomKeyboard(reason)
  }

  /// Handles the area of a custom keyboard: it is as low as the screen, and not higher than its
  /// limit (Keyboards.CU6).
  mutating func setCustomArea(_ area: ScreenArea?) {
    screenKeyboard.area = area
    if area != nil { screenKeyboard.custom?.isReady = true }
  }

  /// Passes the height of a custom keyboard to the app that it serves (Keyboards.CU6).
  mutating func setCustomHeight(_ height: Double) -> [PhoneEffect] {
    guard let served = screenKeyboard.served, isKeyboardShown else { return [] }
    let limit = ScreenKeyboardConstants.maximumShare * Double(kernel.model.screen.height)
    return sendWithTurn(served, .keyboardHeight(min(max(height, 0), limit)))
  }

  /// Ends a keyboard that has not reported its area in time.
  mutating func endLateKeyboard() -> [PhoneEffect] {
    guard let deadline = customKeyboardDeadline, deadline <= kernel.now else { return [] }
    return failCustomKeyboard("it was not ready within a second")
  }

  /// Ends the custom keyboard, and shows the system's for the rest of the editing session
  /// (Keyboards.CU9).
  mutating func failCustomKeyboard(_ reason: String) -> [PhoneEffect] {
    guard let custom = screenKeyboard.custom else { return [] }
    let entry = PhoneLogEntry(
      time: kernel.now, event: .keyboardEnded(reason), app: custom.keyboard.title)
    let isUsed = screenKeyboard.usesCustom
    if let app = kernel.foreground, let needed = neededKeyboard {
      screenKeyboard.failure = CustomKeyboardFailure(
        keyboard: custom.keyboard.identifier, app: app, session: needed.session)
    }
    var effects = endCustomKeyboard()
    // The end of a program that is not needed now is no failure.
    guard isUsed, var needed = neededKeyboard, let app = kernel.foreground else { return effects }
    effects.insert(.note(entry), at: 0)
    (needed.duration, needed.offset) = (0, 0)
    effects += sendWithTurn(app, .keyboardHeight(0)) + show(needed, for: app)
    return effects
  }

  /// Ends the custom keyboard.
  mutating func endCustomKeyboard() -> [PhoneEffect] {
    guard let custom = screenKeyboard.custom else { return [] }
    var effects: [PhoneEffect] = []
    if screenKeyboard.usesCustom { removeKeyboardProgram() }
    (screenKeyboard.custom, screenKeyboard.usesCustom) = (nil, false)
    if let app = custom.app, kernel.apps[app] != nil { effects += forget(app) + [.close(app)] }
    return effects + [.endCustomKeyboard(custom.keyboard.identifier), .composed]
  }

  // MARK: Internals

  private static var maximumLaunches: Int { ScreenKeyboardConstants.maximumLaunches }

  private var recentCustomLaunches: [PhoneInstant] {
    screenKeyboard.customLaunches.filter {
      $0.advanced(by: ScreenKeyboardConstants.launchPeriod) > kernel.now
    }
  }
}

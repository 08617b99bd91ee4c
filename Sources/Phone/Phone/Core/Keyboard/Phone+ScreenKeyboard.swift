import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Keyboards.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// Whether an app needs the screen keyboard, whose program does not run (Keyboards.SK2).
  public var needsKeyboard: Bool {
    screenKeyboard.systemProgram == nil && !screenKeyboard.usesCustom && neededKeyboard != nil
      && !screenKeyboard.isMissing
  }

  /// The system's program of the screen keyboard, once it has joined.
  public var keyboardProgram: AppID? { screenKeyboard.systemProgram }

  /// Whether the screen keyboard is shown.
  public var isKeyboardShown: Bool {
    screenKeyboard.program != nil && screenKeyboard.served == kernel.foreground
      && neededKeyboard != nil
  }

  /// The configuration of the keyboard that the app in the foreground needs; `nil` for none.
  var neededKeyboard: KeyboardConfiguration? {
    guard !kernel.isLocked, launching == nil, let app = kernel.foreground,
      let wanted = screenKeyboard.configurations[app], wanted.isVisible
    else { return nil }
    return wanted
  }

  /// The program of the keyboard while it is shown and takes touches (Keyboards.SK4).
  var touchedKeyboard: AppID? {
    guard isKeyboardShown, !kernel.isOverlayShown, let program = screenKeyboard.program,
      kernel.screens[program]?.phase == .active, kernel.screens[program]?.isUnresponsive == false
    else { return nil }
    return program
  }

  /// Returns the frame of the keyboard; `nil` while it is not on the screen (Keyboards.SK3).
  func keyboardFrame(at instant: PhoneInstant) -> ScreenFrame? {
    guard let program = screenKeyboard.program, transition == nil,
      homeSwipe?.isRecognized != true, screenKeyboard.served == kernel.foreground,
      isKeyboardShown || instant < screenKeyboard.hidden
    else { return nil }
    return frame(of: program)
  }

  // MARK: Apps

  /// Handles the keyboard that an app needs (Keyboards.SK1).
  mutating func setKeyboard(_ wanted: KeyboardConfiguration, of app: AppID) -> [PhoneEffect] {
    guard kernel.isOrdinaryApp(app) || kernel.role(of: app) == .home else { return [] }
    var wanted = wanted
    wanted.duration = min(max(wanted.duration, 0), ScreenKeyboardConstants.longestMovement)
    wanted.offset = min(max(wanted.offset, 0), Double(kernel.model.screen.height))
    if wanted.isSecure { wanted.context = "" }
    wanted.recentEmoji = RecentEmoji()
    let former = screenKeyboard.configurations[app]
    let wasVisible = former?.isVisible ?? false
    guard wanted.isVisible || wasVisible else { return [] }
    // The preference of a responder counts when editing begins (Keyboards.LA7).
    if let former, former.session == wanted.session { wanted.language = former.language }
    screenKeyboard.configurations[app] = wanted.isVisible ? wanted : nil
    guard app == kernel.foreground else { return [] }
    guard wanted.isVisible else { return updateLanguage() + hideKeyboard(wanted) }
    return updateLanguage() + show(wanted, for: app)
  }

  /// Shows the keyboard of the app that has come to the foreground, and removes that of the one
  /// before (Keyboards.SK5).
  mutating func updateKeyboard() -> [PhoneEffect] {
    updateLanguage() + updateShownKeyboard()
  }

  private mutating func updateShownKeyboard() -> [PhoneEffect] {
    if var wanted = neededKeyboard, let app = kernel.foreground {
      guard screenKeyboard.served != app || !isKeyboardInFront else { return [] }
      (wanted.duration, wanted.offset) = (0, 0)
      return show(wanted, for: app)
    }
    guard isKeyboardInFront, let app = screenKeyboard.served else { return [] }
    var last =
      screenKeyboard.configurations[app] ?? KeyboardConfiguration(session: 0, isVisible: false)
    (last.isVisible, last.duration) = (false, 0)
    return hideKeyboard(last)
  }

  /// Removes the keyboard that an app needed, or the program of the keyboard (Keyboards.SK6).
  mutating func forgetKeyboard(of app: AppID) -> [PhoneEffect] {
    screenKeyboard.configurations[app] = nil
    if screenKeyboard.custom?.app == app { return failCustomKeyboard("it has ended") }
    if screenKeyboard.systemProgram == app {
      let isUsed = !screenKeyboard.usesCustom
      screenKeyboard.systemProgram = nil
      guard isUsed else { return [] }
      removeKeyboardProgram()
      return (neededKeyboard == nil ? [] : launchKeyboard()) + [.composed]
    }
    return screenKeyboard.served == app ? updateKeyboard() : []
  }

  // MARK: The program

  /// Registers the program of the keyboard, and shows the keyboard that is needed.
  mutating func joinKeyboard(_ app: AppID) -> [PhoneEffect] {
    screenKeyboard.systemProgram = app
    (screenKeyboard.isMissing, screenKeyboard.isLaunching) = (false, false)
    return updateKeyboard()
  }

  /// Handles a screen keyboard that exited before it joined, or could not be launched.
  mutating func keyboardEnded(_ reason: String) -> [PhoneEffect] {
    guard screenKeyboard.systemProgram == nil, !screenKeyboard.isMissing else { return [] }
    (screenKeyboard.isMissing, screenKeyboard.isLaunching) = (true, false)
    return [kernel.note(.keyboardNotShown(reason))]
  }

  /// Handles a request of the keyboard's program (Keyboards.SK7).
  mutating func handle(_ request: KeyboardRequest, of app: AppID) -> [PhoneEffect] {
    let isCustom = kernel.role(of: app) == .keyboardExtension && screenKeyboard.custom?.app == app
    guard isCustom || (kernel.role(of: app) == .keyboard && screenKeyboard.systemProgram == app)
    else {
      return [kernel.note(.notPermitted("type into other apps"), app)]
    }
    // A program that is hidden now may have sent the request before.
    guard screenKeyboard.program == app else { return [] }
    switch request {
    case .area(let area):
      if isCustom { setCustomArea(area) } else { screenKeyboard.area = area }
      return []
    case .height(let height): return isCustom ? setCustomHeight(height) : []
    case .edit(let edit): return pass(edit, of: app, isCustom: isCustom)
    case .language(let language): return select(language)
    case .custom(let keyboard): return selectCustom(keyboard)
    case .nextMode: return isCustom ? selectNextMode() : []
    case .emoji(let text): return isCustom ? [] : record(text)
    }
  }

  /// Passes a change of the text to the app that the keyboard serves.
  private mutating func pass(
    _ edit: KeyboardEdit, of app: AppID, isCustom: Bool
  ) -> [PhoneEffect] {
    if case .insert(let text) = edit.kind, text.utf8.count > LinkLimits.insertedBytes {
      guard isCustom else { return end(app, .malformed) }
      return failCustomKeyboard(
        "it inserted \(text.utf8.count) bytes at once, and \(LinkLimits.insertedBytes) are the "
          + "limit")
    }
    // A custom keyboard cannot select text (Keyboards.CU7).
    if isCustom, !edit.kind.isOfCustomKeyboards {
      return [kernel.note(.notPermitted("select text of other apps"), app)]
    }
    guard isKeyboardShown, let served = screenKeyboard.served,
      screenKeyboard.configurations[served]?.session == edit.session
    else { return [] }
    return sendWithTurn(served, .edit(edit, at: kernel.now))
  }

  // MARK: Keys

  /// Passes a key of the hardware keyboard to the screen keyboard, whose key it presses
  /// (Keys.K11).
  mutating func pressOnScreen(_ key: KeyboardKey, isDown: Bool) -> [PhoneEffect] {
    guard isDown else {
      screenKeyboard.secretKeys.remove(key)
      guard let app = keyboard.release(key) else { return [] }
      return sendWithTurn(app, .key(stroke(.ended, key)))
    }
    if isKeyboardSecret { screenKeyboard.secretKeys.insert(key) }
    guard keyboard.press(key, of: touchedKeyboard) else { return [] }
    guard let app = touchedKeyboard else { return [kernel.note(.input(.noKeyboard))] }
    return sendWithTurn(app, .key(stroke(.began, key)))
  }

  // MARK: Internals

  /// Whether the program was requested to show the keyboard.
  private var isKeyboardInFront: Bool {
    screenKeyboard.program.flatMap { kernel.screens[$0]?.phase } == .active
  }

  /// Shows the keyboard for an app's first responder, with the program that types.
  mutating func show(_ wanted: KeyboardConfiguration, for app: AppID) -> [PhoneEffect] {
    var effects = selectKeyboardProgram()
    guard let program = screenKeyboard.program, kernel.screens[program] != nil else {
      return effects + (screenKeyboard.usesCustom ? [] : launchKeyboard())
    }
    var wanted = wanted
    if !screenKeyboard.usesCustom { wanted.recentEmoji = kernel.settings.recentEmoji }
    let isNew = screenKeyboard.served != app || !isKeyboardInFront
    screenKeyboard.served = app
    if isNew { effects += move(program, to: .active) }
    return effects + sendWithTurn(program, .keyboard(wanted)) + [.composed]
  }

  /// Hides the present program, before another one types.
  mutating func hideKeyboardProgram() -> [PhoneEffect] {
    guard screenKeyboard.program != nil, isKeyboardInFront else { return [] }
    let hidden = KeyboardConfiguration(session: 0, isVisible: false)
    let effects = hideKeyboard(hidden)
    screenKeyboard.served = nil
    return effects
  }

  /// Removes the touches, the keys and the area of a program that has ended.
  mutating func removeKeyboardProgram() {
    screenKeyboard.served = nil
    screenKeyboard.area = nil
    screenKeyboard.contacts = []
    _ = screenKeyboard.digitizer.cancelAll(at: kernel.now)
  }

  private mutating func hideKeyboard(_ last: KeyboardConfiguration) -> [PhoneEffect] {
    guard let program = screenKeyboard.program, isKeyboardInFront else { return [] }
    var effects = cancelKeyboardTouches()
    if keyboard.held.contains(where: { $0.app == program }) { effects += cancelKeys() }
    screenKeyboard.area = nil
    screenKeyboard.hidden = kernel.now.advanced(by: .seconds(last.duration))
    effects += sendWithTurn(program, .keyboard(last))
    effects += move(program, to: .background)
    // The engines of a keyboard stop when it is hidden (HapticEngines.N4).
    return effects + stopDisallowedEngines() + [.composed]
  }

  private mutating func launchKeyboard() -> [PhoneEffect] {
    guard screenKeyboard.systemProgram == nil, !screenKeyboard.isMissing,
      !screenKeyboard.isLaunching
    else { return [] }
    let since = screenKeyboard.launches.filter {
      $0.advanced(by: ScreenKeyboardConstants.launchPeriod) > kernel.now
    }
    screenKeyboard.launches = since + [kernel.now]
    guard since.count < ScreenKeyboardConstants.maximumLaunches else {
      return keyboardEnded("its program exits repeatedly")
    }
    screenKeyboard.isLaunching = true
    return [.launchKeyboard]
  }
}

extension KeyboardEdit.Kind {
  /// Whether a custom keyboard may request the change.
  fileprivate var isOfCustomKeyboards: Bool {
    switch self {
    case .insert, .deleteBackward, .move, .compose, .unmark, .dismiss: true
    case .deleteWord, .replaceLast, .beginTracking, .track, .endTracking, .selectWord: false
    }
  }
}

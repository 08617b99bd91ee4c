import TactusPhone
import TactusPhoneLink
import TactusPhoneScript
import TactusPhoneTypes

extension SimulatedPhone {
  /// Presses a button and releases it.
  public func press(_ button: PhoneButton) { gestures.click(button) }

  /// Presses a key of the keyboard with modifier keys: `phone.press(key: .s, with: [.leftGUI])`.
  public func press(
    key: KeyboardKey, with held: [KeyboardKey] = [], for seconds: Double = 0.1
  ) {
    gestures.pressKey(key, with: held, for: .seconds(seconds))
  }

  /// Presses or releases a key of the keyboard; no time passes.
  public func key(_ key: KeyboardKey, isDown: Bool) { phone.send(.key(key, isDown: isDown)) }

  /// Types text on the keyboard, ten characters per second; characters without a key are skipped.
  ///
  /// If the app handles none of the keys, the test fails (Keys.K12).
  public func type(_ text: String, file: StaticString = #fileID, line: UInt = #line) {
    let lost = countingLostKeys { gestures.type(text) }
    guard !text.isEmpty, lost >= text.count else { return }
    TestFrameworks.recordFailure(
      "nothing takes the text '\(text)': no text is being edited, and no responder handles keys",
      file: file, line: line)
  }

  /// Shakes the phone.
  public func shake() { phone.send(.shake) }

  /// Rotates the phone.
  public func rotate(to orientation: DeviceOrientation) { phone.send(.rotate(orientation)) }

  /// Whether the phone is locked.
  public var isLocked: Bool { phone.host.state.isLocked }

  /// The current settings of the phone.
  public var settings: PhoneSettings { phone.host.state.settings }

  /// Whether the screen keyboard is visible (Keyboards.SK1).
  public var isKeyboardShown: Bool {
    phone.settle()
    return phone.host.state.isKeyboardShown
  }

  /// The current environment of the phone.
  public var environment: PhoneEnvironment { phone.host.state.environment }

  /// Changes a setting: `phone.set(\.is3DTouchEnabled, false)`.
  public func set<Value>(_ setting: WritableKeyPath<PhoneSettings, Value>, _ value: Value) {
    var settings = phone.host.state.settings
    settings[keyPath: setting] = value
    phone.send(.settings(settings))
    applyRegion()
  }

  /// Changes a condition of the environment: `phone.set(\.systemHaptics, false)`.
  public func set<Value>(_ fact: WritableKeyPath<PhoneEnvironment, Value>, _ value: Value) {
    var environment = phone.host.state.environment
    environment[keyPath: fact] = value
    phone.send(.environment(environment))
  }

  /// Simulates an event of the device, such as a memory warning.
  public func happen(_ event: DeviceEvent) { phone.send(.deviceEvent(event)) }

  /// Opens a URL with the app; if it is not running yet, it will be launched with the URL.
  public func open(_ url: String) { phone.send(.open(.url(url))) }

  /// Selects a quick action of the app's icon; if the app is not running yet, it will be launched
  /// with the action.
  ///
  /// An action that the icon of a running app does not offer is a failure of the test.
  public func chooseQuickAction(
    _ type: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    if let message = gestures.missingQuickAction(type) {
      TestFrameworks.recordFailure(message, file: file, line: line)
    }
    phone.send(.open(.quickAction(type: type)))
  }

  /// Puts text on the general pasteboard, as if the user had copied it in another app.
  public func copy(_ text: String) { phone.send(.pasteboard(text)) }

  /// The texts that apps have put on the general pasteboard so far; an empty one each time it was
  /// cleared.
  public var copiedTexts: [String] {
    notes.compactMap { if case .copied(let text) = $0.event { text } else { nil } }
  }

  /// The phone's notes, such as about an unresponsive app or about invalid input.
  public var notes: [PhoneLogEntry] { device.host.notes }
}

import TactusPhoneLink

// `Documentation/Behaviour/AudioSession.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// Returns the route of an app's sound (AudioSession.AS2, AudioSession.RO1).
  func route(of app: AppID) -> SoundRoute {
    let session = apps[app]?.session ?? SoundSession()
    if session.overridesToSpeaker { return .speaker }
    let builtIn: SoundRoute =
      session.category == .playAndRecord && !session.prefersSpeaker ? .receiver : .speaker
    switch environment.soundOutput {
    case .phone: return builtIn
    case .device(let device) where environment.soundDevices.contains(device):
      if session.allows(device.kind) { return .device(device) }
    case .automatic, .device: break
    }
    let devices = environment.soundDevices.filter {
      $0.kind != .airPlay && session.allows($0.kind)
    }
    return devices.last.map { .device($0) } ?? builtIn
  }

  /// Returns whether the user has chosen the route of an app's sound.
  func isRouteChosen(of app: AppID) -> Bool {
    switch environment.soundOutput {
    case .automatic: false
    case .phone: !environment.soundDevices.isEmpty
    case .device(let device): route(of: app) == .device(device)
    }
  }

  // MARK: Choosing

  /// Asks the user for the output, for an app in front (AudioSession.RO4).
  mutating func chooseOutput(for app: AppID) -> [PhoneEffect] {
    let isAsking = pendingAlerts.contains {
      if case .output = $0.purpose { true } else { false }
    }
    guard foreground == app, !isAsking else { return [] }
    let devices = environment.soundDevices
    return ask(for: app, .output(devices)) { words in
      SystemAlert(
        title: words[.output], buttons: ["iPhone"] + devices.map(\.name) + [words[.cancel]],
        cancelButton: devices.count + 1)
    }
  }

  /// Handles the answer to the question for the output.
  mutating func finish(_ devices: [SoundDevice], _ button: Int?) -> [PhoneEffect] {
    guard let button, button <= devices.count else { return [] }
    let choice = button == 0 ? SoundOutput.phone : .device(devices[button - 1])
    guard environment.soundOutput != choice else { return [] }
    environment.soundOutput = choice
    return allGates + sendSoundStatus()
  }
}

extension SoundSession {
  /// Returns whether the session's sound is played by a kind of device (AudioSession.RO2).
  fileprivate func allows(_ kind: SoundDevice.Kind) -> Bool {
    let isForOutputOnly = category.plays && !category.records
    return switch kind {
    case .bluetooth: isForOutputOnly || allowsBluetoothCalls || allowsBluetoothMusic
    case .airPlay: isForOutputOnly || (category == .playAndRecord && allowsAirPlay)
    case .headphones, .headset, .car, .hdmi, .usb: true
    }
  }
}

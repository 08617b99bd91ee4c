import TactusPhoneLink

// `Documentation/Behaviour/AudioSession.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// Returns the route of an app's sound (AudioSession.AS2, AudioSession.RO1).
  func route(of app: AppID) -> SoundRoute {
    let session = kernel.apps[app]?.session ?? SoundSession()
    return session.overridesToSpeaker ? .speaker : route(for: session)
  }

  /// Returns the route of a session's sound, without an override of the port.
  private func route(for session: SoundSession) -> SoundRoute {
    let builtIn: SoundRoute =
      session.category == .playAndRecord && !session.prefersSpeaker ? .receiver : .speaker
    switch kernel.environment.soundOutput {
    case .phone: return builtIn
    case .device(let device) where kernel.environment.soundDevices.contains(device):
      if session.allows(device.kind) { return .device(device) }
    case .automatic, .device: break
    }
    let devices = kernel.environment.soundDevices.filter {
      $0.kind != .airPlay && session.allows($0.kind)
    }
    return devices.last.map { .device($0) } ?? builtIn
  }

  /// Returns why a status has another route than the last one that an app has received
  /// (AudioSession.AS3); `nil` if it has not.
  func routeChange(to status: SoundStatus, of app: AppID) -> SoundRouteChange? {
    guard let record = kernel.apps[app], let last = record.sentStatus,
      last.route != status.route || last.ports != status.ports
    else { return nil }
    let (before, now) = (record.routeConditions, routeConditions(of: app))
    if let device = last.route.device, !now.devices.contains(device) { return .disconnection }
    if let device = status.route.device, !before.devices.contains(device) { return .connection }
    let isOverride = before.category == now.category && before.isOverridden != now.isOverridden
    return isOverride || before.output != now.output ? .choice : .category
  }

  /// Records the status that is sent to an app, and what decided its route.
  mutating func noteSent(_ status: SoundStatus, to app: AppID) {
    var kept = status
    kept.change = nil
    let conditions = routeConditions(of: app)
    kernel.apps[app]?.sentStatus = kept
    kernel.apps[app]?.routeConditions = conditions
  }

  private func routeConditions(of app: AppID) -> SoundRouteConditions {
    let session = kernel.apps[app]?.session ?? SoundSession()
    return SoundRouteConditions(
      devices: kernel.environment.soundDevices, output: kernel.environment.soundOutput,
      category: session.category, isOverridden: session.overridesToSpeaker)
  }

  // MARK: Changes of devices

  /// The device that plays the phone's music; `nil` without music or on the phone itself.
  var musicDevice: SoundDevice? {
    kernel.environment.isOtherAudioPlaying ? route(for: SoundSession(.playback)).device : nil
  }

  /// Pauses the phone's music if the device that played it has gone (AudioSession.AS12).
  mutating func pauseMusic(ifDisconnected device: SoundDevice?) -> [PhoneEffect] {
    guard let device, !kernel.environment.soundDevices.contains(device) else { return [] }
    return pauseMusic()
  }

  /// The routes of the apps that override the port, as they are without the override.
  var overriddenRoutes: [AppID: SoundRoute] {
    kernel.apps.filter(\.value.session.overridesToSpeaker).mapValues { route(for: $0.session) }
  }

  /// Ends the overrides of the port whose routes have changed (AudioSession.AS13).
  mutating func endOverrides(since routes: [AppID: SoundRoute]) {
    for (app, old) in routes {
      guard let session = kernel.apps[app]?.session, route(for: session) != old else { continue }
      kernel.apps[app]?.session.overridesToSpeaker = false
    }
  }

  // MARK: Choosing

  /// Asks the user for the output, for an app in front (AudioSession.RO4).
  mutating func chooseOutput(for app: AppID) -> [PhoneEffect] {
    let isAsking = questions.values.contains {
      if case .output = $0.purpose { true } else { false }
    }
    guard kernel.foreground == app, !isAsking else { return [] }
    let devices = kernel.environment.soundDevices
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
    guard kernel.environment.soundOutput != choice else { return [] }
    kernel.environment.soundOutput = choice
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

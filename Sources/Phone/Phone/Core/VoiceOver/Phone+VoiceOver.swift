import TactusHapticPatterns
import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver

// `Documentation/Behaviour/VoiceOver.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// Whether VoiceOver is on.
  public var isVoiceOverOn: Bool { voiceOver != nil }

  /// Whether VoiceOver shows nothing on the screen, for the user's privacy.
  public var isCurtainDrawn: Bool { voiceOver?.model.isCurtainDrawn ?? false }

  /// The element with VoiceOver's focus, as it was when it received the focus; `nil` for none.
  public var voiceOverFocus: ScreenElement? { voiceOver?.model.focus }

  /// The rotation of the interface that VoiceOver reads.
  public var voiceOverTurn: ScreenTurn { voiceOver?.model.turn ?? ScreenTurn() }

  /// Returns whether VoiceOver passes a finger at a point to the app (VoiceOver.PA3).
  public func isTouchedDirectly(at point: ScreenPoint) -> Bool {
    voiceOver?.model.takesTouches(at: point) ?? false
  }

  /// The utterance that VoiceOver speaks; `nil` for none.
  public var spokenUtterance: Utterance? { voiceOver?.model.speech.spoken }

  // MARK: Doing

  /// Turns VoiceOver on or off, and sets its language and navigation style.
  mutating func updateVoiceOver() -> [PhoneEffect] {
    let isOn = kernel.settings.accessibility.contains(.voiceOver)
    var effects: [PhoneEffect] = []
    if isOn, voiceOver == nil {
      effects += cancelTouches()
      voiceOver = VoiceOverRecord(
        model: VoiceOver(screenHeight: Double(kernel.model.screen.height)))
      voiceOver?.model.screenWidth = Double(kernel.model.screen.width)
      applySettingsToVoiceOver()
      effects += runVoiceOver { $0.say(.voiceOverOn, at: $1) }
    } else if !isOn, voiceOver != nil {
      effects += runVoiceOver { $0.silence(at: $1) }
      voiceOver = nil
      effects += allGates + cancelTouches()
    }
    applySettingsToVoiceOver()
    return effects
  }

  /// Advances the time of VoiceOver (VoiceOver.VG2).
  mutating func advanceVoiceOver() -> [PhoneEffect] {
    guard voiceOver != nil else { return [] }
    var effects = runVoiceOver { $0.advance(to: $1) }
    if let (instant, point) = voiceOver?.fingerEnd, instant <= kernel.now {
      voiceOver?.fingerEnd = nil
      effects += report(TouchReport(Self.voiceOverFinger, .ended, x: point.x, y: point.y))
    }
    return effects
  }

  /// Handles a report of a finger while VoiceOver is on; `nil` while it is off (VoiceOver.PA1).
  mutating func touchVoiceOver(_ report: TouchReport) -> [PhoneEffect]? {
    guard voiceOver != nil, report.kind == .finger else { return nil }
    let contact = report.contact
    if let passed = voiceOver?.passed[contact] { return pass(report, movedBy: passed) }
    let old = voiceOver?.contacts[contact]
    guard report.phase == .began || old != nil else { return [] }
    let force = digitizer.force(of: report.pressure) ?? old?.force ?? 0
    let isPlace = report.x.isFinite && report.y.isFinite
    guard let point = isPlace ? ScreenPoint(x: report.x, y: report.y) : old?.point else {
      return [kernel.note(.input(.noPlace))]
    }
    if report.phase == .began {
      // Elements that take touches directly (VoiceOver.PA3).
      if voiceOver?.model.takesTouches(at: point) == true {
        voiceOver?.passed[contact] = (0, 0)
        let heard = runVoiceOver { $0.touchedDirectly(at: point, now: $1) }
        return heard + pass(report, movedBy: (0, 0))
      }
      let number = (voiceOver?.lastNumber ?? 0) + 1
      voiceOver?.lastNumber = number
      voiceOver?.numbers[contact] = number
    }
    let pressure = report.pressure == .default ? old?.pressure ?? .default : report.pressure
    voiceOver?.contacts[contact] = .init(point: point, force: force, pressure: pressure)
    guard let number = voiceOver?.numbers[contact] else { return [] }
    let phase: VoiceOverRecognizer.Phase
    switch report.phase {
    case .began: phase = .began
    case .moved: phase = .moved
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    case .updated: return [kernel.note(.input(.notTouching))]
    }
    if phase == .ended || phase == .cancelled { voiceOver?.contacts[contact] = nil }
    return runVoiceOver { $0.handle(number, phase, at: point, force: force, now: $1) }
  }

  /// Handles an app's announcement (VoiceOver.SQ1).
  mutating func announce(
    _ announcement: AccessibilityAnnouncement, by app: AppID
  ) -> [PhoneEffect] {
    let noted: [PhoneEffect] = [kernel.note(.announced(announcement.text), app)]
    guard voiceOver != nil else { return noted }
    // Odd numbers, beside VoiceOver's own.
    voiceOver?.lastAnnouncement += 2
    let id = voiceOver?.lastAnnouncement ?? 0
    if announcement.number != 0 { voiceOver?.announcements[id] = (app, announcement.number) }
    return noted + runVoiceOver { $0.announce(announcement, id: id, at: $1) }
  }

  /// Handles a change of the screen that an app reports (VoiceOver.FO3).
  mutating func accessibilityChanged(
    _ change: AccessibilityChange, by app: AppID
  ) -> [PhoneEffect] {
    guard voiceOver != nil, kernel.inputReceiver == app || touchedKeyboard == app else { return [] }
    return runVoiceOver { $0.screenDidChange(change, at: $1) }
  }

  /// Notifies VoiceOver that another client is in front (VoiceOver.FO3).
  mutating func followFront() -> [PhoneEffect] {
    guard voiceOver != nil, voiceOver?.focusedClient != kernel.inputReceiver else { return [] }
    guard let app = kernel.inputReceiver, kernel.screens[app]?.phase == .active else {
      guard voiceOver?.focusedClient != nil else { return [] }
      voiceOver?.focusedClient = nil
      voiceOver?.model.cancelTouches()
      return kernel.isLocked || kernel.inputReceiver == nil
        ? runVoiceOver { $0.silence(at: $1) } : []
    }
    voiceOver?.focusedClient = app
    applyNames()
    // The message at turning VoiceOver on is spoken to its end (VoiceOver.ON1).
    let waits = spokenUtterance?.kind == .message
    return runVoiceOver { $0.screenDidChange(.screen, waits: waits, at: $1) }
  }

  /// Handles the sound of an utterance, which the host has synthesized (VoiceOver.SO1).
  mutating func speechReady(_ id: UInt64, path: String?, seconds: Double) -> [PhoneEffect] {
    guard voiceOver?.model.speech.spoken?.id == id else { return [] }
    voiceOver?.model.setDuration(.seconds(max(seconds, 0)), of: id)
    guard let path else { return [] }
    return playSpeech(id, path: path, from: 0, seconds: seconds)
  }

  /// Passes the answers to VoiceOver's requests on to it, and returns the other effects.
  mutating func settleVoiceOver(_ effects: [PhoneEffect]) -> [PhoneEffect] {
    guard effects.contains(where: { $0.isForVoiceOver }) else { return effects }
    var waiting = effects[...]
    var result: [PhoneEffect] = []
    while let effect = waiting.popFirst() {
      guard effect.isForVoiceOver else {
        result.append(effect)
        continue
      }
      switch effect {
      case .inspected(let id, let elements) where id == voiceOver?.request:
        voiceOver?.request = nil
        waiting += runVoiceOver { $0.receive(elements, at: $1) }
      case .performed(let id, let isDone) where id == voiceOver?.request:
        voiceOver?.request = nil
        waiting += runVoiceOver { $0.performed(isDone, at: $1) }
      // The answer to a request from before VoiceOver was turned off.
      default: break
      }
    }
    return result
  }

  /// Passes the changes of an app's elements to VoiceOver.
  mutating func receiveUpdate(_ update: ElementUpdate, for id: InspectionID) -> [PhoneEffect] {
    guard id == voiceOver?.request else { return [] }
    voiceOver?.request = nil
    return runVoiceOver { $0.receive(update, at: $1) }
  }

  /// The instant at which VoiceOver acts without input.
  var nextVoiceOverChange: PhoneInstant? {
    guard let voiceOver else { return nil }
    return [voiceOver.model.deadline, voiceOver.fingerEnd?.instant].compactMap(\.self).min()
  }

  /// The gain of the sounds of apps, which are ducked while VoiceOver speaks (VoiceOver.SO3).
  var volumeBesideSpeech: Double {
    voiceOver?.model.speech.isSpeaking == true ? VoiceOverConstants.duckedVolume : 1
  }

  // MARK: Internals

  /// The finger by which VoiceOver taps.
  private static let voiceOverFinger = ContactID(.max)
  /// The time for which a tap of VoiceOver lasts.
  ///
  /// - Source: ours. Confidence: guess.
  private static let tapTime = Duration.milliseconds(50)
  /// The time for which VoiceOver's long press lasts.
  ///
  /// - Source: ours, longer than a long press. Confidence: guess.
  private static let longPressTime = Duration.milliseconds(800)

  private mutating func applySettingsToVoiceOver() {
    let (language, isRightToLeft) = (kernel.settings.language, kernel.settings.isRightToLeft)
    voiceOver?.model.language = language
    voiceOver?.model.isRightToLeft = isRightToLeft
    applyNames()
    let groups = kernel.settings.accessibility.contains(.voiceOverGroups)
    if voiceOver?.model.navigatesByGroups != groups { voiceOver?.model.navigatesByGroups = groups }
  }

  /// Runs VoiceOver, and carries out the effects that it requests.
  private mutating func runVoiceOver(
    _ body: (inout VoiceOver, PhoneInstant) -> [VoiceOverEffect]
  ) -> [PhoneEffect] {
    guard var record = voiceOver else { return [] }
    let wasSpeaking = record.model.speech.isSpeaking
    let effects = body(&record.model, kernel.now)
    voiceOver = record
    let gates = wasSpeaking == record.model.speech.isSpeaking ? [] : allGates
    return effects.flatMap { carryOut($0) } + gates
  }

  private mutating func carryOut(_ effect: VoiceOverEffect) -> [PhoneEffect] {
    switch effect {
    case .inspect(let acceptsChanges):
      // The keyboard's elements follow those of the app in one list.
      return inspect(nextRequest(acceptsChanges: acceptsChanges && touchedKeyboard == nil))
    case .perform(let place, let action): return perform(nextRequest(), place, action)
    case .unfocus(let place): return takeFocusFromKeyboard(place)
    case .speech(let change): return follow(change)
    case .pauseSpeech(let utterance): return stopSpeech(utterance.id)
    case .resumeSpeech(let utterance, let spoken):
      guard let sound = voiceOver?.sounds[utterance.id] else { return [] }
      let start = Double(spoken.components.attoseconds) / 1e18 + Double(spoken.components.seconds)
      return playSpeech(utterance.id, path: sound.path, from: start, seconds: sound.seconds)
    case .cue(let cue): return give(cue)
    case .tap(let point): return holdFinger(at: point, for: Self.tapTime)
    case .longPress(let point): return holdFinger(at: point, for: Self.longPressTime)
    case .pass(let number, let dx, let dy): return beginPassing(number, dx, dy)
    case .unanswered(let action): return actOnBehalf(action)
    case .askName(let key, let label): return askName(of: key, label: label)
    case .switchApp(let order): return switchApp(order)
    case .curtain: return [.composed]
    case .copy(let text): return deliver(.input(.pasteboard(text)))
    }
  }

  /// Notifies the keyboard that none of its keys has the focus any more (VoiceOver.FO7).
  ///
  /// The app in front keeps its focus while a key has it: there it is again after typing.
  private mutating func takeFocusFromKeyboard(_ place: Int) -> [PhoneEffect] {
    guard let client = clientOfElement(at: place).client, client != kernel.inputReceiver else {
      return []
    }
    return perform(nextRequest(), place, .unfocus)
  }

  private mutating func nextRequest(acceptsChanges: Bool = false) -> InspectionID {
    lastVoiceOverRequest &+= 1
    let id = InspectionID.ofVoiceOver(lastVoiceOverRequest, acceptsChanges: acceptsChanges)
    voiceOver?.request = id
    return id
  }

  // MARK: Speech

  private mutating func follow(_ change: SpeechQueue.SpeechEvent) -> [PhoneEffect] {
    switch change {
    case .begin(let utterance):
      speechLog.append(SpeechLogEntry(utterance, start: kernel.now))
      if speechLog.count > VoiceOverConstants.logLength {
        speechLog.removeFirst(VoiceOverConstants.logLength / 2)
      }
      let caption: [PhoneEffect] =
        utterance.kind == .hint ? [] : [kernel.note(.spoke(utterance.text))]
      return [.speak(utterance)] + caption
    case .end(let utterance, let outcome):
      if let index = speechLog.lastIndex(where: { $0.utterance.id == utterance.id && $0.end == nil }
      ) {
        speechLog[index].end = kernel.now
        speechLog[index].outcome = outcome
      }
      let stopped = outcome == .interrupted ? stopSpeech(utterance.id) : []
      voiceOver?.sounds[utterance.id] = nil
      return stopped + finish(utterance, outcome == .finished)
    case .drop(let utterance): return finish(utterance, false)
    }
  }

  /// Notifies an app that its announcement is over (VoiceOver.SQ5).
  private mutating func finish(_ utterance: Utterance, _ isSpoken: Bool) -> [PhoneEffect] {
    guard let (app, number) = voiceOver?.announcements.removeValue(forKey: utterance.id) else {
      return []
    }
    return sendWithTurn(app, .announced(number, isSpoken))
  }

  private mutating func playSpeech(
    _ id: UInt64, path: String, from start: Double, seconds: Double
  ) -> [PhoneEffect] {
    let word = SoundFragment(path, from: start).word
    let pattern = HapticPattern(events: [
      HapticEvent(
        .audioCustom, time: 0, duration: max(seconds - start, 0.001),
        waveform: WaveformReference(path: word, usesVolumeEnvelope: false))
    ])
    lastVoice += 1
    let voice = VoiceID(lastVoice)
    voiceOver?.sounds[id] = .init(path: path, seconds: seconds, voice: voice)
    // The silent switch does not concern speech (VoiceOver.SO2).
    return [
      .playLive(
        LivePattern(pattern), voice: voice, origin: kernel.now, from: kernel.now,
        gate: VoiceGate(haptics: false, sound: true, volume: volume))
    ]
  }

  private mutating func stopSpeech(_ id: UInt64) -> [PhoneEffect] {
    guard let sound = voiceOver?.sounds[id] else { return [] }
    return [.stop(sound.voice)]
  }

  // MARK: Signs

  /// Plays a cue of VoiceOver as haptics and sound (VoiceOver.SI1, VoiceOver.SI2).
  mutating func give(_ cue: VoiceOverEffect.Cue) -> [PhoneEffect] {
    lastVoice += 1
    let sound = PhoneEffect.playLive(
      LivePattern(cue.sound), voice: VoiceID(lastVoice), origin: kernel.now, from: kernel.now,
      gate: VoiceGate(haptics: false, sound: true, volume: volume))
    return [sound] + feel(cue)
  }

  private mutating func feel(_ cue: VoiceOverEffect.Cue) -> [PhoneEffect] {
    let (feedback, strength): (Feedback, Double) =
      switch cue {
      case .focus: (.selection, 1)
      case .boundary: (.impactRigid, 0.6)
      case .screen: (.impactSoft, 0.8)
      }
    guard let app = kernel.inputReceiver else { return [] }
    // No generator has the number 0.
    return decide(
      feedback, strength, .init(app: app, generator: GeneratorID(0)), "VoiceOver",
      kernel.apps[app]?.recent ?? RecentFeedback())
  }

  // MARK: Touches

  /// Sends a report to the client in front, as without VoiceOver.
  private mutating func report(_ report: TouchReport) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    if let touched = touchKeyboard(report) { return touched }
    if let error = digitizer.handle(report, at: kernel.now) {
      effects.append(kernel.note(.input(error)))
    }
    if kernel.inputReceiver.map(takesTouches) != true { _ = digitizer.cancelAll(at: kernel.now) }
    return effects
  }

  private mutating func holdFinger(at point: ScreenPoint, for time: Duration) -> [PhoneEffect] {
    guard voiceOver?.fingerEnd == nil else { return [] }
    voiceOver?.fingerEnd = (kernel.now.advanced(by: time), point)
    return report(TouchReport(Self.voiceOverFinger, .began, x: point.x, y: point.y))
  }

  /// Begins to pass a contact through, with its force (VoiceOver.PA2).
  private mutating func beginPassing(
    _ number: Int, _ dx: Double, _ dy: Double
  ) -> [PhoneEffect] {
    guard let contact = voiceOver?.numbers.first(where: { $0.value == number })?.key,
      let state = voiceOver?.contacts[contact]
    else { return [] }
    voiceOver?.passed[contact] = (dx, dy)
    return report(
      TouchReport(
        contact, .began, x: state.point.x + dx, y: state.point.y + dy, pressure: state.pressure))
  }

  private mutating func pass(
    _ report: TouchReport, movedBy distance: (dx: Double, dy: Double)
  ) -> [PhoneEffect] {
    var moved = report
    moved.x += distance.dx
    moved.y += distance.dy
    guard report.phase == .ended || report.phase == .cancelled else { return self.report(moved) }
    voiceOver?.passed[report.contact] = nil
    voiceOver?.contacts[report.contact] = nil
    voiceOver?.model.cancelTouches()
    return self.report(moved)
  }

  /// Performs the phone's default for an action that no app has handled (VoiceOver.AP4).
  private mutating func actOnBehalf(_ action: AccessibilityAction) -> [PhoneEffect] {
    switch action {
    case .magicTap where nowPlayingApp != nil:
      deliver(.input(.remoteCommand(RemoteCommandEvent(.togglePlayPause))))
    default: give(.boundary)
    }
  }
}

extension PhoneEffect {
  /// Whether the effect answers a request of VoiceOver.
  fileprivate var isForVoiceOver: Bool {
    switch self {
    case .inspected(let id, _), .performed(let id, _): id.isOfVoiceOver
    default: false
    }
  }
}

import TactusHapticPatterns
import TactusHapticSynthesis
import TactusHealthModel
import TactusPhoneHardware
import TactusPhoneLink
import TactusPhoneTypes
import TactusUserRecords
import TactusVoiceOver

/// A phone as a state machine: inputs go in, effects come out.
///
/// It has no thread, no clock and no files. The same inputs at the same instants give the same
/// effects, whether a host drives it in real time or a test advances the clock.
public struct Phone: Sendable {
  /// The device.
  public var model: PhoneModel { kernel.model }
  /// The timing of its Taptic Engine.
  public let timing: TapticTiming
  /// The profile of its actuator.
  public let actuator: ActuatorProfile
  /// The health data, which copies of this value share.
  public var health: HealthLibrary { parts.health.library }
  /// The user's records, such as contacts, which copies of this value share.
  public var records: RecordLibrary { parts.records.library }

  /// Boots a phone.
  public init(
    _ model: PhoneModel = .current, timing: TapticTiming = .standard,
    policy: FeedbackPolicy = FeedbackPolicy(), actuator: ActuatorProfile = .tapticEngine,
    health: HealthLibrary = HealthLibrary(), records: RecordLibrary = RecordLibrary()
  ) {
    parts = PhoneParts(health: health, records: records)
    kernel = PhoneKernel(model)
    self.timing = timing
    self.policy = policy
    self.actuator = actuator
    digitizer = Digitizer(model)
    screenKeyboard = ScreenKeyboard(model)
    peaks = PeakCache(actuator)
    engine = TapticEngine(timing: timing, maximumHolders: policy.limits.preparedGenerators)
  }

  // MARK: Doing

  /// Handles an input at an instant and returns the effects, in order.
  ///
  /// An instant before the latest one counts as the latest: a clock that jumps back stops the
  /// phone's time and does no harm.
  public mutating func step(_ input: PhoneInput, at instant: PhoneInstant) -> [PhoneEffect] {
    kernel.now = max(kernel.now, instant)
    engine.advance(to: kernel.now)
    if !voices.isEmpty { voices = voices.filter { $0.value.end > kernel.now } }
    let effects = settleVoiceOver(handle(input) + followFront())
    return effects + endExternalPicture() + sendSoundStatus() + settle() + runTurns()
  }

  /// Handles an input, before the apps get their turns.
  private mutating func handle(_ input: PhoneInput) -> [PhoneEffect] {
    switch input {
    case .tick: return tick()
    case .connected(let app):
      if kernel.apps[app] == nil {
        kernel.apps[app] = AppRecord(budget: MessageBudget(at: kernel.now))
      }
      return []
    case .admitted(let app, let identity): return admit(app, identity)
    case .installedApps(let apps): return update(apps)
    case .message(let message, let app): return receive(message, from: app)
    case .violation(let reason, let app): return kernel.apps[app] == nil ? [] : end(app, reason)
    case .disconnected(let app): return reportUnexpectedEnd(app) + forget(app)
    case .foreground(let app): return app == nil ? goHome() : bringToFront(app)
    case .launch(let app, let reason): return launch(app, reason)
    case .launchEnded(let app, let reason): return launchEnded(app, reason)
    case .openSwitcher: return openSwitcher()
    case .appEnded(let app, let ending): return setEnding(ending, of: app)
    case .environment(let environment):
      let before = traits
      let (wasHeld, route) = (isSoundHeld, nowPlayingApp.map(route(of:)))
      let (silencedMusic, device, overridden) = (isOtherAudioHeld, musicDevice, overriddenRoutes)
      let settings = systemSettings
      let changes: [PhoneEffect] = environment == self.kernel.environment ? [] : [.settingsChanged]
      kernel.environment = environment
      endOverrides(since: overridden)
      let news = traits == before ? [] : sendTraits()
      return interrupt(ifSince: wasHeld) + interruptDisconnected(since: route)
        + pauseMusic(ifSilencedBefore: silencedMusic) + pauseMusic(ifDisconnected: device)
        + stopDisallowedEngines() + allGates + news
        + sendSoundStatus() + sendSystemSettings(since: settings) + changes
    case .hapticsFailed: return reset()
    case .enginesStopped(let reason): return stopEngines(because: reason)
    case .touch(let report): return touch(report)
    case .button(let button, let isDown): return press(button, isDown: isDown)
    case .key(let key, let isDown): return press(key, isDown: isDown)
    case .text(let text): return enter(text)
    case .shake: return shake()
    case .rotate(let orientation): return rotate(to: orientation)
    case .settings(let settings): return apply(settings)
    case .inspect(let id): return inspect(id)
    case .perform(let id, let place, let action): return perform(id, place, action)
    case .watch(let isWatched): return setWatched(isWatched)
    case .deviceEvent(let event): return handle(event)
    case .open(let request): return open(request)
    case .overlayEnded(let reason): return overlayEnded(reason)
    case .keyboardEnded(let reason): return keyboardEnded(reason)
    case .customKeyboardEnded(let keyboard, let reason):
      return customKeyboardEnded(keyboard, reason)
    case .goBack: return goBack()
    case .quit(let app): return quit(app)
    case .kill(let bundle, let reason):
      return kernel.runningApp(bundle).map { kill($0, reason) } ?? []
    case .appTimedOut(let app): return giveUp(app)
    case .speechReady(let id, let path, let seconds):
      return speechReady(id, path: path, seconds: seconds)
    case .pasteboard, .remoteCommand, .health, .healthDone, .healthChanged, .printDone, .printJobs,
      .ask, .answer, .presetAnswers, .restorationStates, .appDefaults:
      return deliver(.input(input))
    }
  }

  /// Notifies the parts of what an input has changed.
  private mutating func settle() -> [PhoneEffect] {
    guard parts.remoteControl.isInUse else { return [] }
    let playing = table.active.isEmpty ? [] : kernel.apps.keys.filter(isPlayingSound)
    return deliver(.settled(playing: Set(playing)))
  }

  // MARK: Observing

  /// The next instant at which the state changes without input; a `tick` then makes the change.
  public var nextDeadline: PhoneInstant? {
    var next = engine.nextDeadline(after: kernel.now)
    func consider(_ instant: PhoneInstant?) {
      guard let instant else { return }
      next = min(next ?? instant, instant)
    }
    for key in table.active {
      if let player = table.players[key] { consider(nextDeadline(of: player)) }
    }
    for key in table.running { consider(idleEnd(of: key)) }
    consider(nextTurn)
    for sound in systemSounds { consider(sound.end) }
    consider(lockTime)
    consider(nextTransitionStep)
    consider(nextBackgroundChange)
    consider(protectionTime)
    consider(nextPartDeadline)
    consider(customKeyboardDeadline)
    consider(lockScreenEnd)
    consider(nextVoiceOverChange)
    consider(volumeBar?.end)
    if let homeSwipe { consider(holdTime(of: homeSwipe)) }
    consider(launching.map { $0.began.advanced(by: HomeConstants.launchLimit) })
    return next
  }

  /// The state of the Taptic Engine.
  public var engineState: TapticState { engine.state(at: kernel.now) }

  /// The app in the foreground, if there is one.
  public var foreground: AppID? { kernel.foreground }

  /// The circumstances that affect haptics, such as battery, calls and settings.
  public var environment: PhoneEnvironment { kernel.environment }

  /// Whether the phone runs in real time, so that apps may stream sound.
  package var isInRealTime = false

  /// The Home screen's program, once it has joined.
  public var home: AppID? { kernel.home }

  /// The overlay's program, once it has joined.
  public var overlay: AppID? { kernel.overlay }

  /// Whether the overlay is shown above the app in the foreground.
  public var isOverlayShown: Bool { kernel.isOverlayShown }

  /// The user's settings that apps receive.
  public var settings: PhoneSettings { kernel.settings }

  /// The orientation of the phone.
  public var orientation: DeviceOrientation { kernel.orientation }

  /// Whether the screen is displayed; while it is not, frames are not kept up to date.
  public internal(set) var isWatched = true

  /// The installed apps.
  public var installedApps: [InstalledApp] { kernel.installedApps }

  /// The titles of buttons that answer later questions, in the order of the questions.
  public var expectedAnswers: [String] { parts.alerts.expectedAnswers }

  /// Whether the phone is locked: the screen is dark and takes no touches.
  public var isLocked: Bool { kernel.isLocked }

  /// The video frame on an external device; `nil` without external playback.
  public internal(set) var externalPicture: ExternalPicture?

  /// The number of system sounds that were played since the phone was booted.
  public internal(set) var soundCount = 0

  /// The utterances of VoiceOver, oldest first.
  public internal(set) var speechLog: [SpeechLogEntry] = []

  /// The latest instant of an input.
  public var now: PhoneInstant { kernel.now }

  // MARK: Internals

  /// A pattern that plays or is about to.
  private struct Voice: Sendable {
    var app: AppID
    var end: PhoneInstant
  }

  /// The questions of the kernel that the user has not answered, by their numbers.
  var questions: [Int: (app: AppID?, purpose: KernelQuestion)] = [:]
  var lastQuestion = 0
  var parts: PhoneParts
  /// The state that all parts see.
  var kernel: PhoneKernel
  let policy: FeedbackPolicy
  var peaks: PeakCache
  var engine: TapticEngine
  var table = EngineTable()
  var lastVoice: UInt64 = 0
  /// The unfinished system sounds, in the order of their starts.
  var systemSounds: [SystemSoundRecord] = []
  var digitizer: Digitizer
  var keyboard = Keyboard()
  var screenKeyboard: ScreenKeyboard
  /// The request for the next app that joins.
  var opening: OpenRequest?
  /// The brightness requested by an app, until the phone is locked.
  var appBrightness: Double?
  /// The time at which the phone was locked; `nil` while it is not.
  var lockedSince: PhoneInstant?
  /// The app that comes to the foreground when the phone is unlocked.
  var behindLock: AppID?
  /// The end of the current shake, and the app that received its beginning.
  var shaking: (app: AppID, end: PhoneInstant)?
  /// The unexpected exits of apps in their last runs.
  var endings: [BundleIdentifier: AppEnding] = [:]
  /// The app that was launched and has not joined yet.
  var launching: PendingLaunch?
  /// The movement of an app's picture between its icon and the screen.
  var transition: ScreenTransition?
  /// The finger that may leave the app by a swipe from the lower edge.
  var homeSwipe: HomeSwipe?
  /// The finger on the left edge whose press opens the app switcher.
  var edgeContact: ContactID?
  /// The end of the last press of the Home button; `nil` once a second press has followed.
  var homeReleased: PhoneInstant?
  /// Whether the release of the Home button has no effect, because its press had one.
  var ignoresHomeRelease = false
  /// The apps that were used, the last first.
  var recents: [RecentApp] = []
  /// The app switcher; `nil` while it is closed.
  var switcher: AppSwitcher?
  /// The apps that the user has ended, and whose programs have not ended yet.
  var quitByUser: Set<BundleIdentifier> = []
  /// The times of the launches of the overlay.
  var overlayLaunches: [PhoneInstant] = []
  /// Whether the overlay's program cannot be started.
  var isOverlayMissing = false
  /// The link back to the app that has opened the one in the foreground.
  var backLink: BackLink?
  /// The area of the card from which an app is being launched.
  var launchArea: ScreenArea?
  /// The areas of the icons from which apps were launched.
  var iconAreas: [BundleIdentifier: ScreenArea] = [:]
  /// Whether the locked phone shows controls.
  var isLockScreenLit = false
  /// The finger that has woken the locked phone.
  var wakingContact: ContactID?
  /// The volume bar that is on the screen; `nil` for none.
  var volumeBar: VolumeBar?
  /// VoiceOver; `nil` while it is off.
  var voiceOver: VoiceOverRecord?
  /// The number of VoiceOver's last request.
  var lastVoiceOverRequest: UInt32 = 0
  private var voices: [VoiceID: Voice] = [:]

  // MARK: Apps

  private mutating func receive(_ message: AppMessage, from app: AppID) -> [PhoneEffect] {
    // Messages of disconnected apps are ignored (FeedbackGenerators.L4). The record is mutated in
    // place: a copy would retain every array in it.
    guard let isInBudget = kernel.apps[app]?.budget.consume(message, at: kernel.now) else {
      return []
    }
    // Exceeding the message budget ends the connection (FeedbackGenerators.L3).
    guard isInBudget else { return end(app, .flood) }
    if case .hello(let version, let name) = message { return handleHello(app, version, name) }
    guard let name = kernel.apps[app]?.name else { return end(app, .order) }
    switch message {
    case .hello: return []
    case .prepare(let generator):
      if isWorthWarming(for: app) {
        engine.prepare(.init(app: app, generator: generator), at: kernel.now)
      }
      return []
    case .feedback(let feedback, let intensity, let generator):
      return decide(
        feedback, intensity, .init(app: app, generator: generator), name,
        kernel.apps[app]?.recent ?? RecentFeedback())
    case .release(let generator):
      engine.release(.init(app: app, generator: generator), at: kernel.now)
      return []
    case .engine(let engine, let command):
      return handle(command, for: EngineKey(app: app, engine: engine))
    case .player(let player, let request):
      return handle(request, for: PlayerKey(app: app, player: player), of: name)
    case .sound(let request): return handle(request, of: app, name)
    case .remoteControl: return deliver(.message(message, from: app))
    case .join: return join(app, name)
    case .frame(let frame): return show(frame, of: app)
    case .externalPicture(let frame): return showExternally(frame, of: app)
    case .turned(let instant, let wakeAt): return turned(app, instant, wakeAt)
    case .wake(let instant): return wake(app, instant)
    case .inspected(let id, let elements): return inspected(app, id, elements)
    case .unchanged(let id, let update): return unchanged(app, id, update)
    case .performed(let id, let isDone): return performed(app, id, isDone)
    case .service(let request): return deliver(request, from: app)
    case .request(let request): return handle(request, of: app)
    }
  }

  /// Handles an app's `hello`, with its version and name.
  private mutating func handleHello(_ app: AppID, _ version: Int, _ name: String) -> [PhoneEffect] {
    // The version must match (FeedbackGenerators.L1). There is one `hello`, first, with a name of
    // valid length (FeedbackGenerators.L2).
    guard version == LinkLimits.version else { return end(app, .version) }
    guard kernel.apps[app]?.name == nil else { return end(app, .order) }
    guard name.utf8.count <= LinkLimits.nameBytes else { return end(app, .malformed) }
    kernel.apps[app]?.name = name
    let capabilities = HapticCapabilities(
      supportsHaptics: kernel.model.playsPatterns, supportsAudio: true, streamsSound: isInRealTime)
    let welcome = PhoneMessage.welcome(
      version: LinkLimits.version, time: kernel.now, capabilities: capabilities)
    return [.send(welcome, to: app)]
  }

  mutating func end(
    _ app: AppID, _ reason: PhoneMessage.DisconnectReason
  ) -> [PhoneEffect] {
    [.send(.disconnect(reason), to: app)] + forget(app) + [.close(app)]
  }

  /// Ends all haptics of an app that has disconnected.
  mutating func forget(_ app: AppID) -> [PhoneEffect] {
    // Those of other apps continue (FeedbackGenerators.L5).
    guard kernel.apps[app] != nil else { return [] }
    recordPicture(of: app)
    let silencedMusic = isOtherAudioHeld
    let closing = closeAfterEnd(of: app)
    let state = deliver(.ends(app))
    kernel.apps[app] = nil
    questions = questions.filter { $0.value.app != app }
    let answers =
      state + forgetScreen(of: app) + deliver(.forgotten(app)) + forgetKeyboard(of: app)
    return answers + forgetHaptics(of: app) + endInterruptions(by: app, shouldResume: false)
      + pauseMusic(ifSilencedBefore: silencedMusic) + allGates + sendSoundStatus()
      + replaceForeground(after: app, closing)
  }

  private mutating func forgetHaptics(of app: AppID) -> [PhoneEffect] {
    if kernel.foreground == app { kernel.foreground = nil }
    engine.releaseAll(of: app, at: kernel.now)
    let orphans = voices.filter { $0.value.app == app }.keys.sorted { $0.number < $1.number }
    let effects = forgetSounds(of: app) + forgetEngines(of: app)
    if orphans.isEmpty { return effects }
    for voice in orphans { voices[voice] = nil }
    engine.shortenPlayback(to: voices.values.map(\.end).max(), at: kernel.now)
    return effects + orphans.map { .stop($0) }
  }

  // MARK: Feedback

  /// Returns whether haptics of an app in the foreground would be played at all.
  private func isWorthWarming(for app: AppID) -> Bool {
    // An engine whose haptics would not be played is not warmed (FeedbackGenerators.P1).
    kernel.model.playsFeedback && isInFront(app) && kernel.mayBeFelt(app)
  }

  mutating func decide(
    _ feedback: Feedback, _ intensity: Double, _ holder: TapticEngine.Holder, _ name: String,
    _ recent: RecentFeedback
  ) -> [PhoneEffect] {
    var reason = policy.suppressionReason(
      to: feedback, on: kernel.model, in: effectiveEnvironment, isInFront: isInFront(holder.app),
      recent: recent, at: kernel.now)
    // A keyboard without full access causes no haptics (FeedbackGenerators.D10).
    if reason == nil, !kernel.mayBeFelt(holder.app) { reason = .noFullAccess }
    var entry = HapticLogEntry(
      asked: kernel.now, felt: nil, subject: .feedback(feedback),
      intensity: SystemFeedback.clamped(intensity), engine: engine.state(at: kernel.now).readiness,
      reason: reason, peak: 0, app: name)
    if reason != nil {
      engine.suppress(holder, at: kernel.now)
      return [.log(entry)]
    }
    let pattern = SystemFeedback.pattern(feedback, intensity: entry.intensity)
    let felt = engine.onset(at: kernel.now)
    let end = felt.advanced(by: .seconds(pattern.duration) + Self.longestTap)
    engine.play(holder, until: end, at: kernel.now)
    kernel.apps[holder.app]?.recent.add(at: kernel.now)
    lastVoice += 1
    let voice = VoiceID(lastVoice)
    voices[voice] = Voice(app: holder.app, end: end)
    entry.felt = felt
    entry.disturbed = kernel.disturbedSensors
    entry.peak = peaks.peak(of: pattern, for: feedback, intensity: entry.intensity)
    let name = NamedFeedback(feedback, intensity: entry.intensity)
    return [.play(pattern, as: name, voice: voice, from: felt), .log(entry)]
  }

  /// The time after the start of the last tap during which the engine counts as moving.
  ///
  /// - Source: ours, the longest tap of the actuator's mapping with the time to brake. Confidence:
  ///   guess.
  private static let longestTap = Duration.milliseconds(30)
}

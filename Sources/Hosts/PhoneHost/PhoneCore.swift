internal import Glibc
import TactusHapticPatterns
import TactusInstalledApps
import TactusPhone
import TactusPhoneHardware
import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintJobs

/// The state of a phone host: the phone, its outputs, the endpoints of its apps and its log.
///
/// Nothing in it waits for a device or reads a sound file: outputs get commands, which workers
/// carry out (`Outputs.OW1`).
struct PhoneCore {
  /// The endpoint of an app's connection.
  enum AppEndpoint: Sendable {
    /// An app of this process, with a handler of messages to it.
    case inProcess(@Sendable (PhoneMessage) -> Void)
    /// An app of another process, reached by a socket.
    case socket(SocketPeer)
  }

  private(set) var log = HapticLog()
  /// The notes of the phone, oldest first.
  private(set) var notes: [PhoneLogEntry] = []
  /// The elements that apps sent for inspections; removed by the code that asked.
  var inspectionResults: [InspectionID: [ScreenElement]] = [:]
  /// The outcomes of accessibility actions; removed by the code that asked.
  var actionResults: [InspectionID: Bool] = [:]
  /// The answers to questions of the host; removed by the code that asked.
  var alertAnswers: [AlertID: Int?] = [:]
  var endpoints: [AppID: AppEndpoint] = [:]

  init(
    _ phone: Phone, devices: [ActuatorDevice], logPath: String?, apps: InstalledApps? = nil,
    printing: PrintSpooler, now: @escaping @Sendable () -> PhoneInstant,
    onBusy: @escaping @Sendable () -> Void,
    onError: @escaping @Sendable (PhoneHostError) -> Void,
    onEvent: @escaping @Sendable (PhoneEvent) -> Void
  ) {
    self.phone = phone
    self.apps = apps ?? InstalledApps(onError: { onError(.apps($0)) })
    self.apps.change { $0.setPageCapacity(phone.model.homePageCapacity) }
    self.now = now
    self.onBusy = onBusy
    sounds = WaveformCache(onError: onError)
    speech = SpeechOutput(sounds, onReady: onBusy, onError: onError)
    health = HealthWorker(phone.health, onDone: onBusy)
    self.printing = PrintWorker(printing, onDone: onBusy)
    self.onError = onError
    self.onEvent = onEvent
    attach(devices)
    if let logPath {
      do throws(PhoneHostError) { logFile = try HapticLogFile(logPath) } catch { onError(error) }
    }
    if !self.apps.library.records.isEmpty { sendInstalledApps() }
    sendRestorationStates()
    advance(to: now())
  }

  // MARK: Doing

  /// Changes the installed apps; the phone learns of the change before this returns.
  mutating func changeApps<Failure: Error>(
    _ change: (inout AppLibrary) throws(Failure) -> [AppLibraryChange]
  ) throws(Failure) {
    let before = apps.library.apps
    guard try apps.change(change) else { return }
    // A change of the phone's own settings concerns no app.
    if apps.library.apps != before { sendInstalledApps() }
    sendRestorationStates()
  }

  mutating func attach(_ devices: [ActuatorDevice]) {
    for device in devices {
      let output = DeviceOutput(
        device, profile: phone.actuator, sounds: sounds, usesWorker: usesWorkers, at: phone.now,
        now: now, onError: onError, onBusy: onBusy)
      if let role { output.send(.role(role), at: phone.now) }
      if isWarm { output.send(.warm(true), at: phone.now) }
      outputs.append(output)
    }
  }

  /// Lets workers carry out the commands to all outputs from now on.
  mutating func useWorkers() {
    usesWorkers = true
    for output in outputs { output.useWorker() }
  }

  /// Tells apps that connect from now on that the phone runs in real time.
  mutating func setRealTime() { phone.isInRealTime = true }

  mutating func step(_ input: PhoneInput, at instant: PhoneInstant) {
    let front = phone.foreground
    let wasHome = front != nil && front == phone.home
    let effects = phone.step(input, at: instant)
    // The devices know the purpose of a sound before the sound.
    sendRole()
    for effect in effects { apply(effect) }
    receiveSpeech()
    receiveHealth()
    receivePrinting()
    if case .disconnected(let app) = input { endpoints[app] = nil }
    if let front, endpoints[front] == nil, !wasHome, phone.home == nil { activateLastApp() }
    warmOutputs()
  }

  mutating func advance(to now: PhoneInstant) {
    step(.tick, at: now)
    send(.advance)
  }

  /// Removes and returns all outputs, which get the command to shut down.
  mutating func shutDown() -> [DeviceOutput] {
    defer { outputs = [] }
    send(.shutDown)
    return outputs
  }

  // MARK: Observing

  var isBusy: Bool { outputs.contains(where: \.isBusy) }
  /// The instant at which the phone has to act next, if nothing happens before.
  var nextDeadline: PhoneInstant? { phone.nextDeadline }
  var isQuiet: Bool { outputs.allSatisfy(\.isQuiet) }

  // MARK: Internals

  private(set) var phone: Phone
  /// The installed apps and their store.
  private(set) var apps: InstalledApps
  private(set) var outputs: [DeviceOutput] = []
  /// Whether workers carry out the commands to all outputs, also to clocked ones.
  private var usesWorkers = false
  /// Whether the outputs are kept ready for the next haptic.
  private var isWarm = false
  /// The purpose of the sound that the outputs know; `nil` before the first sound.
  private var role: SoundRole?
  private var logFile: HapticLogFile?
  private let sounds: WaveformCache
  private let speech: SpeechOutput
  let health: HealthWorker
  let printing: PrintWorker
  private let now: @Sendable () -> PhoneInstant
  private let onBusy: @Sendable () -> Void
  private let onError: @Sendable (PhoneHostError) -> Void
  private let onEvent: @Sendable (PhoneEvent) -> Void

  private mutating func apply(_ effect: PhoneEffect) {
    switch effect {
    case .send(let message, let app):
      switch endpoints[app] {
      case .inProcess(let receive): receive(message)
      case .socket(let peer): peer.send(message)
      case nil: break
      }
    case .close(let app):
      if case .socket(let peer)? = endpoints.removeValue(forKey: app) { peer.close() }
    case .play(let pattern, let name, let voice, let felt):
      send(.play(pattern, as: name, voice: voice, from: felt))
    case .playLive(let pattern, let voice, let origin, let felt, let gate):
      send(.playLive(pattern, voice: voice, origin: origin, from: felt, gate: gate))
    case .gate(let voice, let gate): send(.gate(voice, gate))
    case .speak(let utterance): speech.prepare(utterance, inBackground: usesWorkers)
    case .health(let number, let task):
      health.perform(task, number, inBackground: usesWorkers)
    case .print(let number, let task, let app):
      printing.perform(
        task, number, process: process(of: app), inBackground: usesWorkers)
    case .load(let paths): send(.load(paths))
    case .stop(let voice): send(.stop(voice))
    case .launch(let bundle): onEvent(.launch(bundle))
    case .endLaunch(let bundle): onEvent(.endLaunch(bundle))
    case .suspend(let app):
      if let bundle = phone.identity(of: app)?.bundle { onEvent(.suspended(bundle, true)) }
    case .resume(let app):
      if let bundle = phone.identity(of: app)?.bundle { onEvent(.suspended(bundle, false)) }
    case .launchOverlay: onEvent(.launchOverlay)
    case .launchKeyboard: onEvent(.launchKeyboard)
    case .launchCustomKeyboard(let keyboard): onEvent(.launchCustomKeyboard(keyboard))
    case .endCustomKeyboard(let keyboard): onEvent(.endCustomKeyboard(keyboard))
    case .answered(let id, let button):
      alertAnswers[id] = .some(button)
      onEvent(.answered(id))
    case .home(let request): changeApps(by: request)
    case .composed: onEvent(.composed)
    case .nowPlayingChanged: onEvent(.nowPlayingChanged)
    case .externalPictureChanged: onEvent(.externalPictureChanged)
    case .elementsChanged: onEvent(.elementsChanged)
    case .settingsChanged: onEvent(.settingsChanged)
    // The phone has made these changes itself.
    case .setQuickActions(let actions, let app):
      apps.change { $0.setQuickActions(actions, of: app) }
    case .setRestorationState(let state, let app):
      apps.change { $0.setRestorationState(state, of: app) }
    case .setAppDefaults(let text, let app):
      apps.change { $0.setAppDefaults(text, of: app) }
    case .setBadge(let number, let app): apps.change { $0.setBadge(number, of: app) }
    case .show(let frame, let app): onEvent(.shown(frame, of: app, since: phone.now))
    case .inspected(let id, let elements):
      inspectionResults[id] = elements
      onEvent(.inspected(id))
    case .performed(let id, let isDone):
      actionResults[id] = isDone
      onEvent(.performed(id))
    case .note(let note):
      notes.append(note)
      if notes.count > PhoneHost.maximumLogCount {
        notes.removeFirst(PhoneHost.maximumLogCount / 2)
      }
      onEvent(.note(note))
    case .log(let entry):
      onEvent(.haptic(entry))
      log.entries.append(entry)
      if log.entries.count > PhoneHost.maximumLogCount {
        log.entries.removeFirst(PhoneHost.maximumLogCount / 2)
      }
      do throws(PhoneHostError) { try logFile?.write(entry.json) } catch { onError(error) }
    case .logParameter(let entry):
      log.parameters.append(entry)
      if log.parameters.count > PhoneHost.maximumLogCount {
        log.parameters.removeFirst(PhoneHost.maximumLogCount / 2)
      }
      do throws(PhoneHostError) { try logFile?.write(entry.json) } catch { onError(error) }
    }
  }

  /// Tells the phone which utterances are ready; one may begin the next.
  private mutating func receiveSpeech() {
    while case let inputs = speech.takeInputs(), !inputs.isEmpty {
      for input in inputs {
        for effect in phone.step(input, at: phone.now) { apply(effect) }
      }
    }
  }

  /// Tells the phone which tasks for its health data are done; one may lead to the next.
  private mutating func receiveHealth() {
    while case let inputs = health.takeInputs(), !inputs.isEmpty {
      for input in inputs {
        for effect in phone.step(input, at: phone.now) { apply(effect) }
      }
    }
  }

  /// Tells the phone of changes of the print queue.
  private mutating func receivePrinting() {
    while case let inputs = printing.takeInputs(), !inputs.isEmpty {
      for input in inputs {
        for effect in phone.step(input, at: phone.now) { apply(effect) }
      }
    }
  }

  /// Returns the process of an app, as the system knows it; this one for an app in it.
  private func process(of app: AppID?) -> Int32 {
    if case .socket(let peer)? = app.flatMap({ endpoints[$0] }) { return peer.process }
    return getpid()
  }

  /// Changes the installed apps as the Home screen has requested; a change that is not possible is
  /// none.
  private mutating func changeApps(by request: HomeRequest) {
    switch request {
    case .move(let bundle, let position):
      try? changeApps { library throws(AppLibraryError) in try library.move(bundle, to: position) }
    case .uninstall(let bundle):
      try? changeApps { library throws(AppLibraryError) in try library.uninstall(bundle) }
    case .launch, .showCards, .quit, .closeSwitcher: break
    }
  }

  private mutating func sendInstalledApps() {
    for effect in phone.step(.installedApps(apps.library.apps), at: phone.now) { apply(effect) }
  }

  private mutating func sendRestorationStates() {
    let defaults = apps.library.appDefaults
    if defaults != phone.storedAppDefaults {
      for effect in phone.step(.appDefaults(defaults), at: phone.now) { apply(effect) }
    }
    let states = apps.library.restorationStates
    guard states != phone.storedRestorationStates else { return }
    for effect in phone.step(.restorationStates(states), at: phone.now) { apply(effect) }
  }

  /// Sends a command to all outputs.
  private func send(_ command: OutputCommand) {
    for output in outputs { output.send(command, at: phone.now) }
  }

  /// Tells the outputs the purpose of what is heard, when it has changed (Outputs.RL1).
  private mutating func sendRole() {
    guard let role = phone.soundRole, role != self.role else { return }
    self.role = role
    send(.role(role))
  }

  /// Keeps the outputs ready while the phone's Taptic Engine is.
  private mutating func warmOutputs() {
    // Outputs.OW3.
    let isWarm = phone.engineState != .idle
    guard isWarm != self.isWarm else { return }
    self.isWarm = isWarm
    send(.warm(isWarm))
  }

  /// Brings the app that connected last to the front after the app in front has disconnected.
  private mutating func activateLastApp() {
    guard phone.foreground == nil, let next = endpoints.keys.max() else { return }
    for effect in phone.step(.foreground(next), at: phone.now) { apply(effect) }
  }
}

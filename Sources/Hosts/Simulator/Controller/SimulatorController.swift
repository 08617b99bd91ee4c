import Synchronization
import TactusDisplayList
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

/// The controller of a simulator: it connects the phone, the app and the pages.
///
/// `@unchecked Sendable` because all of it is used on the loop's thread alone.
final class SimulatorController: @unchecked Sendable {
  let options: SimulatorOptions
  let loop: EventLoop
  let server: SimulatorServer

  /// The running phone; replaced when the model changes or time is rewound.
  var host: PhoneHost
  /// The clock of the running phone.
  var clock = SimulatorClock()
  /// The handler of the state of the now playing app; `nil` for none.
  var nowPlayingHandler: Simulator.NowPlayingHandler?
  /// The handler of the elements of the app in front, for programs beside the pages; `nil` for
  /// none.
  var elementsHandler: Simulator.ElementsHandler?
  /// The handler of the texts that apps want to be spoken; `nil` for none.
  var announcementHandler: (@Sendable (String) -> Void)?
  /// The actions that wait for a new list of elements.
  var waitingActions: [ElementAction] = []
  /// The actions that the app performs, by their requests.
  var runningActions: [InspectionID: ScreenElement] = [:]
  var mode = ClockMode.running
  /// The instant up to which time advances while it is paused; `nil` without such a step.
  var stepEnd: PhoneInstant?
  /// The inputs since the app connected; `nil` before.
  var history: SessionHistory?
  var replay: SessionReplay?
  /// Whether a rewind has left pressed what the user has released since.
  var isRewound = false
  /// Whether the phone does not run on its own yet.
  var isSuspended = false
  /// The number of the running phone; events of earlier ones are ignored.
  var phoneNumber = 0
  /// Whether the simulator ends, so that nothing is done any more that pages have requested.
  let isEnding = Atomic(false)
  /// The reports of the running phone that were not handled yet.
  private var waiting = WaitingEvents()
  var listener: SocketListener?

  /// The name of this run of the simulator, by which a page notices another one.
  let run = Secret.random()

  /// The fingerprint of the certificate for the local network; `nil` if the network is not served.
  var fingerprint: String?

  var process: (any SimulatedProcess)?
  var tail: OutputTail?
  var status = AppStatus.none

  /// The Home screen; `nil` if the phone has none.
  var home: LaunchedProgram?
  /// The clients that the Home screen and the program of the phone's questions have joined as.
  var (joinedHome, joinedOverlay): (AppID?, AppID?)
  /// The instant at which the first client of the running phone has joined.
  var firstJoin: PhoneInstant?
  /// Whether the app is launched as soon as the Home screen has joined.
  var awaitsHome = false
  /// The program that shows the phone's questions; `nil` before the first one.
  var alerts: LaunchedProgram?
  /// The program of the screen keyboard.
  var keyboard: LaunchedProgram?
  /// The client that the program of the screen keyboard has joined as.
  var joinedKeyboard: AppID?
  /// The program of a keyboard of an app, with its identifier.
  var customKeyboard: (identifier: BundleIdentifier, program: LaunchedProgram)?
  /// The client that the program of a keyboard of an app has joined as.
  var joinedCustomKeyboard: AppID?
  /// The times at which the Home screen has ended.
  var homeEnds: [PhoneInstant] = []
  /// The installed apps that run.
  var launched: [BundleIdentifier: LaunchedProgram] = [:]
  /// The number of programs that were launched.
  var launchCount = 0

  /// The end of the app that has ended last without having been asked to; `nil` once it is launched
  /// again.
  var lastEnding: (bundle: BundleIdentifier, name: String, ending: AppEnding)?

  var pages: [Int: Page] = [:]
  var lastPage = 0
  /// The page whose finger is on the screen.
  var holder: Int?
  var shownState: PageState?
  /// The settings that the store has, or that hold for this run only, as texts by name.
  var storedSettings: [String: String]
  /// The services as the pages know them.
  var services = ServicesState()
  /// The person's files as the pages know them.
  var files = FilesState()
  /// Whether changed settings are about to be stored.
  var isStoringSettings = false

  /// The last valid contents of the screen; pages compose them.
  var screen = ScreenPictures()
  /// The picture of a film that a device beside the phone shows; `nil` for none.
  var external: ExternalScreenPicture?
  /// The error of the last invalid frame, which is reported once.
  var frameError: String?
  var elements: [ScreenElement] = []
  var isInspecting = false
  /// Whether a new frame has come since the elements were requested, so that they may be outdated.
  var needsInspection = false
  var lastQuestion: UInt32 = 0

  /// The latest haptics by their number.
  var haptics: [Int: (entry: HapticLogEntry, message: String)] = [:]
  var hapticCount = 0

  /// The text that an app has put on the general pasteboard; empty for none.
  var copiedText = ""

  var record: SessionRecorder?
  /// Whether the user knows that the recording has no secret text.
  var hasAnnouncedSecret = false

  init(_ options: SimulatorOptions, on loop: EventLoop) {
    self.options = options
    self.loop = loop
    server = SimulatorServer(
      RequestGuard(
        port: options.port, ticket: Secret.random(), pass: options.secret?.text ?? Secret.random(),
        guestPass: options.secret.map { _ in Secret.random() }),
      files: WebFiles(folder: options.webFolder))
    // This phone is replaced when the simulator boots.
    let clock = clock
    host = PhoneHost(
      Phone(options.model, health: options.health, records: options.records),
      apps: options.apps, printing: options.printing,
      now: { clock.now })
    storedSettings = StoredSettings.texts(options.settings, options.environment)
    host.send(.settings(options.settings))
    host.send(.environment(options.environment))
    host.advance()
    record = options.record.map { SessionRecorder($0, reset: options.clearRecord) }
  }

  // MARK: Doing

  /// Serves the page, boots the phone and starts the app.
  ///
  /// - Returns: The page's address.
  func start() -> Result<String, SimulatorError> {
    server.onPage = { [unowned self] in addPage($0) }
    server.resource = { [unowned self] in resource($0) }
    server.files = options.filesFolder.map { SharedFolder($0) }
    server.onFile = { [unowned self] in receive(fileNamed: $0) }
    server.onAdmission = { [unowned self] next in
      options.announceAddresses(next)
    }
    do throws(SimulatorServer.Failure) {
      fingerprint = try server.start(
        servesNetwork: options.servesNetwork, preferredPort: options.secret?.port)
    } catch {
      return .failure(
        SimulatorError("the page cannot be served on port \(options.port): \(error.reason)"))
    }
    do throws(SimulatorError) { try boot(options.model) } catch {
      server.stop()
      return .failure(error)
    }
    startApp()
    watchFiles()
    loop.post(every: Self.pollMilliseconds) { [weak self] in
      self?.pollApp()
      self?.pollLaunched()
      self?.server.evictSilent()
      return self != nil
    }
    return .success(server.rules.address)
  }

  func shutDown() {
    for page in pages.values { page.socket.end(.goingAway) }
    cancelRewind()
    record?.end(at: clock.now)
    endApp()
    endLaunched()
    listener?.close()
    storeSettingsNow()
    host.shutDown()
    server.stop()
  }

  /// Boots a phone, with the settings of the one before it.
  ///
  /// - Parameters:
  ///   - model: The phone.
  ///   - clock: The phone's clock.
  ///   - history: Inputs that are replayed before the phone runs on its own; `nil` for none.
  func boot(
    _ model: PhoneModel, _ clock: SimulatorClock = SimulatorClock(),
    with history: SessionHistory? = nil
  ) throws(SimulatorError) {
    let before = host.state
    listener?.close()
    // The pages do not wait for a device that hangs; its worker stops it.
    host.shutDown(patience: .zero)
    phoneNumber += 1
    (firstJoin, joinedHome, joinedOverlay) = (nil, nil, nil)
    endExternalPicture()
    let options = options
    waiting = WaitingEvents()
    let report = reporter(to: waiting)
    let new = Phone(model, health: options.health, records: options.records)
    self.clock = clock
    // The old phone answers no pending inspection.
    isInspecting = false
    isSuspended = history != nil
    // HomeScreen.S6. The installed apps stay, as after a restart.
    host = PhoneHost(
      new, logPath: options.logPath, apps: host.apps, printing: options.printing,
      now: { clock.now }, onError: options.onError,
      onEvent: { event in
        options.onEvent(event)
        report(.event(event))
      })
    host.send(.settings(history?.settings ?? before.settings))
    host.send(.environment(history?.environment ?? before.environment))
    if let history { host.send(.rotate(history.orientation)) }
    installApps()
    do throws(LinkError) {
      listener = try host.listen(at: options.socket)
    } catch {
      throw SimulatorError(error.message)
    }
    if !isSuspended { startRunning() }
    host.advance()
  }

  /// Runs the phone on its own, with its actuators.
  func startRunning() {
    isSuspended = false
    let report = reporter(to: waiting)
    let page = PageActuator(host.state.actuator) { report(.sound($0)) }
    host.attach(options.devices + [ActuatorDevice(page)])
    host.run()
  }

  /// Returns a function that takes reports of the phone on any thread; they are handled on the
  /// loop's, as long as this phone runs (SimulatorPages.SL9).
  private func reporter(
    to waiting: WaitingEvents
  ) -> @Sendable (WaitingEvents.Item) -> Void {
    let (number, loop) = (phoneNumber, loop)
    return { [weak self] item in
      guard waiting.add(item) else { return }
      loop.post { [weak self] in
        for item in waiting.takeAll() {
          guard let self else { return }
          switch item {
          case .event(let event): handle(event, of: number)
          case .sound(let bytes): sendSound(bytes)
          }
        }
      }
    }
  }

  /// Returns a resource beside the page's own files: a font, or the sound of a haptic.
  private func resource(_ path: String) -> WebResponse? {
    let parts = path.split(separator: "/")
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "fonts":
      guard let weight = Int(parts[1]), (100...900).contains(weight),
        let file = FontLibrary.shared.file(of: DrawingFont(weight: weight)),
        let bytes = WebFiles.read(file)
      else { return nil }
      return WebResponse(type: "font/otf", bytes: bytes)
    case "haptics":
      guard let number = Int(parts[1]), let entry = haptics[number]?.entry else { return nil }
      return WebResponse(
        type: "application/octet-stream",
        bytes: HapticVisualization.sound(of: entry.pattern, on: host.state.actuator))
    default: return nil
    }
  }

  /// Milliseconds between two checks of the app's output and end.
  ///
  /// - Source: ours: soon enough for users. Confidence: guess.
  private static let pollMilliseconds = 100
}

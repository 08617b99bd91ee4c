import DisplayList
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink

/// What stands between the phone, the app and the pages.
///
/// `@unchecked Sendable` because all of it is used on the loop's thread alone.
final class SimulatorDesk: @unchecked Sendable {
  let options: SimulatorOptions
  let loop: EventLoop
  let server: SimulatorServer

  /// The phone that is on; another after it was changed for another model.
  var phone: PhoneInProcess
  /// The time of the phone that is on.
  var clock = PhoneClock()
  var pace = PhonePace.going
  /// Until when time is wound on while it stands; `nil` where it is not.
  var stepEnd: PhoneInstant?
  /// What was done since the app came; `nil` before.
  var history: SessionHistory?
  var replay: SessionReplay?
  /// Whether a rewind has left pressed what people have let go of since.
  var isRewound = false
  /// Whether the phone is no longer one that acts on its own, or not yet.
  var isUnfinished = false
  /// Counts phones, so that what an earlier one still says is not taken for this one's.
  var phoneNumber = 0
  var listener: SocketListener?

  /// The fingerprint of the certificate that the local network sees; `nil` where it is not served.
  var fingerprint: String?

  var process: (any SimulatedProcess)?
  var tail: OutputTail?
  var status = AppStatus.none

  var pages: [Int: Page] = [:]
  var lastPage = 0
  /// The page whose finger is on the screen.
  var holder: Int?
  var shownState: PageState?

  /// What the app in front shows, and the bytes that it is read from.
  var drawing: Drawing?
  var frame: ScreenFrame?
  /// What is wrong with the app's pictures, so that it is said once.
  var pictureTrouble: String?
  var elements: [ScreenElement] = []
  var isInspecting = false
  /// Whether something was shown since the app was asked, which its answer may lack.
  var isOutdated = false
  var lastQuestion: UInt32 = 0

  /// The last haptics by their number, which goes on.
  var haptics: [Int: (entry: HapticLogEntry, message: String)] = [:]
  var hapticCount = 0

  var record: SessionRecord?

  init(_ options: SimulatorOptions, on loop: EventLoop) {
    self.options = options
    self.loop = loop
    server = SimulatorServer(
      RequestGuard(port: options.port, ticket: Secret.make(), pass: Secret.make()),
      files: WebFiles(folder: options.webFolder))
    // Off until it is booted.
    let clock = clock
    phone = PhoneInProcess(Phone(options.model), now: { clock.now })
    record = options.record.map { SessionRecord($0, clear: options.clearRecord) }
  }

  // MARK: Doing

  /// Serves the page, switches the phone on and starts the app.
  ///
  /// - Returns: The page's address.
  func start() -> Result<String, SimulatorFailure> {
    server.welcome = { [unowned self] in welcome($0) }
    server.answer = { [unowned self] in answer($0) }
    server.letIn = { [unowned self] next in
      options.announceAddresses(next)
    }
    do throws(SimulatorServer.Failure) {
      fingerprint = try server.start(servesNetwork: options.servesNetwork)
    } catch {
      return .failure(
        SimulatorFailure("the page cannot be served on port \(options.port): \(error.reason)"))
    }
    do throws(SimulatorFailure) { try boot(options.model) } catch {
      server.stop()
      return .failure(error)
    }
    startApp()
    loop.post(every: Self.pollMilliseconds) { [weak self] in
      self?.pollApp()
      return self != nil
    }
    return .success(server.rules.address)
  }

  func shutDown() {
    for page in pages.values { page.socket.end(.goingAway) }
    cancelRewind()
    endApp()
    listener?.close()
    phone.shutDown()
    server.stop()
  }

  /// Switches a phone on, with the settings of the one before it.
  ///
  /// - Parameters:
  ///   - model: The phone.
  ///   - clock: Its time.
  ///   - history: What it is to be brought through before it acts on its own; `nil` for nothing.
  func boot(
    _ model: PhoneModel, _ clock: PhoneClock = PhoneClock(), with history: SessionHistory? = nil
  ) throws(SimulatorFailure) {
    let before = phone.state
    listener?.close()
    phone.shutDown()
    phoneNumber += 1
    let (number, loop, options) = (phoneNumber, loop, options)
    let new = Phone(model)
    self.clock = clock
    // What the old phone was asked it does not answer any more.
    isInspecting = false
    isUnfinished = history != nil
    phone = PhoneInProcess(
      new, logPath: options.logPath, now: { clock.now }, report: options.report,
      tell: { [weak self] news in
        options.tell(news)
        loop.post { [weak self] in self?.take(news, of: number) }
      })
    phone.take(.settings(history?.settings ?? before.settings))
    phone.take(.environment(history?.environment ?? before.environment))
    if let history { phone.take(.rotate(history.orientation)) }
    do throws(LinkError) {
      listener = try phone.listen(at: options.socket)
    } catch {
      throw SimulatorFailure(error.message)
    }
    if !isUnfinished { beginActing() }
    phone.advance()
  }

  /// Lets the phone act on its own, and be heard and felt.
  func beginActing() {
    isUnfinished = false
    let loop = loop
    let page = PageActuator(phone.state.actuator) { [weak self] bytes in
      loop.post { [weak self] in self?.play(bytes) }
    }
    phone.attach(options.actuators + [page])
    phone.run()
  }

  /// What there is to fetch beside the page's own files.
  private func answer(_ path: String) -> WebAnswer? {
    let parts = path.split(separator: "/")
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "fonts":
      guard let weight = Int(parts[1]), (100...900).contains(weight),
        let file = FontLibrary.shared.file(of: DrawingFont(weight: weight)),
        let bytes = WebFiles.read(file)
      else { return nil }
      return WebAnswer(type: "font/otf", bytes: bytes)
    case "haptics":
      guard let number = Int(parts[1]), let entry = haptics[number]?.entry else { return nil }
      return WebAnswer(
        type: "application/octet-stream",
        bytes: HapticSheet.sound(of: entry.pattern, on: phone.state.actuator))
    default: return nil
    }
  }

  /// How often it is looked whether the app has ended or said something.
  ///
  /// - Source: ours: soon enough for people. Confidence: guess.
  private static let pollMilliseconds = 100
}

import Glibc
import TactusATSPIDriver
import TactusAppDatabase
import TactusCommandKit
import TactusHealthDatabase
import TactusHealthModel
import TactusMPRISDriver
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusRecordDatabase
import TactusSimulator
import TactusUserRecords

/// `tactus simulate`: runs a phone in a browser, with an app.
enum SimulateCommand {
  static let app = Operand.word(
    "APP", completion: .files([]),
    help: "A package, an Xcode project, a folder of Swift sources, or a built program.")
  static let model = ModelOption.option(
    default: .iPhoneXS, help: "The phone model; the default is the last one with 3D Touch.")
  static let device = Option<String?>.text(
    "device", value: "MODEL", completion: .words(PhoneModel.builtIn.map(\.name)),
    help: "The same as --model.")
  static let bare = Option.flag(
    "bare",
    help: "Only the app: without the Home screen, other apps and the folder of the phone.")
  static let lan = Option.flag(
    "lan", help: "Also serve the page to phones and tablets on the local network.")
  static let port = Option.integer(
    "port", value: "PORT", in: 0...65_535, default: 0,
    help: "The page's port; 0 is any free port.")
  static let open = Option.flag("open", help: "Open a browser, even if no screen is known.")
  static let noOpen = Option.flag("no-open", help: "Do not open a browser.")
  static let record = Option<String?>.text(
    "record", value: "DIR",
    help: "A folder for a script of the session and the haptic log; created if missing."
  )
  static let overwrite = Option.flag(
    "overwrite", help: "Replace the recording that DIR already has.")
  static let release = Option.flag(
    "release", help: "Build the app for release; otherwise it is built for debugging.")
  static let mpris = Option.flag(
    "mpris",
    help: "Let the desktop's media keys and programs control the app that plays, by MPRIS.")
  static let atSPI = Option.flag(
    "at-spi",
    help: "Show the app to the desktop's screen reader and test tools, by AT-SPI.")
  static let files = Option<String?>.text(
    "files", value: "FOLDER", completion: .files([]),
    help: """
      The folder with the files that apps ask for and save; the default is Documents in the \
      folder of the phone.
      """)
  static let to = Option.texts(
    "to", value: "DEVICE",
    help: "A device to play on besides the page; 'tactus devices' lists the devices."
  )

  static let command = Command(
    "simulate",
    abstract: "Run a phone in a browser, with an app, until Ctrl-C.",
    discussion: """
      The page shows the phone: press its screen harder with a pen, a touch screen or the mouse, \
      see and hear each haptic, and change the phone's settings. The app runs in a process of its \
      own; a package, an Xcode project or a folder of sources is built first. APP is installed on the phone, as are \
      the example apps and those of 'tactus install', and opened; behind it is the Home screen: \
      press an icon harder for its quick actions. --bare shows APP alone. Without APP the phone \
      begins with its Home screen, and also takes an app started with TACTUS_PHONE set to its \
      socket.

      Restart on the page starts the program that was built last. A page connects again by \
      itself to the next phone of the same user, on the same port if it is free.

      Only this machine reaches the page, and only with the printed address. A browser is opened \
      if there is a screen.

      --lan also prints a second address and its QR code for a phone's camera: that phone becomes \
      the screen and the vibration motor. It connects over TLS, and the address admits one page; \
      then another is printed. The certificate is created for this run, so the browser there \
      warns; compare the printed fingerprint.

      Files that are dropped on the phone's picture go to its folder of files, where apps ask for \
      them; the app in front gets those that it opens. The page's panel Files offers everything in \
      the folder as downloads. --files names another folder; every page can then read what is in it.

      DIR then contains script.jsonl, which 'tactus run' repeats, haptics.jsonl, which 'tactus \
      log' reads, and output.txt with the app's output; a restart keeps it as output-1.txt. If DIR \
      has a recording, --overwrite replaces it.
      """,
    examples: [
      Example("tactus simulate", "Opens a phone with its Home screen in the browser."),
      Example("tactus simulate Examples/Scale", "Builds an app and opens it on a phone."),
      Example(
        "tactus simulate ./Scale --bare", "Shows a built program without the rest of a phone."),
      Example(
        "tactus simulate ./Scale --no-open --port 8080 --record session",
        "Prints the address, and records the session."),
      Example(
        "tactus simulate ./Radio --mpris", "Lets media keys and playerctl control the app."),
      Example(
        "tactus simulate ./Scale --at-spi", "Lets Orca read the app, and dogtail press it."),
      Example("tactus simulate ./Scale --lan", "Makes a real phone the screen and the motor."),
    ],
    operands: [app],
    options: [
      model, device, RegionOptions.language, RegionOptions.region, RegionOptions.timeZone, bare,
      port,
      lan, mpris, atSPI, MicrophoneOption.option, PrinterOption.option, open, noOpen, record,
      overwrite, release, to, files, PhoneFolderOption.option, SchemeOption.option,
    ],
    statuses: [.unreadableInput, .serviceMissing, .cannotCreateOutput, .interrupted],
    run: run)

  /// The time that the end of the phone may take after the first signal.
  ///
  /// - Source: ours, more than apps and devices are waited for. Confidence: guess.
  private static let patienceSeconds = 20

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    if let path = arguments[app] { try AppProgram.check(path) }
    // Before any thread is created, because only the main thread handles signals.
    let watch = SignalReceiver()
    defer { withExtendedLifetime(watch) {} }
    if arguments[open], arguments[noOpen] {
      throw UsageError("--open and --no-open contradict each other")
    }
    // A phone that serves a network is not on the session bus (RemoteControl.MP1).
    if arguments[mpris], arguments[lan] {
      throw UsageError("--mpris is for a phone of this machine only, and --lan serves others")
    }
    // Every program of the session can read the accessibility bus (ATSPI.BU2).
    if arguments[atSPI], arguments[lan] {
      throw UsageError("--at-spi is for a phone of this machine only, and --lan serves others")
    }
    if arguments[bare], arguments[app] == nil {
      throw UsageError("--bare is for an app: 'tactus simulate APP --bare'")
    }
    if arguments[bare], arguments[PhoneFolderOption.option] != nil {
      throw UsageError("--phone is for the whole phone, which --bare leaves out")
    }
    let phoneModel = try ModelOption.model(arguments[device] ?? arguments[model])
    let filesFolder = try FilesOption.folder(
      arguments[files], phone: arguments[PhoneFolderOption.option])
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let results = try arguments[record].map { try RunResults($0) }
    if arguments[overwrite], results == nil {
      throw UsageError("--overwrite is for --record")
    }
    try results?.prepare(overwrites: arguments[overwrite])
    var options = try self.options(folder, results, console)
    options.model = phoneModel
    options.filesFolder = filesFolder
    options.settings = try RegionOptions.settings(arguments)
    options.environment = try MicrophoneOption.environment(of: arguments[MicrophoneOption.option])
    options.port = arguments[port]
    options.servesNetwork = arguments[lan]
    let choice = ActuatorChoice(
      arguments[to].joined(separator: ","), from: PlaybackDevices.catalog())
    for case .actuator(let error) in choice.errors { throw CommandFailure(error) }
    options.devices = choice.devices
    SystemPrograms.addKeyboard(to: &options)
    var folders: AppFolders?
    if !arguments[bare] {
      folders = addStore(arguments[PhoneFolderOption.option], to: &options, console)
      let chosen = try RegionOptions.chosen(arguments)
      for message in options.restoreSettings(overriddenBy: chosen) { console.warn(message) }
      SystemPrograms.add(to: &options, folders, console)
    }
    // The user's own secret lets an open page connect to the next phone (SimulatorPages.SG9).
    do { options.secret = try StoredPageSecret.load() } catch {
      let message = (error as? CommandFailure)?.message ?? "\(error)"
      console.warn("\(message); pages do not connect again by themselves to the next phone")
    }
    let printers = try PrinterOption.printers(arguments[PrinterOption.option])
    options.printing = PrinterOption.queue(
      printers, folder: results?.path("printed"), console)
    if let path = arguments[app] {
      let log = results?.path("build.txt") ?? "\(folder.path)/build.txt"
      defer { if results == nil { unlink(log) } }
      var program = try AppProgram(
        path, isOptimized: arguments[release], scheme: arguments[SchemeOption.option], log: log,
        console: console)
      program.variables.merge(PrinterOption.variables(printers)) { $1 }
      // The app is killed at the end, and leaves temporary files (RemoteControl.MP6).
      let variables = ["TMPDIR": try folder.folder("tmp")]
      options.program = SystemPrograms.install(program, variables, on: &options, folders)
    }
    // Only a scope of systemd limits all processes of an app together (Background.R2).
    if !AppProcess.hasScopes {
      console.note("apps have no scopes, because systemd does not run for this user")
    }
    // The user speaks when an app records (AudioRecorder.RC10).
    options.environment.microphone?.start = nil
    let simulator: Simulator
    do throws(SimulatorError) { simulator = try Simulator(options) } catch {
      throw CommandFailure(.serviceMissing, error.message)
    }
    let player = arguments[mpris] ? try offerMedia(of: simulator, folder, console) : nil
    defer { withExtendedLifetime(player) {} }
    let bridge = arguments[atSPI] ? try offerElements(of: simulator, console) : nil
    defer { withExtendedLifetime(bridge) {} }
    console.print(simulator.address)
    if let network = simulator.network {
      announce(network.addresses, as: "For one page on the local network", console)
      console.note("the SHA-256 fingerprint of its certificate is \(network.fingerprint)")
    }
    console.showPrinted()
    if arguments[app] == nil {
      for app in simulator.host.library.apps { console.note("installed: \(app.name)") }
      console.note("apps connect with TACTUS_PHONE=\(options.socket.path)")
    }
    if arguments[open] || (Browser.hasScreen && !arguments[noOpen]),
      !Browser.open(simulator.address)
    {
      console.note("no browser could be opened; please open the address")
    }
    var signal: Int32?
    repeat {
      signal = watch.wait(milliseconds: 60_000).flatMap { $0 == SIGWINCH ? nil : $0 }
    } while signal == nil
    // A second signal, or the end of the patience, ends the program at once (SimulatorPages.SL9).
    watch.endAtLatest(after: patienceSeconds, by: signal ?? SIGTERM) { folder.remove() }
    simulator.shutDown()
    player?.close()
    // The thread that waits for another signal would keep it.
    folder.remove()
    if let signal, signal != SIGINT { SignalReceiver.end(by: signal) }
    return .interrupted
  }

  /// Adds the installed apps of the phone's folder to a simulator.
  ///
  /// A folder that cannot be used is one warning; the phone then begins without its apps and
  /// writes nothing (Bundles.D3).
  ///
  /// - Returns: The folders of the phone; `nil` if they cannot be used.
  private static func addStore(
    _ folder: String?, to options: inout SimulatorOptions, _ console: Console
  ) -> AppFolders? {
    let onError = options.onError
    do {
      let phone = try PhoneFolderOption.apps(folder)
      options.apps = try PhoneFolderOption.reporting {
        try InstalledApps(phone.database, onError: { onError(.apps($0)) })
      }
      options.health = HealthLibrary(
        DeferredHealthDatabase(phone.folders.health, onError: { onError(.health($0)) }))
      options.records = RecordLibrary(
        RecordDatabase(phone.folders.records, onError: { onError(.records(reason: $0)) }))
      return phone.folders
    } catch {
      let message = (error as? CommandFailure)?.message ?? "\(error)"
      console.warn("\(message); the phone begins without its installed apps, and keeps nothing")
      return nil
    }
  }

  /// Offers the media of the phone on the session bus (RemoteControl.MP1).
  private static func offerMedia(
    of simulator: Simulator, _ folder: TemporaryFolder, _ console: Console
  ) throws -> MPRISPlayer {
    let player: MPRISPlayer
    let artwork = try folder.folder("player")
    do throws(MPRISError) {
      player = try MPRISPlayer(
        artworkFolder: artwork, send: { simulator.send($0) }, setVolume: { simulator.setVolume($0) }
      )
    } catch {
      simulator.shutDown()
      throw CommandFailure(.serviceMissing, error.message)
    }
    simulator.setNowPlayingHandler { player.update($0, volume: $1, now: $2) }
    console.note("media are controlled as \(player.name)")
    return player
  }

  /// Shows the elements of the app in front on the accessibility bus (ATSPI.BU1).
  private static func offerElements(
    of simulator: Simulator, _ console: Console
  ) throws -> ATSPIBridge {
    let bridge: ATSPIBridge
    do throws(ATSPIError) {
      bridge = try ATSPIBridge(
        name: "Tactus", perform: { simulator.perform($0, at: $1) },
        onEnd: { console.warn("the accessibility bus is gone; --at-spi no longer has an effect") })
    } catch {
      simulator.shutDown()
      throw CommandFailure(.serviceMissing, error.message)
    }
    simulator.setElementsHandler(
      { bridge.update($0, name: $1.isEmpty ? "Tactus" : $1, isRightToLeft: $2) },
      announcement: { bridge.announce($0) })
    console.note("the app is on the accessibility bus")
    return bridge
  }

  /// Prints the addresses of pages on the local network.
  private static func announce(_ addresses: [String], as words: String, _ console: Console) {
    for address in addresses { console.print("\(words): \(address)") }
    // A QR code is useful on a terminal only.
    if console.output.isTerminal, let address = addresses.first,
      let lines = TerminalQRCode.lines(of: address, usesColor: console.output.usesColor)
    {
      for line in lines { console.print(line) }
    }
    console.showPrinted()
  }

  private static func options(
    _ folder: TemporaryFolder, _ results: RunResults?, _ console: Console
  ) throws -> SimulatorOptions {
    let place: SocketAddress
    do throws(LinkError) { place = try SocketAddress("\(folder.path)/phone.sock") } catch {
      throw CommandFailure(.cannotCreateOutput, error.message)
    }
    var options = SimulatorOptions(
      socket: place, outputPath: results?.path("output.txt") ?? "\(folder.path)/output.txt")
    if let results {
      let script = try ScriptFile(results.path("script.jsonl"))
      options.record = script.write
      options.clearRecord = script.clear
      options.logPath = results.path("haptics.jsonl")
      options.keepsOutput = true
    }
    options.announceAddresses = {
      announce($0, as: "For another page on the local network", console)
    }
    options.webFolder = Environment["TACTUS_WEB"].flatMap { $0.isEmpty ? nil : $0 }
    options.onError = { console.warn($0.message) }
    options.announce = { console.note($0) }
    return options
  }
}

import CommandKit
import Glibc
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import Simulator

/// `tactus simulate`: a phone in a browser, with an app on it.
enum SimulateCommand {
  static let app = Operand.word(
    "APP", completion: .files([]),
    help: "A package, a folder of Swift sources, or a program that is built already.")
  static let model = ModelOption.option(
    default: .iPhoneXS, help: "The phone; the default is the last one that feels force.")
  static let device = Option<String?>.text(
    "device", value: "MODEL", completion: .words(PhoneModel.builtIn.map(\.name)),
    help: "The same as --model.")
  static let lan = Option.flag(
    "lan", help: "Let phones and tablets on the local network have the page, too.")
  static let port = Option.integer(
    "port", value: "PORT", in: 0...65_535, default: 0,
    help: "The page's port; 0 is any that is free.")
  static let open = Option.flag("open", help: "Open a browser, even where no screen is known of.")
  static let noOpen = Option.flag("no-open", help: "Open no browser.")
  static let record = Option<String?>.text(
    "record", value: "DIR",
    help: "A folder for a script of all that is done, and the haptic log; made where it is missing."
  )
  static let to = Option.texts(
    "to", value: "DEVICE",
    help: "What shakes beside the page, once for each device; 'tactus devices' lists what there is."
  )

  static let command = Command(
    "simulate",
    abstract: "Be a phone in a browser, with an app on it, until Ctrl-C.",
    discussion: """
      The page shows the phone: press its screen harder with a pen, a touch screen or the mouse, see \
      and hear each haptic, and change what people can set on a phone. The app runs in a process of \
      its own; a package or a folder of sources is built first. Without APP the phone waits for one \
      that is started with TACTUS_PHONE set to its socket.

      Only this machine reaches the page, and only with the address that is printed. It is opened by \
      itself where there is a screen.

      With --lan a second address is printed, and as a code for a phone's camera: that phone becomes the \
      screen and the motor. It is reached over TLS and lets one page in; then another is printed. Its \
      certificate is made for this run, so the browser there warns; the fingerprint tells that it is \
      the right one.

      In DIR there are then script.jsonl, which 'tactus run' does again, haptics.jsonl, which 'tactus \
      log' reads, and output.txt with what the app said.
      """,
    examples: [
      Example("tactus simulate Examples/Scale", "Builds an app and opens the phone in a browser."),
      Example(
        "tactus simulate ./Scale --no-open --port 8080 --record session",
        "Prints where the phone is, and keeps what is done on it."),
      Example("tactus simulate ./Scale --lan", "Has a real phone be the screen and the motor."),
    ],
    operands: [app],
    options: [model, device, port, lan, open, noOpen, record, to],
    statuses: [.unreadableInput, .serviceMissing, .cannotCreateOutput, .interrupted],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    // Before any thread is made, for signals are the main thread's alone.
    let watch = SignalWatch()
    defer { withExtendedLifetime(watch) {} }
    if arguments[open], arguments[noOpen] { throw UsageError("--open and --no-open contradict") }
    let phoneModel = try ModelOption.model(arguments[device] ?? arguments[model])
    let folder = try PrivateFolder()
    defer { withExtendedLifetime(folder) {} }
    let results = try arguments[record].map { try RunResults($0) }
    var options = try self.options(folder, results, console)
    options.model = phoneModel
    options.port = arguments[port]
    options.servesNetwork = arguments[lan]
    let choice = ActuatorChoice(
      arguments[to].joined(separator: ","), from: PlayDevices.catalogue())
    for case .actuator(let error) in choice.troubles { throw CommandFailure(error) }
    options.actuators = choice.actuators
    if let path = arguments[app] {
      let log = results?.path("build.txt") ?? "\(folder.path)/build.txt"
      defer { if results == nil { unlink(log) } }
      options.program = SimulatedApp(
        program: try AppProgram(path, log: log, console: console))
    }
    let simulator: Simulator
    do throws(SimulatorFailure) { simulator = try Simulator(options) } catch {
      throw CommandFailure(.serviceMissing, error.message)
    }
    console.print(simulator.address)
    if let network = simulator.network {
      announce(network.addresses, as: "For one page on the local network", console)
      console.note("its certificate has the SHA-256 fingerprint \(network.fingerprint)")
    }
    console.showPrinted()
    if options.program == nil {
      console.note("apps find the phone with TACTUS_PHONE=\(options.socket.path)")
    }
    if arguments[open] || (Browser.hasScreen && !arguments[noOpen]),
      !Browser.open(simulator.address)
    {
      console.note("no browser could be opened; open the address yourself")
    }
    var signal: Int32?
    repeat {
      signal = watch.wait(milliseconds: 60_000).flatMap { $0 == SIGWINCH ? nil : $0 }
    } while signal == nil
    simulator.shutDown()
    if let signal, signal != SIGINT { SignalWatch.end(by: signal) }
    return .interrupted
  }

  /// Says where pages on the local network find the phone.
  private static func announce(_ addresses: [String], as words: String, _ console: Console) {
    for address in addresses { console.print("\(words): \(address)") }
    // A file has no camera before it.
    if console.output.isTerminal, let address = addresses.first,
      let lines = TerminalCode.lines(of: address, usesColour: console.output.usesColour)
    {
      for line in lines { console.print(line) }
    }
    console.showPrinted()
  }

  private static func options(
    _ folder: PrivateFolder, _ results: RunResults?, _ console: Console
  ) throws -> SimulatorOptions {
    let place: SocketPlace
    do throws(LinkError) { place = try SocketPlace("\(folder.path)/phone.sock") } catch {
      throw CommandFailure(.cannotCreateOutput, error.message)
    }
    var options = SimulatorOptions(
      socket: place, outputPath: results?.path("output.txt") ?? "\(folder.path)/output.txt")
    if let results {
      let script = try ScriptFile(results.path("script.jsonl"))
      options.record = script.write
      options.clearRecord = script.clear
      options.logPath = results.path("haptics.jsonl")
      // A log is added to; this is another session's.
      unlink(results.path("haptics.jsonl"))
    }
    options.announceAddresses = {
      announce($0, as: "Another page on the local network is let in at", console)
    }
    options.webFolder = Environment["TACTUS_WEB"].flatMap { $0.isEmpty ? nil : $0 }
    options.report = { console.warn($0.message) }
    options.announce = { console.note($0) }
    return options
  }
}

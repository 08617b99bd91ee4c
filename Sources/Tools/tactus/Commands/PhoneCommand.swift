import Glibc
import TactusCommandKit
import TactusHealthDatabase
import TactusHealthModel
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintJobs
import TactusRecordDatabase
import TactusTextFormatting
import TactusUserRecords

/// `tactus phone`: runs a phone for the user's apps, in real time.
enum PhoneCommand {
  static let model = ModelOption.option(default: .current, help: "The phone model.")
  static let to = Option.texts(
    "to", value: "DEVICE",
    help: "A device to play on; 'tactus devices' lists the devices.")
  static let socket = Option<String?>.file(
    "socket", value: "PATH",
    help: "The phone's socket, in a folder that only you may enter.")

  static let folder = Option<String?>.text(
    "phone", value: "DIR",
    help: """
      The folder of a phone, such as that of 'tactus simulate', which keeps the health data and the \
      user's records, such as contacts; without it they last until the end.
      """)

  static let command = Command(
    "phone",
    abstract: "Run a phone for this user's apps, until Ctrl-C.",
    discussion: """
      An app started with TACTUS_PHONE set to the socket uses this phone instead of its own; \
      several apps can, and the last is in the foreground. Each requested haptic is a line, and so \
      are other events.

      The socket is tactus/phone.sock in the user's runtime folder (XDG_RUNTIME_DIR) unless \
      --socket names another. Without --to the phone plays on the devices in the variable \
      TACTUS_ACTUATORS, separated by commas, or on the default sound device.
      """,
    examples: [
      Example("tactus phone --to null", "Shows the apps' requests, and plays on no device."),
      Example(
        "TACTUS_PHONE=$XDG_RUNTIME_DIR/tactus/phone.sock ./app", "Starts an app on that phone."),
    ],
    options: [model, to, socket, folder, Option.json],
    statuses: [.serviceMissing, .cannotCreateOutput, .interrupted],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    // Before any thread is created, because only the main thread handles signals.
    let watch = SignalReceiver()
    defer { withExtendedLifetime(watch) {} }
    let phoneModel = try ModelOption.model(arguments[model])
    let named = arguments[to]
    let list = named.isEmpty ? Environment["TACTUS_ACTUATORS"] : named.joined(separator: ",")
    // A requested device must exist; the default one may be missing.
    let choice = ActuatorChoice(
      list ?? "sound", from: PlaybackDevices.catalog(), opening: named.isEmpty ? .later : .now)
    for case .actuator(let error) in choice.errors {
      if !named.isEmpty { throw CommandFailure(error) }
      console.warn(error.message)
    }
    let (health, records) = try libraries(arguments[folder], console)
    let isJSON = arguments[Option.json]
    let start = BootClock.now
    let printing = PrintSpooler(.ofProcess) { console.note($0) }
    printing.waitAtExit()
    let phone = PhoneHost(
      Phone(phoneModel, health: health, records: records), devices: choice.devices,
      logPath: Environment["TACTUS_HAPTIC_LOG"].flatMap { $0.isEmpty ? nil : $0 },
      printing: printing, now: { BootClock.now }, onError: { console.warn($0.message) },
      onEvent: { event in
        switch event {
        case .haptic(let entry):
          console.print(isJSON ? entry.json : LogLine.text(entry, since: start, nameWidth: 8))
        case .note(let note): console.print(isJSON ? note.json : note.message)
        case .shown, .inspected, .performed, .composed, .launch, .endLaunch, .launchOverlay,
          .launchKeyboard, .launchCustomKeyboard, .endCustomKeyboard, .answered, .suspended,
          .settingsChanged, .nowPlayingChanged, .externalPictureChanged, .elementsChanged:
          return
        }
        console.showPrinted()
      })
    let listener = try listen(phone, at: arguments[socket])
    if !isJSON {
      let titles = choice.devices.map(\.title)
      console.note("\(phoneModel.title), apps connect with TACTUS_PHONE=\(listener.address.path)")
      console.note("output: " + (titles.isEmpty ? "none" : titles.joined(separator: ", ")))
    }
    phone.run()
    var signal: Int32?
    repeat {
      signal = watch.wait(milliseconds: 60_000).flatMap { $0 == SIGWINCH ? nil : $0 }
    } while signal == nil
    listener.close()
    phone.shutDown()
    if let signal, signal != SIGINT { SignalReceiver.end(by: signal) }
    return .interrupted
  }

  /// Returns what the phone keeps: in its folder, or until the end without one.
  private static func libraries(
    _ folder: String?, _ console: Console
  ) throws -> (HealthLibrary, RecordLibrary) {
    guard let folder else { return (HealthLibrary(), RecordLibrary()) }
    let folders = try PhoneFolderOption.apps(folder).folders
    let health = DeferredHealthDatabase(folders.health, onError: { console.warn($0.message) })
    let records = RecordDatabase(folders.records, onError: { console.warn($0) })
    return (HealthLibrary(health), RecordLibrary(records))
  }

  private static func listen(
    _ phone: PhoneHost, at path: String?
  ) throws -> SocketListener {
    do throws(LinkError) {
      let place =
        if let path {
          try SocketAddress(path)
        } else {
          try SocketAddress.default(runtimeFolder: Environment["XDG_RUNTIME_DIR"])
        }
      return try phone.listen(at: place)
    } catch {
      throw CommandFailure(.cannotCreateOutput, error.message)
    }
  }
}

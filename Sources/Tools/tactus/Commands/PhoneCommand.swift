import CommandKit
import Glibc
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import TextForms

/// `tactus phone`: a phone for the apps of this user, in real time.
enum PhoneCommand {
  static let model = ModelOption.option(default: .current, help: "The phone.")
  static let to = Option.texts(
    "to", value: "DEVICE",
    help: "What shakes, once for each device; 'tactus devices' lists what there is.")
  static let socket = Option<String?>.file(
    "socket", value: "PATH",
    help: "Where apps find the phone, in a folder that only you may enter.")

  static let command = Command(
    "phone",
    abstract: "Be a phone for the apps of this user, until Ctrl-C.",
    discussion: """
      An app that is started with TACTUS_PHONE set to the socket comes onto this phone instead of \
      bringing its own; several can, and the last is in front. Each haptic that an app asks for is a \
      line, and so is what else happens.

      The socket is tactus/phone.sock in the user's runtime folder (XDG_RUNTIME_DIR) unless --socket \
      names another. Without --to the phone shakes what the variable TACTUS_ACTUATORS lists, parted \
      by commas, and without that the usual sound device.
      """,
    examples: [
      Example("tactus phone --to null", "Shows what apps ask for, and shakes nothing."),
      Example(
        "TACTUS_PHONE=$XDG_RUNTIME_DIR/tactus/phone.sock ./app", "Starts an app on that phone."),
    ],
    options: [model, to, socket, Option.json],
    statuses: [.serviceMissing, .cannotCreateOutput, .interrupted],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    // Before any thread is made, for signals are the main thread's alone.
    let watch = SignalWatch()
    defer { withExtendedLifetime(watch) {} }
    let phoneModel = try ModelOption.model(arguments[model])
    let named = arguments[to]
    let list = named.isEmpty ? Environment["TACTUS_ACTUATORS"] : named.joined(separator: ",")
    let choice = ActuatorChoice(list ?? "sound", from: PlayDevices.catalogue())
    for case .actuator(let error) in choice.troubles {
      // What was asked for by name has to be there; the usual device may be missing.
      if !named.isEmpty { throw CommandFailure(error) }
      console.warn(error.message)
    }
    let isJSON = arguments[Option.json]
    let start = BootClock.now
    let phone = PhoneInProcess(
      Phone(phoneModel), actuators: choice.actuators,
      logPath: Environment["TACTUS_HAPTIC_LOG"].flatMap { $0.isEmpty ? nil : $0 },
      now: { BootClock.now }, report: { console.warn($0.message) },
      tell: { news in
        switch news {
        case .haptic(let entry):
          console.print(isJSON ? entry.json : LogLine.text(entry, since: start, nameWidth: 8))
        case .note(let note): console.print(isJSON ? note.json : note.message)
        case .shown, .inspected: return
        }
        console.showPrinted()
      })
    let listener = try listen(phone, at: arguments[socket])
    if !isJSON {
      let titles = choice.actuators.map { $0.identity.title }
      console.note("\(phoneModel.title), apps find it with TACTUS_PHONE=\(listener.place.path)")
      console.note("it shakes " + (titles.isEmpty ? "nothing" : titles.joined(separator: ", ")))
    }
    phone.run()
    var signal: Int32?
    repeat {
      signal = watch.wait(milliseconds: 60_000).flatMap { $0 == SIGWINCH ? nil : $0 }
    } while signal == nil
    listener.close()
    phone.shutDown()
    if let signal, signal != SIGINT { SignalWatch.end(by: signal) }
    return .interrupted
  }

  private static func listen(
    _ phone: PhoneInProcess, at path: String?
  ) throws -> SocketListener {
    do throws(LinkError) {
      let place =
        if let path {
          try SocketPlace(path)
        } else {
          try SocketPlace.usual(runtimeFolder: Environment["XDG_RUNTIME_DIR"])
        }
      return try phone.listen(at: place)
    } catch {
      throw CommandFailure(.cannotCreateOutput, error.message)
    }
  }
}

internal import Glibc
import Synchronization
import TactusFeedbackdDriver
import TactusForceFeedbackDriver
import TactusPhone
import TactusPhoneClient
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintJobs
import TactusSoundDriver
import TactusThreads

/// The phone of an app, started within the app's process on first use.
///
/// `TACTUS_ACTUATORS` chooses the actuators (`null`, `sound`, `evdev:NAME`, `feedbackd`,
/// `record:FILE.wav`, separated by commas; without it the default sound device, and none
/// in a test bundle),
/// `TACTUS_ANSWERS` has the titles of the buttons that answer the phone's questions,
/// `TACTUS_MODEL` chooses the phone model, `TACTUS_HAPTIC_LOG` names a file for the haptic log,
/// `TACTUS_MICROPHONE` the sound file that the microphone hears, and `TACTUS_PHONE` names the
/// socket of a running phone that is used instead. A failure is one line on standard error. It ends
/// the app only if the app cannot have the phone that a variable names.
public enum EmbeddedPhone {
  /// The log of the haptics that the app has requested; empty if the phone is in another process.
  ///
  /// Requests made before the call are included.
  ///
  /// - Thread: any.
  public static var log: HapticLog {
    let phone = running.withLock { $0 }
    phone?.advance()
    return phone?.log ?? HapticLog()
  }

  /// Uses a phone whose time a test advances.
  package static func use(_ phone: PhoneHost) {
    let link = ClientLink(to: phone, app: AppPhone.name)
    running.withLock { $0 = phone }
    AppPhone.use(link)
  }

  // MARK: Internals

  private static let running = Mutex<PhoneHost?>(nil)

  /// Starts the phone, and returns the app's link to it.
  static func start() -> ClientLink {
    let catalog = ActuatorCatalog([
      NullDirectory(), RecordingDirectory(), SoundDirectory(), ForceFeedbackDirectory(),
      FeedbackdDirectory(),
    ])
    // Haptics are often first used on the main thread, which must not wait for a service.
    let choice = ActuatorChoice(
      PhoneVariables["TACTUS_ACTUATORS"] ?? defaultActuators, from: catalog, opening: .later)
    for error in choice.errors { PhoneMessages.warn(error.message) }
    let printing = PrintSpooler(.ofProcess) { PhoneMessages.note($0) }
    printing.waitAtExit()
    let phone = PhoneHost(
      Phone(model), devices: choice.devices, logPath: PhoneVariables["TACTUS_HAPTIC_LOG"],
      printing: printing, now: { BootClock.now }, onError: { PhoneMessages.warn($0.message) },
      onEvent: noteAnswer)
    phone.run()
    // Permissions.PE10. No user can answer questions.
    let answers = PhoneVariables["TACTUS_ANSWERS"].map { $0.split(separator: ",").map(String.init) }
    phone.send(.presetAnswers(answers ?? PermissionAlert.allowingTitles))
    running.withLock { $0 = phone }
    // Shutting down completes recordings.
    atexit { EmbeddedPhone.running.withLock { $0 }?.shutDown() }
    return ClientLink(to: phone, app: AppPhone.name)
  }

  /// The phone model, `TACTUS_MODEL`; ends the process if there is none with that name.
  private static var model: PhoneModel {
    guard let name = PhoneVariables["TACTUS_MODEL"] else { return .current }
    if let model = PhoneModel.named(name) { return model }
    let names = PhoneModel.builtIn.map(\.name).joined(separator: ", ")
    PhoneMessages.end(
      "no phone model is named '\(name)', the value of TACTUS_MODEL",
      hint: "Set TACTUS_MODEL to one of \(names), or unset it.", status: 64)
  }

  /// The default actuators: the sound device, and none in a test bundle.
  private static var defaultActuators: String {
    TestProcess.isCurrent ? "null" : "sound"
  }

  /// Says that the phone has answered a question about a permission itself (Permissions.PE10).
  private static func noteAnswer(_ event: PhoneEvent) {
    guard case .note(let note) = event, case .answered(let title, let button?) = note.event else {
      return
    }
    PhoneMessages.note(
      "“\(title)” is answered with “\(button)”, since this phone has no user; "
        + "TACTUS_ANSWERS has the titles of other buttons, separated by commas")
  }
}

/// Offers the phone to the app's frameworks; they call it when they have loaded this library.
@_cdecl("tactus_offer_embedded_phone")
public func offerEmbeddedPhone() { AppPhone.offer(EmbeddedPhone.start) }

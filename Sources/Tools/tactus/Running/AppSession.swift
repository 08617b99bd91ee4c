import Glibc
import TactusCommandKit
import TactusHealthModel
import TactusInstalledApps
import TactusPhone
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintJobs
import TactusSimulator
import TactusUserRecords

/// An app in a process of its own, in lockstep with a phone in virtual time.
final class AppSession {
  /// The phone.
  private(set) var phone: LockstepPhone
  /// The app on the phone.
  private(set) var app: AppID
  /// All phones of the session, oldest first.
  private(set) var hosts: [PhoneHost]

  /// Starts an app, and waits until it has joined.
  ///
  /// - Parameters:
  ///   - settings: The initial settings of the phone.
  ///   - output: A file for the app's output.
  ///   - patience: The maximum real time of a turn, in seconds.
  ///   - printing: The print queue, which all phones of the session share.
  ///   - stored: The apps of a stored phone, which stays as it is; `nil` for a new phone.
  ///   - isHome: Whether the program is the Home screen (HomeScreen.S12).
  /// - Throws: `CommandFailure` if it cannot be started, or does not join.
  init(
    _ program: AppProgram, on model: PhoneModel, settings: PhoneSettings, actuators: [any Actuator],
    output: String,
    patience: Double, printing: PrintSpooler, stored: AppLibrary? = nil, isHome: Bool = false,
    onEvent: @escaping @Sendable (PhoneEvent) -> Void,
    onError: @escaping @Sendable (PhoneHostError) -> Void
  ) throws {
    folder = try TemporaryFolder()
    (self.program, self.output, self.isHome) = (program, output, isHome)
    (language, isStored) = (settings.language, stored != nil)
    // A phone of another model continues with the health data and the user's records.
    let (health, records) = (HealthLibrary(), RecordLibrary())
    makePhone = { model in
      LockstepPhone(
        model, actuators: actuators, patience: .seconds(patience), health: health,
        records: records, printing: printing, onError: onError, onEvent: onEvent)
    }
    phone = makePhone(model)
    if let stored { try phone.host.changeApps { try $0.adopt(stored) } }
    // The installation lives as long as the session (Bundles.D4).
    if !isHome, let description = Self.description(of: program) {
      try phone.host.changeApps { try $0.install(description) }
    }
    // The app may open its page in the Settings app (Settings.SE9).
    if SystemPrograms.settings != nil {
      try phone.host.changeApps { try $0.installIncluded(SystemPrograms.settingsDescription) }
    }
    if SystemPrograms.printCenter != nil {
      try phone.host.changeApps { try $0.installIncluded(SystemPrograms.printCenterDescription) }
    }
    hosts = [phone.host]
    phone.send(.settings(settings))
    if isHome { try Self.installIncluded(on: phone, language, fillsDock: stored == nil) }
    listener = try Self.listener(of: phone, in: folder, for: program, isHome: isHome)
    child = try Self.start(program, on: phone, in: folder, output: output)
    app = try Self.connection(of: child, program, to: phone, output: output)
    connectPrograms()
  }

  /// Lets the phone start the programs of the system when it needs them.
  private func connectPrograms() {
    phone.runOverlay = { [unowned self, unowned phone] in showAlerts(on: phone) }
    phone.runKeyboard = { [unowned self, unowned phone] in showKeyboard(on: phone) }
    phone.runCustomKeyboard = { [unowned self, unowned phone] in showKeyboard($0, on: phone) }
  }

  /// Ends the app and starts it again.
  ///
  /// The output of the ended app is kept beside that of the new one, as `output-1.txt` and so on.
  ///
  /// - Parameter model: The model of a new phone, which gets the settings of the one before; `nil`
  ///   for the same phone.
  /// - Throws: `CommandFailure` if it cannot be started, or does not join.
  func restart(on model: PhoneModel?) throws {
    endApp()
    if let model {
      let before = phone.host.state
      listener.close()
      phone.host.shutDown()
      phone = makePhone(model)
      hosts.append(phone.host)
      phone.send(.settings(before.settings))
      phone.send(.environment(before.environment))
      if !before.isWatched { phone.send(.watch(false)) }
      let library = hosts[hosts.count - 2].library
      try phone.host.changeApps { try $0.adopt(library) }
      listener = try Self.listener(of: phone, in: folder, for: program, isHome: isHome)
      connectPrograms()
    }
    try startApp()
  }

  /// Deletes the app with what the phone keeps for it, installs it again and starts it
  /// (Permissions.PE8, Health.PE8).
  ///
  /// - Throws: `CommandFailure` if it is not installed, cannot be started, or does not join.
  func reinstall() throws {
    guard !isHome, let description = Self.description(of: program) else {
      throw CommandFailure(
        .findings, "a program without a bundle identifier is not installed, nor installed again")
    }
    endApp()
    try phone.host.changeApps { try $0.uninstall(description.identifier) }
    try phone.host.changeApps { try $0.install(description) }
    try startApp()
  }

  /// Ends the app, and waits until the phone knows.
  private func endApp() {
    phone.send(.quit(app))
    _ = phone.waitForDisconnect(of: app, atMost: .seconds(1))
    child.end(within: 1)
    _ = phone.waitForDisconnect(of: app, atMost: .seconds(1))
  }

  /// Starts the app again, and waits until it has joined.
  private func startApp() throws {
    noteStart = phone.host.notes.count
    OutputHistory.keep(output)
    child = try Self.start(program, on: phone, in: folder, output: output)
    app = try Self.connection(of: child, program, to: phone, output: output)
  }

  /// Returns the app as the phone installs it; `nil` for a program without an identifier.
  private static func description(of program: AppProgram) -> AppDescription? {
    var description = program.bundle.description(bundlePath: program.bundle.folder)
    description?.keyboards = program.keyboards.map(\.keyboard)
    return description
  }

  /// Starts the Home screen on the phone, and waits until it has joined.
  ///
  /// - Throws: `CommandFailure` if it cannot be built or started, or does not join.
  func showHome() throws {
    guard let program = SystemPrograms.home else {
      throw CommandFailure(
        .serviceMissing, "there is no Home screen: tactus-home is not beside this command",
        hint: "'./tactus simulate' builds it.")
    }
    // The icons are those of a simulated phone (HomeScreen.S12).
    try Self.installIncluded(on: phone, language, fillsDock: !isStored)
    let socket = "\(folder.path)/home-\(hosts.count).sock"
    do throws(LinkError) {
      homeListener = try phone.host.listen(
        at: SocketAddress(socket), as: SystemPrograms.homeIdentity)
    } catch { throw CommandFailure(.serviceMissing, error.message) }
    home = AppProcess(
      program, onPhoneAt: socket, settings: phone.host.state.settings,
      output: "\(folder.path)/home.txt")
    guard let process = home,
      phone.waitForApp(atMost: .seconds(Self.startLimit), while: { process.ending() == nil }) != nil
    else {
      throw CommandFailure(.serviceMissing, "the Home screen does not connect to the phone")
    }
    homeListener?.close()
  }

  /// Starts the program that shows the phone's questions, and waits until it has joined
  /// (SystemAlerts.Q2).
  private func showAlerts(on phone: LockstepPhone) {
    // The program that is starting now is waited for already.
    guard phone === self.phone, phone.host.state.needsOverlay,
      alerts.map({ $0.ending() != nil }) ?? true
    else { return }
    guard let program = SystemPrograms.alerts else {
      return phone.host.send(.overlayEnded("tactus-home is not beside this command"))
    }
    let reason = start(program, "alerts", as: SystemPrograms.alertsIdentity, on: phone) {
      alerts = $0
    }
    if let reason { phone.host.send(.overlayEnded(reason)) }
  }

  /// Starts the program of the screen keyboard, and waits until it has joined (Keyboards.SK2).
  private func showKeyboard(on phone: LockstepPhone) {
    guard phone === self.phone, phone.host.state.needsKeyboard,
      keyboard.map({ $0.ending() != nil }) ?? true
    else { return }
    guard let program = SystemPrograms.keyboard else {
      return phone.host.send(.keyboardEnded("tactus-home is not beside this command"))
    }
    let reason = start(program, "keyboard", as: SystemPrograms.keyboardIdentity, on: phone) {
      keyboard = $0
    }
    if let reason { phone.host.send(.keyboardEnded(reason)) }
  }

  /// Starts the program of a keyboard of the app, and waits until it has joined (Keyboards.CU4).
  private func showKeyboard(_ identifier: BundleIdentifier, on phone: LockstepPhone) {
    customKeyboard?.end(within: 0)
    customKeyboard = nil
    guard let bundled = program.keyboards.first(where: { $0.keyboard.identifier == identifier }),
      let program = try? AppProgram(program: bundled.executablePath, bundle: bundled.bundlePath)
    else {
      return phone.host.send(.customKeyboardEnded(identifier, "this run has no program for it"))
    }
    let reason = start(
      program, "extension", as: ClientIdentity(.keyboardExtension, identifier), on: phone,
      variables: phone.host.state.variables(ofKeyboard: identifier)
    ) { customKeyboard = $0 }
    if let reason { phone.host.send(.customKeyboardEnded(identifier, reason)) }
  }

  /// Starts a program of the system, and waits until it has joined.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - name: The name of its files.
  ///   - identity: The identity of its connection.
  ///   - phone: The phone.
  ///   - variables: Further variables of the process.
  ///   - keep: Called with the process before it joins.
  /// - Returns: The reason why it has not joined; `nil` if it has.
  private func start(
    _ program: AppProgram, _ name: String, as identity: ClientIdentity, on phone: LockstepPhone,
    variables: [String: String] = [:], keep: (AppProcess?) -> Void
  ) -> String? {
    let socket = "\(folder.path)/\(name)-\(phone.host.notes.count).sock"
    let listener: SocketListener
    do throws(LinkError) {
      listener = try phone.host.listen(at: SocketAddress(socket), as: identity)
    } catch { return error.message }
    defer { listener.close() }
    let process = AppProcess(
      program, onPhoneAt: socket, settings: phone.host.state.settings, container: variables,
      output: "\(folder.path)/\(name).txt")
    keep(process)
    let joined = phone.waitForApp(
      atMost: .seconds(Self.startLimit), while: { process?.ending() == nil && process != nil })
    return joined == nil ? "its program does not connect" : nil
  }

  /// Starts the app again for the Home screen, and waits until it has joined.
  ///
  /// - Throws: `CommandFailure` if another app is launched, or the app does not join.
  func launch(_ bundle: BundleIdentifier) throws -> AppID {
    if bundle == SystemPrograms.settingsDescription.identifier {
      return try launch(
        SystemPrograms.settingsDescription, SystemPrograms.settings, "tactus-settings")
    }
    if bundle == SystemPrograms.printCenterDescription.identifier {
      return try launch(
        SystemPrograms.printCenterDescription, SystemPrograms.printCenter, "tactus-print-center")
    }
    if isHome || program.bundle.information.identifier != bundle,
      let (description, other) = installedProgram(bundle)
    {
      return try launch(description, other, AppProgram.name(of: other.path))
    }
    guard !isHome, program.bundle.information.identifier == bundle else {
      throw CommandFailure(.unreadableInput, "this run has no program for “\(bundle)”")
    }
    noteStart = phone.host.notes.count
    OutputHistory.keep(output)
    let socket = "\(folder.path)/app-\(phone.host.notes.count).sock"
    do throws(LinkError) {
      launchListener = try phone.host.listen(
        at: SocketAddress(socket), as: ClientIdentity(.app, bundle))
    } catch { throw CommandFailure(.serviceMissing, error.message) }
    guard
      let child = AppProcess(
        program, onPhoneAt: socket, settings: phone.host.state.settings, output: output)
    else {
      throw CommandFailure(.unreadableInput, "cannot be started")
    }
    self.child = child
    app = try Self.connection(of: child, program, to: phone, output: output)
    return app
  }

  /// Installs the apps that come with a phone, as the simulator does (HomeScreen.S12).
  ///
  /// - Parameter fillsDock: Whether the icons are placed as on a new phone.
  private static func installIncluded(
    on phone: LockstepPhone, _ language: String, fillsDock: Bool
  ) throws {
    let included = SystemPrograms.included(nil, [language], nil)
    for app in included.apps {
      let identifier = app.description.identifier
      let isNew = phone.host.library[identifier] == nil
      // The app of the run takes the place of an example.
      guard isNew || app.description.isSystemApp else { continue }
      try phone.host.changeApps { try $0.installIncluded(app.description) }
      // The dock of a new phone has some system apps (HomeScreen.S11).
      let isPlaced = phone.host.library.layout.dock.contains(identifier)
      guard fillsDock, included.dock.contains(identifier), !isPlaced else { continue }
      try phone.host.changeApps { try $0.move(identifier, to: HomePosition(.dock, .max)) }
    }
  }

  /// Returns an installed app with its program: one that comes with the phone, or is stored.
  private func installedProgram(
    _ bundle: BundleIdentifier
  ) -> (AppDescription, AppProgram)? {
    let included = SystemPrograms.included(nil, [language], nil).apps
    if let app = included.first(where: { $0.description.identifier == bundle }),
      let program = (app.program as? SimulatedApp)?.program
    {
      return (app.description, program)
    }
    guard let stored = phone.host.library[bundle]?.description,
      access(stored.executablePath, X_OK) == 0,
      let program = try? AppProgram(program: stored.executablePath, bundle: stored.bundlePath)
    else { return nil }
    return (stored, program)
  }

  /// Starts an app of the system, and waits until it has joined (Settings.SE9, Printing.PC1).
  ///
  /// A run opens few of them, so the first that does builds it.
  ///
  /// - Returns: The app of the run.
  /// - Throws: `CommandFailure` if it cannot be built or started, or does not join.
  private func launch(
    _ description: AppDescription, _ program: AppProgram?, _ fileName: String
  ) throws -> AppID {
    let program = try program ?? SystemPrograms.built(fileName)
    let socket = "\(folder.path)/\(fileName)-\(phone.host.notes.count).sock"
    let listener: SocketListener
    do throws(LinkError) {
      listener = try phone.host.listen(
        at: SocketAddress(socket), as: ClientIdentity(.app, description.identifier))
    } catch { throw CommandFailure(.serviceMissing, error.message) }
    defer { listener.close() }
    systemApps[description.identifier]?.end(within: 0)
    let process = AppProcess(
      program, onPhoneAt: socket, settings: phone.host.state.settings,
      output: "\(folder.path)/\(fileName).txt")
    systemApps[description.identifier] = process
    let joined = phone.waitForApp(
      atMost: .seconds(Self.startLimit), while: { process?.ending() == nil && process != nil })
    guard joined != nil else {
      throw CommandFailure(
        .serviceMissing, "the app “\(description.name)” does not connect to the phone")
    }
    return app
  }

  /// Returns a listener for the app on a phone.
  private static func listener(
    of phone: LockstepPhone, in folder: TemporaryFolder, for program: AppProgram, isHome: Bool
  ) throws -> SocketListener {
    do throws(LinkError) {
      return try phone.host.listen(
        at: SocketAddress("\(folder.path)/phone.sock"),
        as: isHome
          ? SystemPrograms.homeIdentity
          : program.bundle.information.identifier.map { ClientIdentity(.app, $0) },
        comesToFront: !isHome)
    } catch {
      throw CommandFailure(
        .unreadableInput, "cannot be started: \(error.message)", at: SourceLocation(program.path))
    }
  }

  /// Starts the app's process.
  private static func start(
    _ program: AppProgram, on phone: LockstepPhone, in folder: TemporaryFolder, output: String
  ) throws -> AppProcess {
    guard
      let child = AppProcess(
        program, onPhoneAt: "\(folder.path)/phone.sock", settings: phone.host.state.settings,
        output: output)
    else {
      throw CommandFailure(
        .unreadableInput, "cannot be started: \(String(cString: strerror(errno)))",
        at: SourceLocation(program.path))
    }
    return child
  }

  /// Waits until the app has joined.
  private static func connection(
    of child: AppProcess, _ program: AppProgram, to phone: LockstepPhone, output: String
  ) throws -> AppID {
    guard
      let app = phone.waitForApp(
        atMost: .seconds(startLimit), while: { child.ending() == nil })
    else {
      let reason = child.ending()
      throw CommandFailure(
        .unreadableInput,
        "does not connect to the phone: "
          + (reason ?? "it took longer than \(Int(startLimit)) s" + child.endHanging()),
        at: SourceLocation(program.path),
        hint: """
          An app has a class marked @main that conforms to UIApplicationDelegate, or calls \
          UIApplicationMain. Its output is in \(output).
          """)
    }
    return app
  }

  /// Whether the app is on the phone.
  var isConnected: Bool { phone.host.state.joined.contains(app) }

  /// Waits up to 1 s for the app to end, then ends it, and returns how it ended.
  func ending() -> String { child.end(within: 1) }

  /// Returns how an app that does not respond ended, if it has crashed (Crashes.CR5).
  func crashEnding() -> String? { child.crashEnding() }

  /// Ends an app that does not respond, and returns where its main thread was.
  func endHanging() -> String { child.endHanging() }

  /// Whether the app has not responded in time.
  var isHanging: Bool {
    phone.host.state.joined.contains(app)
      && phone.host.notes.dropFirst(noteStart).contains { $0.event == .notResponding }
  }

  /// Ends the app.
  func end() {
    phone.send(.quit(app))
    _ = phone.waitForDisconnect(of: app, atMost: .seconds(1))
    child.end(within: 1)
    if let home = phone.host.state.home { phone.send(.quit(home)) }
    home?.end(within: 1)
    alerts?.end(within: 0)
    for program in systemApps.values { program.end(within: 0) }
    keyboard?.end(within: 0)
    customKeyboard?.end(within: 0)
    homeListener?.close()
    launchListener?.close()
    listener.close()
    phone.host.shutDown()
  }

  // MARK: Internals

  /// The maximum real time in seconds until an app joins.
  ///
  /// - Source: ours; a busy machine that loads much. Confidence: guess.
  private static let startLimit = 30.0

  /// Whether the program is the Home screen.
  private let isHome: Bool
  /// Whether the phone began with the apps of a stored one.
  private let isStored: Bool
  private let language: String
  private let folder: TemporaryFolder
  private let program: AppProgram
  private let output: String
  private let makePhone: (PhoneModel) -> LockstepPhone
  private var listener: SocketListener
  /// The Home screen; `nil` until a step needs it.
  private var home: AppProcess?
  private var homeListener: SocketListener?
  /// The program that shows the phone's questions; `nil` before the first one.
  private var alerts: AppProcess?
  /// The apps of the system that were opened.
  private var systemApps: [BundleIdentifier: AppProcess] = [:]
  /// The program of the screen keyboard; `nil` before an app needs it.
  private var keyboard: AppProcess?
  /// The program of a keyboard of the app; `nil` before it is used.
  private var customKeyboard: AppProcess?
  /// Accepts an app that the Home screen launches.
  private var launchListener: SocketListener?
  private var child: AppProcess
  /// The number of notes of the phone before the app was started.
  private var noteStart = 0
}

import Glibc
import TactusAppBundles
import TactusAppDatabase
import TactusCommandKit
import TactusInstalledApps
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import TactusSimulator
import TactusSwiftSDK

/// The programs of a simulated phone that come with this command: the Home screen and example apps.
///
/// They lie beside the command; `./tactus simulate` builds them.
enum SystemPrograms {
  /// Adds the Home screen and the example apps to a simulator, if they are there.
  ///
  /// - Parameters:
  ///   - options: The options of the simulator.
  ///   - folders: The folders of the phone, for the data of the apps; `nil` for apps that use the
  ///     user's folders.
  ///   - console: The console for notes.
  static func add(
    to options: inout SimulatorOptions, _ folders: AppFolders?, _ console: Console
  ) {
    guard let home else {
      return console.note("there is no Home screen: tactus-home is not built")
    }
    options.home = SimulatedApp(program: home)
    options.alerts = alerts.map { SimulatedApp(program: $0) }
    options.localizedStoredApp = { app, language in
      var localized = app.localized(in: [language])
      localized.dataPath = container(of: app, in: folders)?.path ?? ""
      return localized
    }
    options.programOfStoredApp = { app in
      // An example is stored, too, and its program is that of the options; the app of an earlier
      // simulator is where it was built (HomeScreen.S10).
      let isInstalled = folders.map { app.bundlePath.hasPrefix($0.bundles + "/") } ?? false
      guard isInstalled || isBuiltApp(app),
        let program = try? AppProgram(program: app.executablePath, bundle: app.bundlePath)
      else { return nil }
      return SimulatedApp(program: program, container: container(of: app, in: folders))
    }
    options.programOfCustomKeyboard = { app, identifier, variables in
      // The keyboards of an app that was built here are beside its program.
      let products = AppProgram.folder(of: app.executablePath)
      let keyboards =
        BundledKeyboard.all(in: app.bundlePath, appName: app.name)
        + BundledKeyboard.all(in: products, appName: app.name)
      guard let bundled = keyboards.first(where: { $0.keyboard.identifier == identifier }),
        let program = try? AppProgram(program: bundled.executablePath, bundle: bundled.bundlePath)
      else { return nil }
      return SimulatedApp(
        program: program, container: container(of: app, in: folders)?.ofExtension(identifier),
        variables: variables)
    }
    let all = included(folders, [options.settings.language], console)
    options.installedApps += all.apps
    options.dockApps = all.dock
  }

  /// Returns the apps that come with a phone, and those of them that are in the dock
  /// (HomeScreen.S1, HomeScreen.S11).
  static func included(
    _ folders: AppFolders?, _ languages: [String], _ console: Console?
  ) -> (apps: [SimulatedInstallation], dock: [BundleIdentifier]) {
    var apps: [SimulatedInstallation] = []
    var dock = [settingsDescription.identifier, healthDescription.identifier]
    if let settings {
      apps.append(
        SimulatedInstallation(settingsDescription, program: SimulatedApp(program: settings)))
    }
    if let health = program("tactus-health", "/dev/null") {
      apps.append(
        SimulatedInstallation(healthDescription, program: SimulatedApp(program: health)))
    }
    if let printCenter {
      apps.append(
        SimulatedInstallation(
          printCenterDescription, program: SimulatedApp(program: printCenter)))
    }
    for example in examples {
      let folder = TactusPackage.examples.map { "\($0)/\(example.folder)" }
      guard let program = program(example.program, folder ?? "/dev/null", languages, console) else {
        continue
      }
      for note in program.bundle.notes { console?.warn(note.message) }
      guard
        var description = program.bundle.description(
          bundlePath: program.bundle.folder, executablePath: program.path)
      else { continue }
      let container = container(of: description, in: folders)
      description.dataPath = container?.path ?? ""
      if example.isInDock { dock.append(description.identifier) }
      apps.append(
        SimulatedInstallation(
          description, program: SimulatedApp(program: program, container: container)))
    }
    return (apps, dock)
  }

  /// Installs an app on a phone with a Home screen, where it stays as other apps do
  /// (HomeScreen.S10).
  ///
  /// - Parameters:
  ///   - program: The app.
  ///   - variables: Further variables of its process.
  ///   - options: The options of the simulator.
  ///   - folders: The folders of the phone, for the data of the app; `nil` for the user's folders.
  /// - Returns: The program that the simulator starts.
  static func install(
    _ program: AppProgram, _ variables: [String: String], on options: inout SimulatorOptions,
    _ folders: AppFolders?
  ) -> SimulatedApp {
    guard options.home != nil,
      var description = program.bundle.description(
        bundlePath: WorkingFolder.real(program.bundle.folder) ?? program.bundle.folder,
        executablePath: WorkingFolder.real(program.path) ?? program.path)
    else { return SimulatedApp(program: program, variables: variables) }
    let container = container(of: description, in: folders)
    description.dataPath = container?.path ?? ""
    description.keyboards = program.keyboards.map(\.keyboard)
    options.programDescription = description
    return SimulatedApp(program: program, container: container, variables: variables)
  }

  /// Adds the screen keyboard to a simulator, if it is there.
  static func addKeyboard(to options: inout SimulatorOptions) {
    options.keyboard = keyboard.map { SimulatedApp(program: $0) }
  }

  /// The identity of the Home screen.
  static let homeIdentity = ClientIdentity(
    .home, BundleIdentifier(prefix: "org.tactus", name: "Home"))

  /// The Settings app, which cannot be deleted.
  static let settingsDescription = AppDescription(
    identifier: BundleIdentifier(prefix: "org.tactus", name: "Settings"), name: "Settings",
    urlSchemes: ["app-settings"], isSystemApp: true)

  /// The Health app, which cannot be deleted.
  static let healthDescription = AppDescription(
    identifier: BundleIdentifier(prefix: "org.tactus", name: "Health"), name: "Health",
    urlSchemes: ["x-apple-health"], isSystemApp: true)

  /// Print Center, which the phone shows while there are print jobs (Printing.PC1).
  static let printCenterDescription = AppDescription(
    identifier: Phone.printCenter, name: "Print Center", isSystemApp: true)

  /// The program of Print Center; `nil` if it is not beside this one.
  static var printCenter: AppProgram? { program("tactus-print-center", "/dev/null") }

  /// The program of the Settings app; `nil` if it is not beside this one.
  static var settings: AppProgram? { program("tactus-settings", "/dev/null") }

  /// The identity of the program that shows the phone's questions.
  static let alertsIdentity = ClientIdentity(
    .overlay, BundleIdentifier(prefix: "org.tactus", name: "Alerts"))

  /// The program that shows the phone's questions: a part of the Home screen's program.
  static var alerts: AppProgram? {
    var program = home
    program?.arguments = ["--alerts"]
    return program
  }

  /// The identity of the screen keyboard's program.
  static let keyboardIdentity = ClientIdentity(
    .keyboard, BundleIdentifier(prefix: "org.tactus", name: "Keyboard"))

  /// The program of the screen keyboard: a part of the Home screen's program.
  static var keyboard: AppProgram? {
    var program = home
    program?.arguments = ["--keyboard"]
    return program
  }

  /// The program of the Home screen; `nil` if it is not beside this one.
  static var home: AppProgram? { program("tactus-home", "/dev/null") }

  /// Builds a program that is not beside this one, from the package that this program belongs to.
  ///
  /// - Throws: `CommandFailure` if there is no package, or the build fails.
  static func built(_ name: String) throws -> AppProgram {
    try TactusPackage().build([name], called: name)
    guard let program = program(name, "/dev/null") else {
      throw CommandFailure(
        .serviceMissing, "\(name) is not beside this command",
        hint: "Build it: Scripts/build-command \(name)")
    }
    return program
  }

  // MARK: Internals

  /// Returns the folder with an app's data, which is created if it is missing.
  private static func container(
    of app: AppDescription, in folders: AppFolders?
  ) -> AppContainer? { try? folders?.container(of: app.identifier) }

  /// The example apps: the program, the folder in `Examples`, and whether the icon is in the dock
  /// (HomeScreen.S11).
  private static let examples = [
    (program: "Scale", folder: "Scale", isInDock: false),
    (program: "Mail", folder: "Mail", isInDock: true),
    (program: "PhotosApp", folder: "Photos", isInDock: true),
    (program: "HapticsApp", folder: "Haptics", isInDock: false),
    (program: "TouchCanvas", folder: "TouchCanvas", isInDock: false),
    (program: "HealthRun", folder: "HealthRun", isInDock: false),
  ]

  /// Returns whether a stored app is one that lies where it was built, and not an example.
  private static func isBuiltApp(_ app: AppDescription) -> Bool {
    let own = WorkingFolder.real("/proc/self/exe").map(AppProgram.folder(of:)) ?? ""
    return !app.isSystemApp && app.executablePath.hasPrefix("/")
      && AppProgram.folder(of: app.executablePath) != own && access(app.executablePath, X_OK) == 0
  }

  /// Returns a program beside this one, with the folder of its property list.
  ///
  /// A damaged property list is a warning.
  private static func program(
    _ name: String, _ folder: String, _ languages: [String] = ["en"], _ console: Console? = nil
  ) -> AppProgram? {
    guard let own = WorkingFolder.real("/proc/self/exe") else { return nil }
    let path = own.split(separator: "/").dropLast().map(String.init) + [name]
    let file = "/" + path.joined(separator: "/")
    guard access(file, X_OK) == 0 else { return nil }
    do throws(BundleError) {
      return try AppProgram(program: file, bundle: folder, languages: languages)
    } catch {
      console?.warn("\(name) is not installed: \(error)")
      return nil
    }
  }
}

import Glibc
import TactusAppBundles
import TactusCommandKit
import TactusInstalledApps
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
  ///   - folder: A folder for temporary files.
  ///   - console: The console for notes.
  static func add(to options: inout SimulatorOptions, _ folder: String, _ console: Console) {
    guard let home = program("tactus-home", folder, console) else {
      return console.note("there is no Home screen: tactus-home is not built")
    }
    options.home = home
    for example in examples {
      guard let program = program(example.program, folder, console) else { continue }
      guard let description = description(of: example, program, console) else { continue }
      options.installedApps.append(SimulatedInstallation(description, program: program))
    }
  }

  // MARK: Internals

  /// The example apps: the program, the folder in `Examples`, and the name below the icon.
  private static let examples = [
    (program: "Scale", folder: "Scale"), (program: "HapticsApp", folder: "Haptics"),
    (program: "TouchCanvas", folder: "TouchCanvas"),
  ]

  /// Returns a program beside this one.
  private static func program(
    _ name: String, _ folder: String, _ console: Console
  ) -> SimulatedApp? {
    guard let own = WorkingFolder.real("/proc/self/exe") else { return nil }
    let path = own.split(separator: "/").dropLast().map(String.init) + [name]
    let file = "/" + path.joined(separator: "/")
    guard access(file, X_OK) == 0 else { return nil }
    return (try? AppProgram(file, log: "\(folder)/build.txt", console: console)).map(
      SimulatedApp.init)
  }

  private static func description(
    of example: (program: String, folder: String), _ program: SimulatedApp, _ console: Console
  ) -> AppDescription? {
    let source = (try? TactusPackage().path).map { "\($0)/Examples/\(example.folder)" }
    do throws(BundleError) {
      let bundle = try AppBundle(source ?? "", product: example.program)
      for note in bundle.notes { console.warn(note.message) }
      return bundle.description(bundlePath: source ?? "", executablePath: program.program.path)
    } catch {
      console.warn(error.message)
      return nil
    }
  }
}

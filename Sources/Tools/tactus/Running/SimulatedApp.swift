import Glibc
import TactusAppDatabase
import TactusCommandKit
import TactusPhone
import TactusSimulator

/// An app's program for the simulator.
struct SimulatedApp: SimulatedProgram {
  let program: AppProgram
  /// The folder with the app's data; `nil` for an app that uses the user's folders.
  var container: AppContainer?
  /// Further variables of the process.
  var variables: [String: String] = [:]

  var name: String { program.name }

  func start(
    onPhoneAt socket: String, settings: PhoneSettings, output: String
  ) throws(SimulatorError) -> any SimulatedProcess {
    let child = AppProcess(
      program, onPhoneAt: socket, settings: settings,
      container: (container?.variables ?? [:]).merging(variables) { $1 },
      isTimeVirtual: false, output: output)
    guard let child else {
      throw SimulatorError(String(cString: strerror(errno)))
    }
    return RunningApp(child)
  }

  private final class RunningApp: SimulatedProcess {
    private let child: AppProcess

    init(_ child: AppProcess) { self.child = child }

    func ending() -> String? { child.ending() }

    func suspend(_ isSuspended: Bool) { child.suspend(isSuspended) }

    var residentBytes: Int? { child.residentBytes }

    func end() {
      // A stopped process does not handle the request to end.
      child.suspend(false)
      child.end(within: 0)
    }
  }
}

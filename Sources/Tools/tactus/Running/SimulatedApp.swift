import Glibc
import TactusCommandKit
import TactusSimulator

/// An app's program for the simulator.
struct SimulatedApp: SimulatedProgram {
  let program: AppProgram

  var name: String { program.name }

  func start(
    onPhoneAt socket: String, output: String
  ) throws(SimulatorError) -> any SimulatedProcess {
    // The phone plays, not the app's own devices.
    let variables = ["TACTUS_PHONE": socket, "TACTUS_ACTUATORS": "", "TACTUS_HAPTIC_LOG": ""]
    guard let child = ChildProcess([program.path], variables: variables, output: output) else {
      throw SimulatorError(String(cString: strerror(errno)))
    }
    return Running(child)
  }

  private final class Running: SimulatedProcess {
    private let child: ChildProcess

    init(_ child: ChildProcess) { self.child = child }

    func ending() -> String? { child.ending()?.message }

    func end() { child.end(within: 0) }
  }
}

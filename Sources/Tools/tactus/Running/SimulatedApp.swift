import CommandKit
import Glibc
import Simulator

/// An app's program, for a phone in a browser.
struct SimulatedApp: SimulatedProgram {
  let program: AppProgram

  var name: String { program.name }

  func start(
    onPhoneAt socket: String, output: String
  ) throws(SimulatorFailure) -> any SimulatedProcess {
    // What the app would otherwise do with the machine's devices is the phone's to do.
    let variables = ["TACTUS_PHONE": socket, "TACTUS_ACTUATORS": "", "TACTUS_HAPTIC_LOG": ""]
    guard let child = ChildProcess([program.path], variables: variables, output: output) else {
      throw SimulatorFailure(String(cString: strerror(errno)))
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

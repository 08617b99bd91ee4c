import Glibc
import TactusCommandKit
import TactusPhone
import TactusSimulator

/// An app's program for the simulator.
struct SimulatedApp: SimulatedProgram {
  let program: AppProgram

  var name: String { program.name }

  func start(
    onPhoneAt socket: String, settings: PhoneSettings, output: String
  ) throws(SimulatorError) -> any SimulatedProcess {
    guard let child = AppProcess(program, onPhoneAt: socket, settings: settings, output: output)
    else {
      throw SimulatorError(String(cString: strerror(errno)))
    }
    return Running(child)
  }

  private final class Running: SimulatedProcess {
    private let child: AppProcess

    init(_ child: AppProcess) { self.child = child }

    func ending() -> String? { child.ending() }

    func suspend(_ isSuspended: Bool) { child.suspend(isSuspended) }

    func end() { child.end(within: 0) }
  }
}

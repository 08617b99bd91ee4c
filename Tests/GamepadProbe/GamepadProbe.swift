import Glibc
import Synchronization
import TactusGamepadDriver
import TactusPhoneHardware

/// A program that prints the changes of gamepads, as many as its argument says.
@main
enum GamepadProbe {
  private static let rest = Atomic(Int(CommandLine.arguments.last ?? "") ?? 1)

  static func main() {
    GamepadMonitor.start(onError: { print("error: \($0.message)") }) { change in
      print(line(change))
      if rest.subtract(1, ordering: .relaxed).newValue == 0 { exit(0) }
    }
    while true { pause() }
  }

  private static func line(_ change: GamepadChange) -> String {
    switch change {
    case .arrived(let pad):
      "arrived: \(pad.title), \(pad.kind), \(pad.controls.count) controls, \(pad.motors ?? "-")"
    case .departed: "departed"
    case .moved(_, let values):
      "moved: "
        + values.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    case .charged(_, let battery): "charged: \(battery.level)"
    }
  }
}

import Foundation
import Glibc
import PhoneTesting
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport

/// A keyboard extension in a process of its own, for a simulated phone.
@MainActor
final class KeyboardProcess {
  /// The keyboard.
  static let keyboard = CustomKeyboard(
    identifier: BundleIdentifier(prefix: "example.Typing", name: "Keyboard"), name: "Typing",
    appName: "Typing")

  /// The processes that were started, the last one last.
  private(set) var processes: [Process] = []
  /// Called after the start of a process, before it has joined.
  var onStart: (Process) -> Void = { _ in }

  /// Lets a phone start the program for its keyboard.
  ///
  /// - Parameters:
  ///   - phone: The phone.
  ///   - fault: The fault of the program; nil for none.
  init(on phone: SimulatedPhone, fault: String? = nil) throws {
    try phone.use(Self.keyboard, nil)
    let lockstep = phone.lockstep
    lockstep.runCustomKeyboard = { [weak self, unowned lockstep] identifier in
      MainActor.assumeIsolated { self?.start(identifier, on: lockstep, fault: fault) }
    }
  }

  /// Kills the last process, and waits until the phone has noticed it.
  func kill(on phone: SimulatedPhone) {
    guard let process = processes.last else { return }
    let program = phone.lockstep.host.state.customKeyboardProgram
    if process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    if let program {
      _ = phone.lockstep.waitForDisconnect(of: program, atMost: .seconds(60))
    }
  }

  /// Ends all processes.
  func end() {
    for process in processes where process.isRunning {
      Glibc.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  // MARK: Internals

  private func start(
    _ identifier: BundleIdentifier, on phone: LockstepPhone, fault: String?
  ) {
    do {
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "typing-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.appending(path: "keys.sock").path
      let listener = try phone.host.listen(
        at: SocketAddress(path), as: ClientIdentity(.keyboardExtension, identifier))
      defer { listener.close() }
      let process = Process()
      process.executableURL = FinishedProcess.builtTactus.deletingLastPathComponent()
        .appending(path: "TypingKeyboard")
      process.environment = ProcessInfo.processInfo.environment.merging([
        "TACTUS_PHONE": path, "TACTUS_ACTUATORS": "", "TACTUS_HAPTIC_LOG": "",
        "TACTUS_FULL_ACCESS": "0", "TYPING_KEYBOARD": fault ?? "",
      ]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      processes.append(process)
      onStart(process)
      let app = phone.waitForApp(atMost: .seconds(120)) { process.isRunning }
      if app == nil { phone.host.send(.customKeyboardEnded(identifier, "it has ended")) }
    } catch {
      phone.host.send(.customKeyboardEnded(identifier, "\(error)"))
    }
  }
}

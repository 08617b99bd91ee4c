import TactusPhone
import TactusPhoneLink

/// A program that the phone has launched: the Home screen or an installed app.
///
/// It has a socket of its own, so that the phone knows which program has connected (HomeScreen.C1).
final class LaunchedProgram {
  /// The process.
  let process: any SimulatedProcess
  /// The output of the process.
  var tail: OutputTail
  /// Whether the phone has warned of the program's use of memory.
  var isWarned = false
  /// The path of the file with the output.
  let output: String
  private let listener: SocketListener

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - listener: Accepts the connection of the program, with its identity.
  ///   - settings: The settings of the phone.
  ///   - output: The path of a file for its output.
  ///   - limit: The largest size of that file in bytes.
  /// - Throws: `SimulatorError` if it cannot be started.
  init(
    _ program: any SimulatedProgram, on listener: SocketListener, settings: PhoneSettings,
    output: String, limit: Int
  ) throws(SimulatorError) {
    self.listener = listener
    self.output = output
    process = try program.start(
      onPhoneAt: listener.address.path, settings: settings, output: output)
    tail = OutputTail(output, limit: limit)
  }

  /// Ends the process, and removes the socket.
  func end() {
    process.end()
    stopListening()
    tail.close()
  }

  /// Removes the socket once the program has connected, so that nobody else can use it.
  func stopListening() { listener.close() }
}

import TactusPhone

/// An app that can be started repeatedly.
public protocol SimulatedProgram: Sendable {
  /// The name of the app for the user.
  var name: String { get }

  /// Starts the app with the socket of a phone.
  ///
  /// - Parameters:
  ///   - socket: The socket's path.
  ///   - settings: The settings of the phone.
  ///   - output: The path of the file for the app's output, which is replaced.
  /// - Throws: `SimulatorError` with a message for the user.
  func start(
    onPhoneAt socket: String, settings: PhoneSettings, output: String
  ) throws(SimulatorError) -> any SimulatedProcess
}

/// An app that can be started, again and again.
public protocol SimulatedProgram: Sendable {
  /// What people call it.
  var name: String { get }

  /// Starts it, as an app of the phone at a socket.
  ///
  /// - Parameters:
  ///   - socket: The socket's path.
  ///   - output: The path of a file for what it says, which is made new.
  /// - Throws: Why it cannot be started, in words for people.
  func start(onPhoneAt socket: String, output: String) throws(SimulatorFailure)
    -> any SimulatedProcess
}

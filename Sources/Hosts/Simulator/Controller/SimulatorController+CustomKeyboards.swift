import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

// Keyboards of apps, each in a process of its own (Keyboards.CU4).
extension SimulatorController {
  /// Starts the program of a keyboard of an app.
  func startCustomKeyboard(_ identifier: BundleIdentifier) {
    customKeyboard?.program.end()
    customKeyboard = nil
    let app = host.library.records.values.map(\.description).first { app in
      app.keyboards.contains { $0.identifier == identifier }
    }
    guard let app,
      let program = options.programOfCustomKeyboard(
        app, identifier, host.state.variables(ofKeyboard: identifier))
    else {
      return host.send(.customKeyboardEnded(identifier, "its program is not known"))
    }
    do throws(SimulatorError) {
      customKeyboard = (
        identifier, try start(program, as: ClientIdentity(.keyboardExtension, identifier))
      )
    } catch {
      host.send(.customKeyboardEnded(identifier, error.message))
    }
  }

  /// Ends the process of a keyboard of an app.
  func endCustomKeyboard(_ identifier: BundleIdentifier) {
    guard customKeyboard?.identifier == identifier else { return }
    customKeyboard?.program.end()
    customKeyboard = nil
  }

  /// Reads the output of the keyboard's program, and checks whether it has ended.
  func pollCustomKeyboard() {
    guard let (identifier, program) = customKeyboard else { return }
    let ending = program.process.ending()
    let lines = program.tail.read(isOver: ending != nil)
    if !lines.isEmpty { broadcast(PageMessages.output(lines)) }
    guard let ending else { return }
    program.end()
    customKeyboard = nil
    // The phone notices the end of a program that has joined by itself.
    if host.state.launchingCustomKeyboard == identifier {
      host.send(.customKeyboardEnded(identifier, ending))
    }
  }
}

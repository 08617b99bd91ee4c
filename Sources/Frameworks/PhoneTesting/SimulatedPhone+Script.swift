import TactusPhone
import TactusPhoneHost
import TactusPhoneScript

extension SimulatedPhone {
  /// Runs a script, such as one for `tactus run` or the recording of a live session.
  ///
  /// - Parameters:
  ///   - script: The steps; their expectations are checked.
  ///   - keep: Called with each snapshot of the script.
  /// - Throws: `SourceTextError` with the position of the first step that fails, or of the first
  ///   expectation that is not met; errors of `keep`.
  public func perform(
    _ script: PhoneScript, keep: @escaping (ScriptRun.Snapshot) throws -> Void = { _ in }
  ) throws {
    try ScriptRun(phone, showHome: { [unowned self] in _ = home }, keep: keep).run(script)
  }

  /// Runs a script that is given as a string, one step per line: `phone.perform(script: #"{"shake":
  /// true}"#)`.
  ///
  /// - Throws: As for a script that was read, with positions in the string.
  public func perform(script text: String) throws {
    try perform(PhoneScript(text: text))
  }
}

import Phone
import PhoneInProcess
import PhoneScript

extension SimulatedPhone {
  /// Does what a script says: one that `tactus run` takes, or that a live session was recorded as.
  ///
  /// - Parameters:
  ///   - script: The steps; what they expect is expected.
  ///   - keep: Gets each snapshot that the script takes.
  /// - Throws: `UnreadableText` with the place of the first step that cannot be done, or of the first
  ///   expectation that is not met; what `keep` throws.
  public func perform(
    _ script: PhoneScript, keep: @escaping (ScriptRun.Snapshot) throws -> Void = { _ in }
  ) throws {
    try ScriptRun(phone, keep: keep).run(script)
  }
}

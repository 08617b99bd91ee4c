import TactusJSON

extension StepReader {
  /// Reads a step that begins or ends an interruption of the apps' sound (AudioSession.AS8).
  static func interruption(
    _ word: String, _ object: StepObject
  ) throws(SourceTextError) -> ScriptStep.Action {
    if word == "call" {
      guard let call = try object.choice(word, of: Call.self) else {
        throw object.error("expected “call”")
      }
      return .set([.call(call == .ring)])
    }
    guard let isOn = try object.flag(word) else { throw object.error("expected “\(word)”") }
    return .set([word == "alarm" ? .alarm(isOn) : .assistant(isOn)])
  }

  /// The states of a call.
  private enum Call: String, CaseIterable {
    /// It rings on the whole screen, which interrupts apps like the call itself.
    case ring
    /// It ends, or was refused.
    case end
  }
}

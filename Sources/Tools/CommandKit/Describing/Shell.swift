/// The supported shells.
public enum Shell: String, Sendable, CaseIterable {
  /// The GNU shell.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish

  /// Returns the completion script of a program.
  public func completionScript(for program: Program) -> String {
    switch self {
    case .bash: BashCompletion(program).script
    case .zsh: ZshCompletion(program).script
    case .fish: FishCompletion(program).script
    }
  }
}

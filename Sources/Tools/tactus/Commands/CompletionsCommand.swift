import TactusCommandKit

/// `tactus completions`: prints the completion script of a shell.
enum CompletionsCommand {
  static let shell = Operand<Shell>.choice("SHELL", help: "The shell to complete for.")

  static let command = Command(
    "completions",
    abstract: "Print the completion script of a shell.",
    discussion: """
      The shell then completes commands, options, option values, and files of the types that a \
      command reads.
      """,
    examples: [
      Example(
        "source <(tactus completions bash)",
        "Enables completion in this bash; add it to ~/.bashrc for all."),
      Example(
        "tactus completions zsh > ~/.zfunc/_tactus",
        "Enables completion in zsh, if ~/.zfunc is in fpath."),
      Example(
        "tactus completions fish > ~/.config/fish/completions/tactus.fish",
        "Enables completion in fish."),
    ],
    operands: [shell]
  ) { arguments, console in
    console.output.write(arguments[shell].completionScript(for: TactusProgram.program))
    return .success
  }
}

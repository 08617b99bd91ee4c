import CommandKit

/// `tactus completions`: the script by which a shell completes this program's command lines.
enum CompletionsCommand {
  static let shell = Operand<Shell>.choice("SHELL", help: "The shell to complete for.")

  static let command = Command(
    "completions",
    abstract: "Print the completion script of a shell.",
    discussion: """
      The shell then completes commands, options, the values that options take, and files of the \
      kinds that a command reads.
      """,
    examples: [
      Example(
        "source <(tactus completions bash)",
        "Completes in this bash; in ~/.bashrc the line works for all."),
      Example(
        "tactus completions zsh > ~/.zfunc/_tactus",
        "Completes in zsh, where ~/.zfunc stands in fpath."),
      Example(
        "tactus completions fish > ~/.config/fish/completions/tactus.fish", "Completes in fish."),
    ],
    operands: [shell]
  ) { arguments, console in
    console.output.write(arguments[shell].completionScript(for: TactusProgram.program))
    return .success
  }
}

/// The output of `--help`.
struct HelpText {
  private let program: Program
  private let output: TextOutput
  private let layout: TextLayout

  /// The maximum width of prose in characters, because longer lines are hard to read.
  private static let maxWidth = 100

  /// Creates the help of a program for a stream, with its width and styles.
  init(program: Program, _ output: TextOutput) {
    self.program = program
    self.output = output
    layout = TextLayout(width: min(output.width, Self.maxWidth))
  }

  /// Returns the help of the whole program.
  func overview() -> String {
    var text = layout.wrap(program.abstract) + "\n"
    text += heading("Usage") + "  \(program.name) COMMAND [OPTION…] [FILE…]\n\n"
    text += heading("Commands") + columns(program.commands.map { ($0.name, $0.abstract) }) + "\n"
    text += heading("Options") + columns([Option.help, .version].map { row(of: $0.declaration) })
    return text + "\n" + layout.wrap("'\(program.name) COMMAND --help' describes a command.")
  }

  /// Returns the help of one command.
  func text(for command: Command) -> String {
    var text = layout.wrap(command.abstract) + "\n"
    text += heading("Usage") + "  \(CommandUsage.line(of: command, in: program))\n\n"
    if !command.discussion.isEmpty { text += layout.wrap(command.discussion) + "\n" }
    if !command.operands.isEmpty {
      let rows = command.operands.map { row(of: $0.declaration) }
      text += heading("Operands") + columns(rows) + "\n"
    }
    text += heading("Options") + columns(command.allOptions.map(row)) + "\n"
    if !command.examples.isEmpty {
      text += heading(command.examples.count == 1 ? "Example" : "Examples")
      for example in command.examples {
        text += "  \(output.styled(example.line, .cyan))\n"
        text += layout.wrap(example.explanation, indent: 6)
      }
      text += "\n"
    }
    let statuses = command.allStatuses.map { ("\($0.rawValue)", $0.meaning) }
    return text + heading("Exit status") + columns(statuses)
  }

  // MARK: Internals

  private func heading(_ text: String) -> String { output.styled("\(text):", .bold) + "\n" }

  private func columns(_ rows: [(term: String, text: String)]) -> String {
    layout.columns(rows) { output.styled($0, .cyan) }
  }

  private func row(of option: OptionDeclaration) -> (term: String, text: String) {
    // Long names are aligned, even if only some options have a letter.
    let letter = option.short.map { "-\($0), " } ?? "    "
    return (letter + CommandUsage.term(of: option), CommandUsage.explanation(of: option))
  }

  private func row(of operand: OperandDeclaration) -> (term: String, text: String) {
    (operand.name, CommandUsage.explanation(of: operand))
  }
}

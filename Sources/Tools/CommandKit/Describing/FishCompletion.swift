/// The fish completion script of a program.
struct FishCompletion {
  private let program: Program

  init(_ program: Program) { self.program = program }

  /// The script, for `source`.
  var script: String {
    let name = program.name
    var lines = [
      "# Completion of \(name) for fish.",
      "# Try it with: \(name) completions fish | source",
      "",
      "complete -c \(name) -f",
    ]
    let outside = "-n __fish_use_subcommand"
    for command in program.commands {
      lines.append(
        "complete -c \(name) \(outside) -a \(command.name) -d \(quoted(command.abstract))")
    }
    lines.append("complete -c \(name) \(outside) -a help -d 'Show how to use a command.'")
    let names = quoted(program.commands.map(\.name).joined(separator: " "))
    lines.append("complete -c \(name) -n '__fish_seen_subcommand_from help' -a \(names)")
    for option in [Option.help, .version].map(\.declaration) {
      lines.append("complete -c \(name) \(outside) \(line(of: option))")
    }
    for command in program.commands {
      let inside = "complete -c \(name) -n '__fish_seen_subcommand_from \(command.name)'"
      lines += ["", "# \(name) \(command.name)"]
      lines += command.allOptions.map { "\(inside) \(line(of: $0))" }
      lines += command.operands.flatMap { offers($0.declaration.completion) }.map {
        "\(inside) \($0)"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Internals

  private func line(of option: OptionDeclaration) -> String {
    let letter = option.short.map { "-s \($0) " } ?? ""
    let value =
      option.valueName == nil ? "" : " -r " + offers(option.completion).joined(separator: " ")
    return "\(letter)-l \(option.name)\(value) -d \(quoted(option.help))"
  }

  private func offers(_ completion: ValueCompletion) -> [String] {
    var offers: [String] = []
    if !completion.words.isEmpty {
      offers.append("-a \(quoted(completion.words.joined(separator: " ")))")
    }
    if let extensions = completion.extensions {
      // Without a suffix, fish completes all files itself if allowed.
      if extensions.isEmpty { offers.append("-F") }
      offers += extensions.map { "-a \(quoted("(__fish_complete_suffix .\($0))"))" }
    }
    return offers
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : "\($1)" }
    return "'\(escaped)'"
  }
}

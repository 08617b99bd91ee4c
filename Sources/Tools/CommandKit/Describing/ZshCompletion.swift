/// The zsh completion script of a program.
struct ZshCompletion {
  private let program: Program

  init(_ program: Program) { self.program = program }

  /// The script, for a folder of `fpath`, with the name `_` and the program's name.
  var script: String {
    let name = program.name
    let commands = program.commands.map { command in
      "    \(quoted("\(command.name):\(escaped(command.abstract, ":"))"))\n"
    }.joined()
    return """
      #compdef \(name)
      # Completion of \(name) for zsh.
      # Try it with: source <(\(name) completions zsh)

      _\(name)() {
        local context state state_descr line curcontext="$curcontext"
        typeset -A opt_args
        local -a commands=(
      \(commands)\
        )
        _arguments -C \\
          '(- *)'{-h,--help}'[Show this help.]' \\
          '(- *)--version[Show the version.]' \\
          '1:command:->command' \\
          '*::operand:->operand'
        case $state in
          command) _describe -t commands command commands ;;
          operand)
            case $words[1] in
              help) _describe -t commands command commands ;;
      \(program.commands.map(arguments).joined())\
            esac
            ;;
        esac
      }

      # compinit loads the file as the function's body; source declares the function.
      if [[ $funcstack[1] == _\(name) ]]; then
        _\(name) "$@"
      else
        compdef _\(name) \(name)
      fi

      """
  }

  // MARK: Internals

  private func arguments(of command: Command) -> String {
    let specifications =
      command.allOptions.map(specification)
      + command.operands.map { specification(of: $0.declaration) }
    let lines = specifications.map { "            \($0)" }.joined(separator: " \\\n")
    return "        \(command.name))\n          _arguments -s -S \\\n\(lines)\n          ;;\n"
  }

  private func specification(of option: OptionDeclaration) -> String {
    let help = "[\(escaped(option.help, "[]"))]"
    let value = option.valueName.map { ":\(escaped($0, ":")):\(action(option.completion))" } ?? ""
    let sign = option.valueName == nil ? "" : "="
    guard let short = option.short else {
      return quoted((option.repeats ? "*" : "") + option.spelling + sign + help + value)
    }
    let group = option.repeats ? "'*'" : quoted("(-\(short) \(option.spelling))")
    let plus = option.valueName == nil ? "" : "+"
    return "\(group){-\(short)\(plus),\(option.spelling)\(sign)}\(quoted(help + value))"
  }

  private func specification(of operand: OperandDeclaration) -> String {
    let place = operand.repeats ? "*:" : (operand.least == 0 ? "::" : ":")
    return quoted("\(place)\(escaped(operand.name, ":")):\(action(operand.completion))")
  }

  private func action(_ completion: ValueCompletion) -> String {
    let words = completion.words.joined(separator: " ")
    guard let extensions = completion.extensions else { return words.isEmpty ? " " : "(\(words))" }
    let pattern = extensions.isEmpty ? "" : " -g \"*.(\(extensions.joined(separator: "|")))(-.)\""
    let files = "_files\(pattern)"
    return words.isEmpty ? files : "{compadd -- \(words); \(files)}"
  }

  private func escaped(_ text: String, _ characters: String) -> String {
    text.reduce(into: "") { $0 += characters.contains($1) || $1 == "\\" ? "\\\($1)" : "\($1)" }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

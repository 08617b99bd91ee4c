/// The bash completion script of a program.
struct BashCompletion {
  private let program: Program

  init(_ program: Program) { self.program = program }

  /// The script, for `source`.
  var script: String {
    let name = program.name
    return """
      # Completion of \(name) for bash.
      # Try it with: source <(\(name) completions bash)

      # Offers the words of $1 and, for each further argument, files with that extension; an empty
      # one stands for all files. Folders come with files.
      _\(name)_offer() {
        local words=$1 extension
        shift
        local -a found=()
        mapfile -t found < <(compgen -W "$words" -- "$current")
        if (($# > 0)); then
          compopt -o filenames 2>/dev/null
          mapfile -t -O "${#found[@]}" found < <(compgen -d -- "$current")
        fi
        for extension in "$@"; do
          mapfile -t -O "${#found[@]}" found < <(compgen -f -X "!*$extension" -- "$current")
        done
        mapfile -t COMPREPLY < <(((${#found[@]})) && printf '%s\\n' "${found[@]}" | sort -u)
      }

      _\(name)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local command='' index
        # Bash splits --name=value at the sign.
        if [[ $current == = ]]; then
          current=''
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          if [[ ${COMP_WORDS[index]} != -* ]]; then
            command=${COMP_WORDS[index]}
            break
          fi
        done
        case "$command $previous" in
      \(program.commands.map(values).joined())\
        esac
        case "$command $current" in
          ' '*) _\(name)_offer '\(topWords)' ;;
          'help '*) _\(name)_offer '\(program.commands.map(\.name).joined(separator: " "))' ;;
      \(program.commands.map(words).joined())\
        esac
      }

      complete -F _\(name) \(name)

      """
  }

  // MARK: Internals

  private var topWords: String {
    (program.commands.map(\.name) + ["help", "--help", "--version"]).joined(separator: " ")
  }

  /// Returns the lines for the values of a command's options.
  private func values(of command: Command) -> String {
    command.allOptions.filter { $0.valueName != nil }.map { option in
      let spellings = [option.spelling] + (option.short.map { ["-\($0)"] } ?? [])
      let patterns = spellings.map { "'\(command.name) \($0)'" }.joined(separator: " | ")
      return """
            \(patterns))
              \(offer(option.completion))
              return
              ;;

        """
    }.joined()
  }

  /// Returns the lines for a command's options and operands.
  private func words(of command: Command) -> String {
    let options = command.allOptions.map(\.spelling).joined(separator: " ")
    // Bash does not distinguish operands: the completions of all are offered together.
    let operands = command.operands.map(\.declaration.completion)
    let extensions = operands.compactMap(\.extensions)
    let all = ValueCompletion(
      words: operands.flatMap(\.words), isExhaustive: false,
      extensions: extensions.isEmpty ? nil : Array(extensions.joined()))
    return """
          '\(command.name) -'*) _\(program.name)_offer '\(options)' ;;
          '\(command.name) '*) \(offer(all)) ;;

      """
  }

  private func offer(_ completion: ValueCompletion) -> String {
    let words = "'\(completion.words.joined(separator: " "))'"
    var parts = ["_\(program.name)_offer", words]
    if let extensions = completion.extensions {
      parts += extensions.isEmpty ? ["''"] : extensions.map { "'.\($0)'" }
    }
    return parts.joined(separator: " ")
  }
}

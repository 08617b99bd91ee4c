/// The manual page of a program, in the language of `man`.
public struct ManualPage: Sendable {
  /// The whole page, as roff with the `man` macros.
  public let text: String

  /// Describes a program with all its commands.
  public init(_ program: Program) {
    var page = Page()
    page.macro("TH", program.name.uppercased(), "1", "", "\(program.name) \(program.version)")
    page.macro("SH", "NAME")
    page.line("\(program.name) - \(Self.title(of: program))")
    page.macro("SH", "SYNOPSIS")
    for command in program.commands {
      page.line(bold: CommandUsage.line(of: command, in: program))
      page.macro("br")
    }
    page.macro("SH", "DESCRIPTION")
    page.paragraphs(program.discussion.isEmpty ? program.abstract : program.discussion)
    page.macro("SH", "COMMANDS")
    for command in program.commands { Self.describe(command, of: program, on: &page) }
    page.macro("SH", "EXIT STATUS")
    for status in ExitStatus.allCases { page.item("\(status.rawValue)", status.meaning) }
    page.macro("SH", "ENVIRONMENT")
    page.item("NO_COLOR", "If set and not empty, output has no colors.")
    page.item("COLUMNS", "The line width in characters, instead of the terminal's.")
    text = page.text
  }

  // MARK: Internals

  /// Returns the abstract for the section `NAME`: without a capital and a full stop.
  private static func title(of program: Program) -> String {
    let abstract =
      program.abstract.hasSuffix(".") ? program.abstract.dropLast() : program.abstract[...]
    return abstract.prefix(1).lowercased() + abstract.dropFirst()
  }

  private static func describe(_ command: Command, of program: Program, on page: inout Page) {
    page.macro("SS", CommandUsage.line(of: command, in: program))
    page.paragraphs(command.abstract)
    page.paragraphs(command.discussion)
    for operand in command.operands.map(\.declaration) {
      page.item(operand.name, CommandUsage.explanation(of: operand))
    }
    for option in command.options.map(\.declaration) {
      let letter = option.short.map { "-\($0), " } ?? ""
      page.item(letter + CommandUsage.term(of: option), CommandUsage.explanation(of: option))
    }
    for example in command.examples {
      page.macro("PP")
      page.line(example.explanation)
      page.macro("PP")
      page.macro("RS")
      page.macro("EX")
      page.line(example.line)
      page.macro("EE")
      page.macro("RE")
    }
  }

  /// A page under construction.
  private struct Page {
    var text = ""

    mutating func macro(_ name: String, _ arguments: String...) {
      let quoted = arguments.map { " \"\(Self.escaped($0))\"" }.joined()
      text += ".\(name)\(quoted)\n"
    }

    mutating func line(_ line: String) { text += "\(Self.escaped(line))\n" }

    mutating func line(bold line: String) { text += "\\fB\(Self.escaped(line))\\fR\n" }

    mutating func paragraphs(_ prose: String) {
      for paragraph in prose.split(separator: "\n\n") {
        macro("PP")
        line(paragraph.split(whereSeparator: \.isNewline).joined(separator: " "))
      }
    }

    mutating func item(_ term: String, _ meaning: String) {
      macro("TP")
      line(bold: term)
      line(meaning)
    }

    /// Escapes characters with a special meaning: backslashes, hyphens that must stay hyphens,
    /// quotes that must stay straight, a dot at the start of a line, and everything beyond ASCII.
    private static func escaped(_ text: String) -> String {
      var result = ""
      for character in text {
        switch character {
        case "\\": result += "\\e"
        case "-": result += "\\-"
        case "'": result += "\\(aq"
        case "\"": result += "\\(dq"
        case "…": result += "..."
        case _ where character.isASCII: result.append(character)
        default:
          for scalar in character.unicodeScalars {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            result +=
              "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
          }
        }
      }
      return result.hasPrefix(".") ? "\\&" + result : result
    }
  }
}

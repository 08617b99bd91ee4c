import Glibc
import TactusTextFormatting

/// A command line program: its name, its commands, and a run of it.
public struct Program: Sendable {
  /// The name of the program.
  public let name: String
  /// The version, such as `1.2.0`.
  public let version: String
  /// The description, one sentence.
  public let abstract: String
  /// Paragraphs for the manual, separated by empty lines.
  public let discussion: String
  /// The commands, in the order of the help.
  public let commands: [Command]

  /// Declares a program.
  public init(
    name: String, version: String, abstract: String, discussion: String = "",
    commands: [Command]
  ) {
    self.name = name
    self.version = version
    self.abstract = abstract
    self.discussion = discussion
    self.commands = commands
  }

  /// Runs the program with the arguments of its process, and ends the process.
  public func main() -> Never {
    // Writing to a closed pipe is an error handled by `Console.finish`, and does not end the
    // process.
    signal(SIGPIPE, SIG_IGN)
    let console = Console.standard(program: name)
    // `CommandLine.arguments` would lose names that are not UTF-8.
    let words = CommandLine.unsafeArgv
    let arguments = (1..<max(1, Int(CommandLine.argc))).compactMap { words[$0] }
    exit(run(arguments.map { FileName.text(of: $0) }, console: console).rawValue)
  }

  /// Runs one command line.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - console: The streams for output.
  public func run(_ words: [String], console: Console) -> ExitStatus {
    do {
      return console.finish(try dispatch(words, console))
    } catch let error as UsageError {
      return console.finish(refuse(error, words, console))
    } catch let failure as CommandFailure {
      console.report(failure)
      return console.finish(failure.status)
    } catch {
      console.report(CommandFailure(.internalError, "\(error)"))
      return console.finish(.internalError)
    }
  }

  /// Returns the command with a name.
  ///
  /// - Throws: ``UsageError`` with the nearest name.
  public func command(named word: String) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.name == word }) { return command }
    let names = commands.map(\.name)
    throw UsageError(
      "unknown command '\(word)'", suggestion: Spelling.suggestion(for: word, among: names))
  }

  // MARK: Internals

  private func dispatch(_ words: [String], _ console: Console) throws -> ExitStatus {
    guard let first = words.first else { throw UsageError("a command is missing") }
    guard !first.hasPrefix("-") else { return try show(words, console) }
    if first == "help", !commands.contains(where: { $0.name == "help" }) {
      let topic = words.dropFirst().first { !$0.hasPrefix("-") }
      return try help(on: topic, console)
    }
    let command = try command(named: first)
    let read = try ParsedArguments(reading: Array(words.dropFirst()), for: command.allOptions)
    if read.options["help"] != nil { return try help(on: command.name, console) }
    if read.options["version"] != nil { return showVersion(console) }
    return try command.body(try Arguments(read, of: command), console)
  }

  /// Handles the options before any command: `--help` and `--version`.
  private func show(_ words: [String], _ console: Console) throws -> ExitStatus {
    let known = [Option.help.declaration, Option.version.declaration]
    let read = try ParsedArguments(reading: words, for: known)
    if read.options["version"] != nil { return showVersion(console) }
    return try help(on: read.options["help"] == nil ? read.operands.first : nil, console)
  }

  private func showVersion(_ console: Console) -> ExitStatus {
    console.print("\(name) \(version)")
    return .success
  }

  private func help(on topic: String?, _ console: Console) throws -> ExitStatus {
    let text = HelpText(program: self, console.output)
    console.output.write(
      try topic.map { text.text(for: try command(named: $0)) } ?? text.overview())
    return .success
  }

  private func refuse(_ error: UsageError, _ words: [String], _ console: Console) -> ExitStatus {
    let command = words.first.flatMap { word in commands.first { $0.name == word } }
    let topic = command.map { "\(name) \($0.name)" } ?? name
    console.report(
      CommandFailure(
        .usage, error.description, hint: "'\(topic) --help' shows what can be given."))
    return .usage
  }
}

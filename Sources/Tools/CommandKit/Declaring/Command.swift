/// One subcommand: its name, its arguments, and its implementation.
///
/// A subcommand is one file that declares a value. Help, shell completion, the manual page and
/// the reading of the command line all come from that value, so nothing is declared twice:
///
/// ```swift
/// import TactusCommandKit
///
/// /// `tactus tempo`: prints the tempo of a pattern.
/// enum TempoCommand {
///   static let file = Operand.file("FILE", extensions: ["ahap"], help: "The pattern.")
///   static let from = Option.number(
///     "from", value: "SECONDS", in: 0...3600, unit: "seconds", default: 0,
///     help: "Where to begin.")
///
///   static let command = Command(
///     "tempo",
///     abstract: "Say how fast a pattern ticks.",
///     discussion: "Counts the taps and divides by their span.",
///     examples: [Example("tactus tempo timer.ahap", "Prints taps a minute.")],
///     operands: [file],
///     options: [from, Option.json]
///   ) { arguments, console in
///     let path = arguments[file]  // a String: the operand is declared to be given once
///     let start = arguments[from]  // a Double, in 0...3600: reading has checked it
///     guard let tempo = try measure(path, from: start) else {
///       throw CommandFailure(.unreadableInput, "it has no taps", at: SourceLocation(path))
///     }
///     if arguments[Option.json] {
///       console.print(json: ["tapsPerMinute": .number(tempo)])
///     } else {
///       console.print("\(tempo) taps a minute")
///     }
///     return .success
///   }
/// }
/// ```
///
/// One more line in the program's list of commands, and `tactus tempo --help` works.
public struct Command: Sendable {
  /// The implementation of a command.
  ///
  /// It returns how it ended, or throws a ``CommandFailure``, which is printed and decides the
  /// exit status. Any other error is printed as an internal one.
  public typealias Body = @Sendable (Arguments, Console) throws -> ExitStatus

  /// The name of the command: lower case, without spaces.
  public let name: String
  /// One sentence that begins with a verb and ends with a full stop.
  public let abstract: String
  /// Paragraphs for the help and the manual, separated by empty lines; may be empty.
  public let discussion: String
  /// Example command lines, the most common first.
  public let examples: [Example]
  /// The operands, in order.
  public let operands: [any DeclaredOperand]
  /// The options; `--help` and `--version` are added automatically.
  public let options: [any DeclaredOption]
  /// The exit statuses of the command, besides success and wrong usage.
  public let statuses: [ExitStatus]
  let body: Body

  /// Declares a command.
  public init(
    _ name: String, abstract: String, discussion: String = "", examples: [Example] = [],
    operands: [any DeclaredOperand] = [], options: [any DeclaredOption] = [],
    statuses: [ExitStatus] = [], run body: @escaping Body
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.operands = operands
    self.options = options
    self.statuses = statuses
    self.body = body
  }

  /// All options that the command accepts, with the shared ones last.
  public var allOptions: [OptionDeclaration] {
    options.map(\.declaration) + [Option.help.declaration, Option.version.declaration]
  }

  /// All exit statuses for help and manual, in order of number.
  public var allStatuses: [ExitStatus] {
    Set(statuses + [.success, .usage]).sorted { $0.rawValue < $1.rawValue }
  }
}

import Glibc
import TactusCommandKit

/// The command line of a kitchen timer, with an option of every kind.
enum SampleProgram {
  enum Ring: String, CaseIterable, Sendable { case bell, buzzer, silent }

  static let minutes = Option.integer(
    "minutes", short: "m", value: "MINUTES", in: 1...90, unit: "minutes", default: 5,
    help: "How long to wait.")
  static let gain = Option.number(
    "gain", value: "DB", in: -60...20, unit: "dB", default: 0, help: "How loud.")
  static let ring = Option.choice(
    "ring", value: "SOUND", default: Ring.bell, help: "What rings at the end.")
  static let also = Option<[Ring]>.choices("also", value: "SOUND", help: "What rings besides.")
  static let names = Option.texts("name", value: "NAME", help: "What is cooking.")
  static let dishes = (1...40).map { "dish-\($0)" }
  static let dish = Option.texts("dish", value: "DISH", allowed: dishes, help: "What is on.")
  static let pot = Option.text(
    "pot", value: "POT", completion: .words(["pan", "wok"]), help: "What it cooks in.")
  static let log = Option.file("log", short: "o", extensions: ["log", "txt"], help: "Where to.")
  static let quiet = Option.flag("quiet", short: "q", help: "Do not tick.")
  static let limit = Option<Int?>.integer("limit", value: "N", in: 0...9, help: "Rings at most.")
  static let files = Operand.files("FILE", least: 0, extensions: ["ahap"], help: "What to play.")
  static let recipe = Operand.file("RECIPE", help: "What to cook.")

  /// Returns a command that sets the timer and passes its arguments to `body`.
  static func set(_ body: @escaping Command.Body) -> Command {
    Command(
      "set", abstract: "Set the timer.",
      discussion: "It ticks, and then it rings.\n\nA second paragraph.",
      examples: [Example("timer set --minutes 3", "Boils an egg.")], operands: [files],
      options: [minutes, gain, ring, also, names, dish, pot, log, quiet, limit, Option.json],
      statuses: [.unreadableInput], run: body)
  }

  static let cook = Command(
    "cook", abstract: "Cook a recipe.", operands: [recipe]
  ) { arguments, console in
    console.print(arguments[recipe])
    return .findings
  }

  static func program(_ body: @escaping Command.Body = { _, _ in .success }) -> Program {
    Program(
      name: "timer", version: "1.2.3", abstract: "Count down.", commands: [set(body), cook])
  }

  /// The output and the exit status of a run.
  struct Run {
    var status: ExitStatus
    var output: String
    var errors: String
  }

  /// Runs a command line with real files as its streams.
  static func run(
    _ words: String..., body: @escaping Command.Body = { _, _ in .success }
  ) -> Run {
    run(words, body: body)
  }

  /// Runs a command line with real files as its streams.
  static func run(
    _ words: [String], body: @escaping Command.Body = { _, _ in .success }
  ) -> Run {
    let (out, err) = (tmpfile(), tmpfile())
    defer { [out, err].compactMap { $0 }.forEach { fclose($0) } }
    guard let out, let err else { return Run(status: .internalError, output: "", errors: "") }
    let console = Console(
      output: TextOutput(descriptor: fileno(out)), errors: TextOutput(descriptor: fileno(err)),
      program: "timer")
    let status = program(body).run(words, console: console)
    return Run(status: status, output: content(of: out), errors: content(of: err))
  }

  private static func content(of file: UnsafeMutablePointer<FILE>) -> String {
    rewind(file)
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

@preconcurrency import CTactusGetopt
import Glibc
import Synchronization
import TactusTextFormatting

/// The command line, divided into options and operands by the C library, as text.
struct ParsedArguments {
  /// The texts of each option, by long name; a flag has an empty text for each occurrence.
  var options: [String: [String]] = [:]
  /// The positional arguments, in order.
  var operands: [String] = []

  /// The lock for `getopt_long`, which keeps its position in global variables.
  private static let lock = Mutex(())
  /// The first number of long options, beyond all letters.
  private static let firstNumber: Int32 = 0x100

  /// Divides the words after a command's name.
  ///
  /// The rules are the C library's: options and operands may be mixed, a long name may be
  /// abbreviated if it stays unique, `--` ends the options. Parsing stops at `--help` and
  /// `--version`, so that later words cannot be wrong.
  init(reading words: [String], for declarations: [OptionDeclaration]) throws(UsageError) {
    let result: Result<ParsedArguments, UsageError> = Self.lock.withLock { _ in
      var read = ParsedArguments()
      do throws(UsageError) {
        try read.scan(words, declarations)
        return .success(read)
      } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }

  private init() {}

  private mutating func scan(
    _ words: [String], _ declarations: [OptionDeclaration]
  ) throws(UsageError) {
    // The C library expects the program's name first, and moves operands to the end.
    var vector: [UnsafeMutablePointer<CChar>?] = (["tactus"] + words).map { strdup($0) } + [nil]
    var table = declarations.indices.map { Self.entry(declarations[$0], number: $0) } + [option()]
    defer {
      vector.forEach { free($0) }
      table.forEach { free(UnsafeMutableRawPointer(mutating: $0.name)) }
    }
    let count = Int32(words.count + 1)
    optind = 0  // glibc: reset the state of an earlier call
    opterr = 0
    let letters = Self.letters(of: declarations)
    while true {
      let code = getopt_long(count, &vector, letters, &table, nil)
      if code == -1 { break }
      let current = vector[Int(optind) - 1].map { String(cString: $0) } ?? ""
      if code == Self.questionMark || code == Self.colon {
        throw Self.error(code, current: current, declarations)
      }
      guard let declaration = Self.declaration(of: code, in: declarations) else { continue }
      let text = declaration.valueName == nil ? "" : optarg.map { String(cString: $0) } ?? ""
      options[declaration.name, default: []].append(text)
      if declaration.name == "help" || declaration.name == "version" { return }
    }
    operands = vector[Int(optind)..<Int(count)].compactMap { $0.map { String(cString: $0) } }
  }

  // MARK: Internals

  private static let questionMark = Int32(UInt8(ascii: "?"))
  private static let colon = Int32(UInt8(ascii: ":"))

  private static func entry(_ declaration: OptionDeclaration, number: Int) -> option {
    option(
      name: UnsafePointer(strdup(declaration.name)),
      has_arg: declaration.valueName == nil ? no_argument : required_argument,
      flag: nil, val: firstNumber + Int32(number))
  }

  /// Returns the one-letter options for `getopt_long`; the colon at the start requests a
  /// distinction between a missing value and an unknown option.
  private static func letters(of declarations: [OptionDeclaration]) -> String {
    declarations.reduce(":") { letters, declaration in
      guard let short = declaration.short else { return letters }
      return letters + "\(short)" + (declaration.valueName == nil ? "" : ":")
    }
  }

  private static func declaration(
    of code: Int32, in declarations: [OptionDeclaration]
  ) -> OptionDeclaration? {
    if code >= firstNumber { return declarations[Int(code - firstNumber)] }
    return declarations.first { $0.short?.asciiValue.map(Int32.init) == code }
  }

  private static func error(
    _ code: Int32, current: String, _ declarations: [OptionDeclaration]
  ) -> UsageError {
    let known = declaration(of: optopt, in: declarations)
    if code == colon, let known {
      return UsageError(
        "\(known.spelling): expected \(known.valueName ?? "a value"), found nothing")
    }
    if optopt >= firstNumber, let known {
      return UsageError("\(known.spelling) takes no value")
    }
    if optopt != 0 {
      // A byte of a non-ASCII character is meaningless; the whole word is shown.
      let isLetter = (0x21...0x7e).contains(optopt)
      let word = isLetter ? "-\(Character(UnicodeScalar(UInt8(optopt))))" : current
      return UsageError("unknown option '\(word)'")
    }
    let name = String(current.drop { $0 == "-" }.prefix { $0 != "=" })
    let fitting = declarations.filter { $0.name.hasPrefix(name) }.map(\.spelling)
    if fitting.count > 1 {
      return UsageError("'--\(name)' may be \(fitting.joined(separator: " or "))")
    }
    let nearest = Spelling.suggestion(for: name, among: declarations.map(\.name))
    return UsageError("unknown option '--\(name)'", suggestion: nearest.map { "--\($0)" })
  }
}

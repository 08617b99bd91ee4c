@preconcurrency import CGetopt
import Glibc
import Synchronization
import TextForms

/// The command line cut into options and operands by the C library, still as texts.
struct ArgumentWords {
  /// The texts given to each option, by its long name; a flag has one empty text a mention.
  var options: [String: [String]] = [:]
  /// What stands without a dash, in order.
  var operands: [String] = []

  /// `getopt_long` keeps its place in global variables, so only one may read at a time.
  private static let turn = Mutex(())
  /// Where the numbers of long options begin, beyond all letters.
  private static let firstNumber: Int32 = 0x100

  /// Cuts up the words that follow a command's name.
  ///
  /// The rules are the C library's: options and operands may mix, a long name may be cut short
  /// while it stays unique, `--` ends the options. Reading ends early at `--help` and
  /// `--version`, so that what comes after them cannot be wrong.
  init(reading words: [String], for declarations: [OptionDeclaration]) throws(UsageError) {
    let result: Result<ArgumentWords, UsageError> = Self.turn.withLock { _ in
      var read = ArgumentWords()
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
    // The C library wants the program's name first, and moves operands to the end.
    var vector: [UnsafeMutablePointer<CChar>?] = (["tactus"] + words).map { strdup($0) } + [nil]
    var table = declarations.indices.map { Self.entry(declarations[$0], number: $0) } + [option()]
    defer {
      vector.forEach { free($0) }
      table.forEach { free(UnsafeMutableRawPointer(mutating: $0.name)) }
    }
    let count = Int32(words.count + 1)
    optind = 0  // glibc: forget everything about an earlier reading
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

  /// The one-letter options as `getopt_long` wants them; the colon first asks it to tell a
  /// missing value from an unknown option.
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
      // The byte of a letter beyond ASCII says nothing; the whole word does.
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

import Foundation
import TestSupport
import Testing

/// Tests the tables that declarations are made of, and what the generator says about mistakes in
/// them.
@Suite struct DeclarationTableTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs the generator for a table.
  private func run(_ table: String) throws -> FinishedProcess {
    let tool = FinishedProcess.builtTactus.deletingLastPathComponent()
      .appending(path: "generate-tables").path
    return try FinishedProcess(tool, ["--table", table, folder.url.path], in: folder.url)
  }

  @Test("A name becomes a declaration with its documentation and its raw value")
  func names() throws {
    let table = """
      # Rings.
      import Foundation

      enum Ring: Int, Sendable\tThe rings of a timer.\t- Source: a guess.
      \tonce\t1\tRings once.
      \tagain\t-\tRings again.
      \talways\t= .again\tThe older name.

      options Timer.Lamps: UInt, Sendable\tThe lamps.
      \tred\t1 << 0\tThe red one.
      \tboth\t[.red]

      error TimerError: TimerErrorDomain, .unknown\tAn error.
      \tunknown\t4\tThe cause is unknown.

      constants: Int
      \t@available(*, deprecated)
      \tkRings\t3\tThe rings.
      \tkName: String\t"Timer"
      """
    try folder.write(table, to: "Names/Timer.tsv")
    let run = try run("Names/Timer.tsv")
    #expect(run.status == 0, "\(run.errorText)")
    let expected = [
      "import Foundation\n",
      "/// The rings of a timer.\n///\n/// - Source: a guess.\npublic enum Ring: Int, Sendable {\n",
      "  /// Rings once.\n  case once = 1\n  /// Rings again.\n  case again\n",
      "  /// The older name.\n  public static let always = Self.again\n}\n",
      "extension Timer {\n  /// The lamps.\n  public struct Lamps: OptionSet, Sendable {\n",
      "    public static let red = Self(rawValue: 1 << 0)\n",
      "    public static let both: Self = [.red]\n",
      "public struct TimerError: _StoredError, Sendable {\n",
      "    /// The cause is unknown.\n    case unknown = 4\n",
      "  /// The cause is unknown.\n  public static var unknown: Code { .unknown }\n",
      "/// The rings.\n@available(*, deprecated)\npublic let kRings: Int = 3\n",
      "public let kName: String = \"Timer\"\n",
    ]
    for text in expected { #expect(run.text.contains(text), "\(text)\n\(run.text)") }
  }

  @Test(
    "A wrong row has one error with its file, its line, what is expected and what is found",
    arguments: [
      (
        "Names", "enum Ring: Int\n\tonce", 2,
        "a name, a value and a description, separated by tabs", "“once” alone"
      ),
      (
        "Names", "enum Ring: Int\n\tonce\tone\tRings.", 2,
        "a number, a text in quotation marks, - or = .NAME", "“one”"
      ),
      ("Names", "enum Ring: Int\n\tonce\t1\n\tonce\t2", 3, "a name once", "once, which line 2 has"),
      ("Names", "enum Ring: Int\n\tat once\t1", 2, "a name", "“at once”"),
      ("Names", "enum Ring: Int\n\tonce\t\tRings.", 2, "text in each cell", "an empty cell 2"),
      ("Names", "\tonce\t1", 1, "a section above", "the name “once”"),
      ("Names", "# Rings.\nenum Ring: Int\n", 2, "names below enum Ring", "none"),
      ("Names", "options Lamps\n\tred\t1", 1, "options NAME: TYPE", "“options Lamps”"),
      ("Names", "typed Ring: String\n\tonce\t-", 2, "the value of once", "-"),
      (
        "Names", "error TimerError: Int\n\ta\t1", 1, "error NAME: DOMAIN, .CODE_OF_UNKNOWN_NUMBERS",
        "“error TimerError: Int”"
      ),
      ("Functions", "library FFTW", 1, "one of the libraries [\"BLAS\", \"LAPACK\"]", "FFTW"),
      (
        "Functions", "library BLAS\nsa da\tN:int\t-", 2,
        "names, parameters, result and description", "3 cells"
      ),
      ("Functions", "library BLAS\nsa\tN:int\t-\tAdds.", 2, "two names", "“sa”"),
      (
        "Functions", "library BLAS\nsa da\tN:int\tint\tAdds.", 2, "the result -, real or index",
        "“int”"
      ),
      (
        "KeyedProperties", "class Timer\n\trings:set", 2,
        "KEY=NAME:KIND, where KIND is get, flag or get-flag", "“rings:set”"
      ),
      ("KeyedProperties", "class Timer\n\trings rings:get", 2, "a key once", "rings"),
      (
        "KeyedProperties", "Timer", 1, "“class NAME”, “older” or properties behind a tab", "“Timer”"
      ),
      ("Precisions", "file\tRings.swift", 1, "a file in FOLDER", "“Rings.swift”"),
      ("Precisions", "replace\t(\tDouble", 1, "a regular expression", "“(”"),
      (
        "Bells", "", 1, "a table in Names, Functions, KeyedProperties or Precisions",
        "Bells/Timer.tsv"
      ),
    ])
  func mistakes(kind: String, table: String, line: Int, expected: String, found: String) throws {
    try folder.write(table, to: "\(kind)/Timer.tsv")
    let run = try run("\(kind)/Timer.tsv")
    let text = expected.replacing("FOLDER", with: folder.url.path)
    #expect(run.status == 1)
    #expect(run.text.isEmpty)
    #expect(run.errorText == "\(kind)/Timer.tsv:\(line): error: expected \(text), found \(found)\n")
  }

  @Test("A declaration for single precision is made for double precision, unless a comment says no")
  func precisions() throws {
    let source = """
      internal import Glibc

      /// Doubles a number.
      func twice(_ x: Float) -> Float { x + x }

      // No other precision.
      func whole(_ x: Float) -> Int { Int(x) }

      extension Bell {
        func ring(_ x: Float) {

          print(x)
        }

        func stop() {}
      }

      """
    try folder.write(source, to: "Rings.swift")
    try folder.write("replace\t\\bFloat\\b\tDouble\nfile\tRings.swift", to: "Precisions/Timer.tsv")
    let run = try run("Precisions/Timer.tsv")
    #expect(run.status == 0, "\(run.errorText)")
    let expected = """
      internal import Glibc

      /// Doubles a number.
      func twice(_ x: Double) -> Double { x + x }

      extension Bell {
        func ring(_ x: Double) {

          print(x)
        }
      }

      """
    #expect(run.text.hasSuffix("Do not edit.\n\n" + expected), "\(run.text)")
  }

  @Test(
    "Every name of every table of names is declared in its room",
    arguments: try FileManager.default.contentsOfDirectory(
      atPath: SharedFolder.project.appending(path: "Data/Names").path
    ).sorted())
  func everyName(file: String) throws {
    let room = String(file.dropLast(4))
    let declared = try Set(
      Self.generated("Names", in: room).matches(
        of: #/(?:case|let|var|typealias|enum|struct) (`?\w+`?(?:, `?\w+`?)*)/#
      ).map {
        String($0.1)
      })
    var count = 0
    for line in try Self.lines("Data/Names/\(file)") where !line.hasPrefix("#") {
      if line.hasPrefix("\t"), !line.hasPrefix("\t@"), !line.hasPrefix("\t#") {
        let name = line.dropFirst().prefix { $0 != "\t" && $0 != ":" }
        #expect(declared.contains(String(name)), "\(file): \(name)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test("Every function and every property of the tables is declared in its room")
  func everyFunction() throws {
    let functions = try Self.generated("Functions", in: "Accelerate")
    let names = try Self.lines("Data/Functions/Accelerate.tsv")
      .filter { !$0.hasPrefix("#") && $0.contains("\t") }
      .flatMap { $0.prefix { $0 != "\t" }.split(separator: " ") }
    #expect(names.count > 200)
    for name in names { #expect(functions.contains("public func \(name)("), "\(name)") }
    let folder = SharedFolder.project.appending(path: "Data/KeyedProperties").path
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let words = try Self.lines("Data/KeyedProperties/\(file)").filter { $0.hasPrefix("\t") }
        .flatMap { $0.dropFirst().split(separator: " ") }
      let calls = try Self.generated("KeyedPropertyList", in: String(file.dropLast(4)))
        .matches(of: #/\$0\.add\(/#)
      #expect(words.count == calls.count && !words.isEmpty, "\(file)")
    }
  }

  /// Returns a generated file of a room.
  private static func generated(_ name: String, in room: String) throws -> String {
    let floors = ["Frameworks", "Foundation", "Screen"]
    let paths = floors.map {
      SharedFolder.project.appending(path: "Sources/\($0)/\(room)/\(name)+Generated.swift")
    }
    let path = try #require(paths.first { FileManager.default.fileExists(atPath: $0.path) })
    return try String(contentsOf: path, encoding: .utf8)
  }

  private static func lines(_ path: String) throws -> [Substring] {
    try String(contentsOf: SharedFolder.project.appending(path: path), encoding: .utf8)
      .split(separator: "\n")
  }
}

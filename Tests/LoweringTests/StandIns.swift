import Foundation

/// Small modules under the names of the real ones, with which lowered sources compile and run.
struct StandIns: Sendable {
  /// The folder with the modules and their libraries.
  let path: String
  private let folder: ScratchFolder
  private let modules: [String]

  /// The modules `TactusSelectors` and `UIKit`, compiled once for all tests.
  static let shared = Result { try StandIns("UIKit") { try $0.compileUIKit() } }
  /// The modules `TactusSelectors` and `TactusFoundation`, compiled once for all tests.
  static let foundation = Result { try StandIns("TactusFoundation") { try $0.compileFoundation() } }

  private init(_ module: String, _ compileModule: (StandIns) throws -> Void) throws {
    folder = try ScratchFolder()
    path = folder.path
    modules = [
      "TactusTextFormatting", "TactusCrashReports", "TactusThreads", "TactusSelectors", module,
    ]
    let sources = TestFiles.project.path + "/Sources"
    let formatting = TestFiles.swiftFiles(in: sources + "/Basics/TextFormatting")
    try compile("TactusTextFormatting", formatting, [])
    let reports = TestFiles.swiftFiles(in: sources + "/Basics/CrashReports")
    try compile("TactusCrashReports", reports, [])
    try compile("TactusThreads", TestFiles.swiftFiles(in: sources + "/Basics/Threads"), [])
    let selectors = TestFiles.swiftFiles(in: sources + "/Foundation/Selectors")
    try compile("TactusSelectors", selectors, [])
    try compileModule(self)
  }

  /// The C module of `TactusCrashReports`.
  private static let headers = ["CTactusCrash", "CTactusDeallocation"].flatMap {
    ["-I", TestFiles.project.path + "/Sources/System/" + $0]
  }

  private func compileFoundation() throws {
    let errors = TestFiles.project.path + "/Sources/Foundation/FoundationBase/Errors"
    try compile(
      "TactusFoundation",
      [TestFiles.tests.path + "/StandIns/TactusFoundation.swift"]
        + TestFiles.swiftFiles(in: errors), [])
  }

  private func compileUIKit() throws {
    // Key-value coding and observing are the real ones.
    let foundation = TestFiles.project.path + "/Sources/Foundation/FoundationBase"
    let names = ["KeyValue", "Predicates"].flatMap {
      TestFiles.swiftFiles(in: foundation + "/" + $0)
    }
    let constants = try constants(of: foundation + "/Names+Generated.swift")
    try compile(
      "UIKit",
      [
        constants, TestFiles.tests.path + "/StandIns/UIKit.swift",
        foundation + "/Runtime/NSException.swift",
        foundation + "/Runtime/UncaughtExceptions.swift",
      ]
        + [foundation + "/Messages/OptionalResults.swift"]
        + [
          "AssociatedObjects", "AssociationKey", "ReportedDeallocation", "ConstantText",
          "MethodExchange",
          "MethodExchange+Casts",
        ].map { foundation + "/Runtime/\($0).swift" } + names,
      ["-L", path, "-lTactusCrashReports", "-lTactusSelectors"])
  }

  /// Writes the declarations of a table that key-value coding, predicates and associated objects
  /// use.
  private func constants(of file: String) throws -> String {
    let used = #/NSKeyValue|objc_Assoc|Predicate|NSExceptionName/#
    let text = try String(contentsOfFile: file, encoding: .utf8)
    return try folder.write(
      text.components(separatedBy: "\n\n").reduce(into: [String]()) { declarations, part in
        // An indented part is the rest of a declaration.
        if part.hasPrefix(" "), !declarations.isEmpty {
          declarations[declarations.count - 1] += "\n\n" + part
        } else {
          declarations.append(part)
        }
      }.filter { $0.contains(used) }.joined(separator: "\n\n") + "\n", "Constants.swift")
  }

  private func compile(_ module: String, _ files: [String], _ more: [String]) throws {
    let arguments =
      ["-parse-as-library", "-swift-version", "6", "-package-name", "tactus", "-emit-library"]
      + ["-emit-module", "-module-name", module, "-I", path] + Self.headers + more + files
      + ["-o", "\(path)/lib\(module).so", "-emit-module-path", "\(path)/\(module).swiftmodule"]
    let (status, output) = try run(TestFiles.compiler, arguments)
    guard status == 0 else { throw CompileFailure(output: output) }
  }

  /// The arguments with which a compiler uses the modules.
  var arguments: [String] {
    ["-I", path, "-L", path] + Self.headers + modules.map { "-l" + $0 }
      + ["-Xlinker", "-rpath", "-Xlinker", path]
  }

  /// Runs the compiler through the rewriter, as an SDK does.
  func swiftc(_ arguments: [String], in folder: String? = nil) throws -> (
    status: Int32, output: String
  ) {
    try run(
      TestFiles.products.path + "/tactus-rewrite",
      ["swiftc", "--compiler", TestFiles.compiler, "--"] + arguments + self.arguments, in: folder)
  }
}

/// The output of a compiler that failed.
struct CompileFailure: Error, CustomStringConvertible {
  let output: String
  var description: String { output }
}

import TactusTestLists

/// The program that runs a package's XCTest tests, in place of a file `LinuxMain.swift`.
///
/// SwiftPM on Linux compiles such a file of old packages, or one named `XCTMain.swift`, instead of
/// finding the tests. On an iPhone it is not compiled, so its list of tests is often incomplete.
/// The file is lowered to a list of all tests that the interfaces of the package's test modules
/// have, and of the specs of the framework Quick, which are found at run time.
struct TestMain {
  /// The interfaces of the modules with tests, by module.
  private let interfaces: [(module: String, interface: FileInterface)]

  /// Creates the program from the interfaces of modules.
  ///
  /// A module without test classes is ignored, unless it imports Quick.
  init(_ interfaces: [(module: String, interface: FileInterface)]) {
    self.interfaces = interfaces.filter {
      !$0.interface.tests.isEmpty || $0.interface.imports.contains("Quick")
    }
  }

  /// Returns whether a compiler call compiles such a file.
  static func isNeeded(for call: CompilerCall) -> Bool {
    call.options.module.hasSuffix("PackageTests") && call.sources.count == 1
      && isName(call.sources[0])
  }

  /// Returns whether a path is that of such a file.
  static func isName(_ path: String) -> Bool { names.contains { path.hasSuffix("/" + $0) } }

  /// Returns the additional arguments for the compiler: `@main` needs a library, specs need the
  /// conditions of their version of Quick, and warnings about this text are of no use.
  static func arguments(for call: CompilerCall) -> [String] {
    let paths = call.searchPaths.map { $0 + "/Quick.swiftmodule" }
    let quick = paths.lazy.compactMap(Files.read).first
    return (quick.map(SpecList.conditions) ?? []).flatMap { ["-D", $0] } + ["-suppress-warnings"]
      + (call.syntaxArguments.contains("-parse-as-library") ? [] : ["-parse-as-library"])
  }

  /// The source of the program.
  var text: String {
    let all = ModuleInterface(interfaces.map(\.interface))
    var lists: [String] = []
    var calls = ""
    for (module, interface) in interfaces {
      // Several branches of a condition may declare a class.
      var names: Set<String> = []
      for item in interface.classes where item.traits.isDisjoint(with: ["generic", "private"]) {
        guard names.insert(item.name).inserted else { continue }
        guard all.superclassNames(of: item.name).contains("XCTestCase") else { continue }
        var seen: Set<String> = []
        let tests = all.superclassChain(of: item.name).flatMap { name in
          // Classes of several modules may have one name.
          (interface.tests[name] ?? all.tests[name] ?? []).sorted().filter {
            seen.insert(String($0.prefix { $0 != " " })).inserted
          }
        }
        let type = module + "::" + item.name
        let groups = Dictionary(grouping: tests) { test in
          all.superclassChain(of: item.name).lazy.compactMap { owner in
            let key = owner + "." + test
            return interface.testConditions[key] ?? all.testConditions[key]
          }.first ?? ""
        }
        for (condition, tests) in groups.sorted(by: { $0.key < $1.key }) {
          let entries = tests.map { "  tests.append(\(entry(of: $0, in: type)))\n" }
          calls += under(condition, "    cases.append(_tactusTests\(lists.count)())\n")
          // Each test is a statement: a literal of hundreds of closures takes the compiler minutes.
          let list =
            "func _tactusTests\(lists.count)() -> XCTest::XCTestCaseEntry {\n"
            + "  var tests: [(String, (\(type)) -> () throws -> Void)] = []\n"
            + entries.joined() + "  return XCTest::testCase(tests)\n}\n"
          lists.append(under(condition, list))
        }
      }
    }
    let imports = interfaces.map { "@testable import \($0.module)" }.joined(separator: "\n")
    return """
      import Testing
      import XCTest
      \(imports)

      func _tactusOnMain<Case>(
        _ test: @escaping @MainActor (Case) throws -> Void
      ) -> (Case) -> () throws -> Void {
        { subject in
          {
            nonisolated(unsafe) let subject = subject
            try MainActor.assumeIsolated { try test(subject) }
          }
        }
      }

      \(lists.joined(separator: "\n"))
      @main @MainActor struct _TactusTests {
        static func main() async {
          if CommandLine.arguments.contains("swift-testing") {
            await Testing.__swiftPMEntryPoint() as Never
          }
          var cases: [XCTest::XCTestCaseEntry] = []
      \(calls)    XCTest::XCTMain(_tactusWatched(cases + _tactusSpecs()))
        }
      }
      \(SpecList.source)
      \(WatchedTestList.source)
      """
  }

  /// Returns code that exists under a condition; the same code without one.
  private func under(_ condition: String, _ code: String) -> String {
    condition.isEmpty ? code : "#if \(condition)\n\(code)#endif\n"
  }

  /// The names of such files.
  private static let names = ["LinuxMain.swift", "XCTMain.swift"]

  /// Returns a test of a class; that of an asynchronous method ends with `async`.
  private func entry(of test: String, in type: String) -> String {
    let name = String(test.prefix { $0 != " " })
    return test.hasSuffix(" async")
      ? "(\"\(name)\", asyncTest { (test: \(type)) in { try await test.\(name)() } })"
      : "(\"\(name)\", _tactusOnMain { (test: \(type)) in try test.\(name)() })"
  }
}

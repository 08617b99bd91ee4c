/// The program that runs a package's XCTest tests, in place of a file `LinuxMain.swift`.
///
/// SwiftPM on Linux compiles such a file of old packages instead of finding the tests. On an iPhone
/// nobody compiles it, so its list of tests is often incomplete. The file is lowered to a list of
/// all tests that the interfaces of the package's test modules have.
struct TestMain {
  /// The interfaces of the modules with tests, by module.
  private let interfaces: [(module: String, interface: FileInterface)]

  /// Creates the program from the interfaces of modules; modules without test classes are ignored.
  init(_ interfaces: [(module: String, interface: FileInterface)]) {
    self.interfaces = interfaces.filter { !$0.interface.tests.isEmpty }
  }

  /// Returns whether a compiler call compiles such a file.
  static func isNeeded(for call: CompilerCall) -> Bool {
    call.options.module.hasSuffix("PackageTests") && call.sources.count == 1
      && call.sources[0].hasSuffix("/LinuxMain.swift")
  }

  /// The source of the program.
  var text: String {
    let all = ModuleInterface(interfaces.map(\.interface))
    var lists: [String] = []
    var seen: Set<String> = []
    for (_, interface) in interfaces {
      for item in interface.classes where !item.traits.contains("generic") {
        guard all.ancestry(of: item.name).contains("XCTestCase"), seen.insert(item.name).inserted
        else { continue }
        let tests = all.lineage(of: item.name).flatMap { all.tests[$0]?.sorted() ?? [] }
        guard !tests.isEmpty else { continue }
        let entries = tests.map { "  tests.append(\(entry(of: $0, in: item.name)))\n" }
        // Each test is a statement: a literal of hundreds of closures takes the compiler minutes.
        lists.append(
          "func _tactusTests\(lists.count)() -> XCTest::XCTestCaseEntry {\n"
            + "  var tests: [(String, (\(item.name)) -> () throws -> Void)] = []\n"
            + entries.joined() + "  return XCTest::testCase(tests)\n}\n")
      }
    }
    let calls = lists.indices.map { "_tactusCases.append(_tactusTests\($0)())\n" }.joined()
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
      if CommandLine.arguments.contains("swift-testing") {
        await Testing.__swiftPMEntryPoint() as Never
      }
      var _tactusCases: [XCTest::XCTestCaseEntry] = []
      \(calls)XCTMain(_tactusCases)

      """
  }

  /// Returns a test of a class; that of an asynchronous method ends with `async`.
  private func entry(of test: String, in type: String) -> String {
    let name = String(test.prefix { $0 != " " })
    return test.hasSuffix(" async")
      ? "(\"\(name)\", asyncTest { (test: \(type)) in { try await test.\(name)() } })"
      : "(\"\(name)\", _tactusOnMain { (test: \(type)) in try test.\(name)() })"
  }
}

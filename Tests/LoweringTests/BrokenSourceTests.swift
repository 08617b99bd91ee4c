import Foundation
import TactusLowering
import TestSupport
import Testing

/// Tests the messages for sources that do not compile anywhere.
@Suite struct BrokenSourceTests {
  /// Compiles a text with the stand-ins, and returns the messages.
  private func messages(_ text: String, _ more: [String] = []) throws -> String {
    let standIns = try StandIns.shared.get()
    let folder = try ScratchFolder()
    let file = try folder.write(text, "broken.swift")
    let (status, output) = try standIns.swiftc(
      ["-parse-as-library", "-typecheck", "-module-name", "Broken", file] + more)
    #expect(status != 0)
    return output
  }

  /// The numbers of the lines that messages name.
  private func lines(_ messages: String) -> [Int] {
    messages.matches(of: /broken\.swift:([0-9]+):/).compactMap { Int($0.1) }
  }

  @Test(
    "A part of a file has only errors of syntax, in the developer's own lines",
    arguments: ["Attributes", "OptionalMembers", "Selectors", "KeyValue"], [0.3, 0.6, 0.9])
  func halves(name: String, share: Double) throws {
    let whole = try TestFiles.source(ofCase: name).text
    let body = whole.split(separator: "\n", omittingEmptySubsequences: false)
    // An unfinished class at the end makes each part one that the compiler rejects.
    let part = body.prefix(Int(Double(body.count) * share)).joined(separator: "\n")
    let text =
      part + "\nclass Last: NSObject {\n  @objc dynamic var x = 1\n  @objc func f() {\n"
      + "    let s = #selector(Last.f"
    let output = try messages(text)
    let count = text.count { $0 == "\n" } + 1
    #expect(output.contains("expected ')'"), "\(output)")
    let found = lines(output)
    #expect(!found.isEmpty && found.allSatisfy { $0 <= count }, "\(output)")
    for word in ["_tactus", "fileprivate", "sourceLocation", "cannot be lowered", "file scope"] {
      #expect(!output.contains(word), "\(output)")
    }
  }

  @Test("Each part of a file is lowered or refused without a crash", arguments: TestFiles.cases)
  func parts(name: String) throws {
    let source = try TestFiles.source(ofCase: name)
    var options = LoweringOptions()
    options.modules = TestFiles.modules(ofCase: name)
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    for seed in RandomCases.seeds(8 as UInt64) {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 1...lines.count, using: &random)
      let last = lines[count - 1]
      // The end of a line, its middle, and spaces where a brace is missing.
      for end in [last, last.dropLast(), last.prefix(last.count / 2)] {
        let text = (lines.prefix(count - 1) + [end]).joined(separator: "\n") + " \n "
        let file = Lowering(options).lower([LoweringSource(path: source.path, text: text)])[0]
        #expect(file.text.utf8.count { $0 == 10 } >= count, "\(name), \(count) lines")
      }
    }
  }

  @Test(
    "Null bytes, bytes that are no text and unbalanced conditions are errors of the compiler",
    arguments: [
      "@objc class A {}\n\0class B: { @objc func f() {}\n",
      "@objc class A {}\nlet x = \u{FFFD} +\n",
      "#if A\n#elseif B && A\n#if !A || A\n@objc class Q {}\n#endif\n#else\n#if A\n#endif\n",
      "#if os(iOS)\n@objc class A {}\n#else\n#elseif C\n", "@objc class A {}\n}\n}\n",
    ])
  func bytes(text: String) throws {
    let output = try messages(text)
    #expect(output.contains("error: "))
    let count = text.count { $0 == "\n" } + 1
    #expect(lines(output).allSatisfy { $0 <= count }, "\(output)")
    #expect(!output.contains("_tactus") && !output.contains("Objective-C"), "\(output)")
  }

  @Test("A mended file compiles, after its errors were reported twice")
  func mended() throws {
    let standIns = try StandIns.shared.get()
    let folder = try ScratchFolder()
    let begin = "import UIKit\nclass A: NSObject {\n  @objc func f() {}\n"
    let arguments = [
      "-parse-as-library", "-c", "-module-name", "Broken", "-o", folder.path + "/broken.o",
    ]
    for _ in 1...2 {
      let file = try folder.write(begin, "broken.swift")
      let (status, output) = try standIns.swiftc(arguments + [file])
      #expect(status != 0 && output.contains("broken.swift:4:1: error: expected '}'"), "\(output)")
    }
    let file = try folder.write(begin + "}\n", "broken.swift")
    let (status, output) = try standIns.swiftc(arguments + [file])
    #expect(status == 0 && output.isEmpty, "\(output)")
  }

  @Test("The flags that decide on the syntax reach the check of a broken file")
  func flags() {
    let call = CompilerCall([
      "-module-name", "Pan", "-DONE", "-D", "TWO", "-swift-version", "5.1", "-O", "a.swift",
      "-enable-upcoming-feature", "BareSlashRegexLiterals", "-parse-as-library", "-Xfrontend", "-g",
    ])
    #expect(
      call.syntaxArguments == [
        "-DONE", "-D", "TWO", "-swift-version", "5", "-enable-upcoming-feature",
        "BareSlashRegexLiterals", "-parse-as-library",
      ])
  }

  @Test(
    "Code that nests 10,000 times is lowered or refused without a crash",
    arguments: [
      ("(", ")"), ("{ ", " }"), ("if a { ", " }"), ("f(", ")"), ("!", ""), ("a ? b : ", ""),
      ("[", "]"), ("\"\\(", ")\""), ("{ x in ", " }"), ("() -> ", ""), ("a<", ">"),
    ])
  func deep(begin: String, end: String) throws {
    let count = begin == "a<" ? 500 : 10_000
    let folder = try ScratchFolder()
    let text =
      "class A: NSObject { @objc func m() {} }\nlet x = \(String(repeating: begin, count: count))1"
      + String(repeating: end, count: count) + "\n"
    let file = try folder.write(text, "deep.swift")
    let program = TestFiles.products.path + "/tactus-rewrite"
    let (status, output) = try run(program, ["lower", file])
    #expect(status == 0 || status == 1 && output.contains("deep.swift:2:"))
  }

  @Test(
    "Types and conditions that nest thousands of times are lowered",
    arguments: [
      ("class A { ", "}"), ("func f() { ", "}"), ("#if os(iOS)\n", "#endif\n"), ("@objc ", ""),
    ])
  func deepTypes(begin: String, end: String) throws {
    let count = 1_000
    let folder = try ScratchFolder()
    let text =
      String(repeating: begin, count: count) + "class B {}\n" + String(repeating: end, count: count)
    let file = try folder.write(text + "\n", "deep.swift")
    let program = TestFiles.products.path + "/tactus-rewrite"
    let (status, output) = try run(program, ["lower", file])
    #expect(status == 0 && output.contains("class B {}"))
  }
}

import Foundation
import TactusLowering
import TestSupport
import Testing

/// Tests that sources that need no lowering stay as they are.
@Suite struct PlainSwiftTests {
  /// The words that may be lowered; a file without any of them stays the same to the byte.
  private static let words = [
    "@objc", "@IB", "@nonobjc", "Main", "#selector", "#keyPath", "os(", "targetEnvironment",
    "import Darwin", "import ObjectiveC", "import os", "import OSLog", "optional ",
    "@GKInspectable", "func forwardingTarget(for", "import AudioToolbox.",
    "extension UINavigationController {", "override func value(forKey",
  ]

  @Test("Our own sources stay unchanged, without diagnostics: one file in ten, or all")
  func ownSources() {
    let files = ["Sources", "Tests", "Examples"].flatMap { folder in
      TestFiles.swiftFiles(in: TestFiles.project.path + "/" + folder)
    }
    let stride = RandomCases.seeds(1).count > 1 ? 1 : 10
    var count = 0
    for (number, path) in files.enumerated() where number % stride == 0 {
      guard !path.contains("/LoweringTests/"), let text = Files.text(path) else { continue }
      let file = Lowering().lower([LoweringSource(path: path, text: text)])[0]
      let isPlain = !file.isChanged || !Self.words.contains(where: text.contains)
      #expect(!isPlain || (file.text == text && !file.isChanged), "\(path)")
      if isPlain { count += 1 }
      #expect(file.diagnostics.isEmpty, "\(path)")
    }
    #expect(count > 500)
  }

  @Test(
    "Plain Swift stays unchanged",
    arguments: [
      "", "\n", "let a = 1", "import UIKit\nclass A: UIView { func b() {} }\n",
      "\u{FEFF}let a = 1\n",
      "#if os(macOS)\nlet a = 1\n#endif\n", "let s = \"@objc #selector(a)\" // @objc\r\n",
      "delegate?.close?(self)\n",
      "extension A { func b() {} }\nclass B: A { override func b() {} }\n",
      "import class Foundation.NSObject\n", "func f( { ]", "@", "#", "class { @ func }",
    ])
  func plain(text: String) {
    let file = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0]
    #expect(Array(file.text.utf8) == Array(text.utf8))
    #expect(file.diagnostics.isEmpty)
  }

  @Test(
    "A diagnostic has the line that the compiler counts, whatever ends the lines",
    arguments: [
      ("let a = 1\n\nlet b = #selector(\\A.b)\n", 3, 9),
      ("let a = 1\r\n\r\nlet b = #selector(\\A.b)\r\n", 3, 9),
      ("let a = 1\r\rlet b = #selector(\\A.b)\r", 1, 20),
      ("/*\r*/ let b = #selector(\\A.b)", 1, 15),
      ("let t = \"\"\"\r\r\r\"\"\"\nlet b = #selector(\\A.b)", 2, 9),
      ("let b = #selector(\\A.b", 1, 9),
      ("#sourceLocation(file: \"x\", line: 90)\nlet b = #selector(\\A.b)\n", 2, 9),
    ])
  func position(text: String, line: Int, column: Int) throws {
    let file = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0]
    let diagnostic = try #require(file.diagnostics.first)
    #expect((diagnostic.line, diagnostic.column) == (line, column))
    #expect((1...text.utf8.count { $0 == 10 } + 1).contains(diagnostic.line))
  }

  @Test("Truncated text is lowered to a text with as many lines")
  func cutOff() throws {
    for name in TestFiles.cases {
      let text = try TestFiles.source(ofCase: name).text
      for count in stride(from: 0, to: text.count, by: 61) {
        let part = String(text.prefix(count))
        let file = Lowering().lower([LoweringSource(path: "a.swift", text: part)])[0]
        let lines = part.utf8.filter { $0 == 10 }.count
        #expect(file.text.utf8.filter { $0 == 10 }.count >= lines)
      }
    }
  }
}

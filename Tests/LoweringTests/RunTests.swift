import Foundation
import TactusLowering
import Testing

/// Tests that lowered sources compile without a warning and behave as written.
@Suite struct RunTests {
  static let runnable = TestFiles.cases.filter {
    !["Errors", "Launch", "Refused"].contains($0)
  }

  @Test("The lowered cases compile in both language modes, and print", arguments: ["5", "6"])
  func runs(mode: String) throws {
    let standIns = try StandIns.shared.get()
    let folder = try ScratchFolder()
    let calls = Self.runnable.map { "print(\"== \($0)\"); check\($0)()" }.joined(separator: "\n")
    let main = try folder.write(
      "@main enum Program { @MainActor static func main() {\n\(calls)\n} }\n", "Program.swift")
    let files = Self.runnable.map { TestFiles.path(ofCase: $0, ".swift") }
    let (status, output) = try standIns.swiftc(
      ["-parse-as-library", "-swift-version", mode, "-module-name", "Cases"] + files
        + [main, "-o", folder.path + "/cases"])
    #expect(status == 0 && output.isEmpty, "\(output)")
    let result = try run(folder.path + "/cases", [])
    let expected = TestFiles.tests.path + "/Cases/output.txt"
    if ProcessInfo.processInfo.environment["TACTUS_REBASELINE"] != nil {
      try result.output.write(toFile: expected, atomically: true, encoding: .utf8)
    }
    #expect(result.output == Files.text(expected))
  }

  /// ObjectiveC.ER1, ObjectiveC.ER2, ObjectiveC.ER4.
  @Test("Swift errors cast to NSError in every position", arguments: ["5", "6"])
  func errors(mode: String) throws {
    let standIns = try StandIns.foundation.get()
    let folder = try ScratchFolder()
    let main = try folder.write(
      "@main enum Program { static func main() { checkErrors() } }\n", "P.swift")
    for optimization in ["-Onone", "-O"] {
      // The warnings that a cast always succeeds appear on an iPhone, too.
      let (status, output) = try standIns.swiftc(
        ["-parse-as-library", "-swift-version", mode, "-module-name", "Cases", optimization]
          + ["-suppress-warnings", TestFiles.path(ofCase: "Errors", ".swift"), main]
          + ["-o", folder.path + "/errors"])
      #expect(status == 0 && output.isEmpty, "\(output)")
      let result = try run(folder.path + "/errors", [])
      let expected = TestFiles.tests.path + "/Cases/errors.txt"
      if ProcessInfo.processInfo.environment["TACTUS_REBASELINE"] != nil {
        try result.output.write(toFile: expected, atomically: true, encoding: .utf8)
      }
      #expect(result.output == Files.text(expected))
    }
  }

  @Test("The app delegate is the entry point of the program")
  func launches() throws {
    let standIns = try StandIns.shared.get()
    let folder = try ScratchFolder()
    let (status, output) = try standIns.swiftc(
      ["-parse-as-library", "-module-name", "Launch", TestFiles.path(ofCase: "Launch", ".swift")]
        + ["-o", folder.path + "/launch"])
    #expect(status == 0 && output.isEmpty, "\(output)")
    #expect(try run(folder.path + "/launch", []).output == "launched AppDelegate\n")
  }

  @Test("An error in generated code names the line that it came from")
  func generated() throws {
    let standIns = try StandIns.shared.get()
    let folder = try ScratchFolder()
    let text = """
      import UIKit
      let mark = 1

      class A: UIView { @objc func tap(_ s: Missing) {} }
      @objc protocol P {
        @objc optional func shut(_ x: Missing)
      }
      func f() { _ = #selector(A.tap(_:)) }
      class B: NSObject { @objc func go() {} ; func go() -> Int { 1 } }

      """
    let file = try folder.write(text, "Wrong.swift")
    let (_, output) = try standIns.swiftc(["-parse-as-library", "-typecheck", file])
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let lines = output.matches(of: #/Wrong\.swift:(\d+):\d+: error:/#).compactMap { Int($0.1) }
    #expect(lines.contains(4) && lines.contains(6))
    #expect(lines.allSatisfy { $0 < count }, "\(output)")
  }

  @Test("The compiler names the client's own line and column")
  func columns() throws {
    let standIns = try StandIns.shared.get()
    let folder = try ScratchFolder()
    // Each `/*!*/` precedes a mistake that the compiler reports.
    let text = """
      import UIKit
      @objc protocol D {
        @objc optional func did(_ x: Int) -> /*!*/Missing0 }
      @objcMembers class A: UIView { @objc dynamic var heat: /*!*/Missing1 = 1
        @IBOutlet weak var outlet: UIView! ; var a: /*!*/Missing2
        weak var d: D?
        @objc func tap(_ s: Any?) { let b = UIButton(); b.addTarget(self, action: #selector(tap(_:)), for: /*!*/missing3)
          b.addTarget(self, action: #selector(/*?*/missing4)); print(#keyPath(A.heat), /*!*/missing5)
          d?.did?(/*!*/missing6); if d?.did != nil, /*!*/missing7 {} ; _ = #selector(getter: tag) ; /*!*/missing8()
        }
      }
      extension A { override func layoutSubviews() { /*!*/missing9() } }
      """
    let file = try folder.write(text, "Wrong.swift")
    let (_, output) = try standIns.swiftc(["-parse-as-library", "-typecheck", file])
    for (index, line) in text.split(separator: "\n").enumerated() {
      for part in line.ranges(of: "/*!*/") {
        let column = line[..<part.upperBound].utf8.count + 1
        #expect(output.contains("\(file):\(index + 1):\(column): error:"), "\(output)")
      }
    }
    #expect(output.contains("missing4"))
  }
}

import Foundation
import TactusLowering
import Testing

/// Tests the table of the frameworks' declarations.
@Suite struct FrameworkTypesTests {
  private static let folders = [
    "Foundation", "Frameworks", "Screen/CoreGraphics", "Screen/QuartzCore",
  ]

  /// Writes the table anew with `TACTUS_REBASELINE=1 swift test -c release --filter
  /// FrameworkTypesTests`.
  @Test("The table has nearly all declarations of the frameworks")
  func table() throws {
    let path = "/Sources/Tools/Lowering/Interfaces/FrameworkTypes+Generated.swift"
    let file = TestFiles.project.path + path
    let text = Self.text()
    if ProcessInfo.processInfo.environment["TACTUS_REBASELINE"] != nil {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    #expect(TestFiles.similarity(Files.text(file) ?? "", text) > 0.9, "write it anew, as above")
    let names = Set(text.split { $0.isWhitespace })
    // Of each part of a framework: values, views, lists, and what stands below.
    #expect(
      names.isSuperset(of: [
        "CAShapeLayer", "addSublayer", "UIColor", "UIView", "UITableView", "performBatchUpdates",
        "persistentIdentifier", "NSUserActivity", "AnyPublisher", "UTType",
      ]))
  }

  /// Writes the table anew with `TACTUS_REBASELINE=1 swift test -c release --filter
  /// FrameworkTypesTests`.
  @Test("The table of superclasses has nearly all classes of the frameworks")
  func classes() throws {
    let path = "/Sources/Tools/Lowering/Interfaces/FrameworkClasses+Generated.swift"
    let file = TestFiles.project.path + path
    let text = Self.classTable()
    if ProcessInfo.processInfo.environment["TACTUS_REBASELINE"] != nil {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    #expect(TestFiles.similarity(Files.text(file) ?? "", text) > 0.9, "write it anew, as above")
    let rows = Set(text.split { $0.isWhitespace })
    #expect(
      rows.isSuperset(of: [
        "UIView:UIResponder*", "UILabel:UIView*", "CAShapeLayer:CALayer",
        "UITableView:UIScrollView*",
      ]))
  }

  /// Returns the table of classes: each with its superclass, and `*` if it is annotated with
  /// `@MainActor`.
  private static func classTable() -> String {
    let declaration =
      #/(?m)^((?:@[^\n]*?\s)*)(?:public|open) (?:final )?class (\w+)(?:<[^>]*>)?(?:: *(\w+))?/#
    var found: [String: (superclass: String, mark: String)] = [:]
    for folder in folders {
      for path in TestFiles.swiftFiles(in: TestFiles.project.path + "/Sources/" + folder) {
        for match in (Files.text(path) ?? "").matches(of: declaration) {
          let mark = match.1.contains("@MainActor") ? "*" : ""
          found[String(match.2)] = (match.3.map(String.init) ?? "", mark)
        }
      }
    }
    let rows = found.filter {
      found[$0.value.superclass] != nil || $0.value.superclass == "NSObject"
    }
    .map { "\($0.key):\($0.value.superclass)\($0.value.mark)" }
    return """
      // swift-format-ignore-file
      // Made by FrameworkTypesTests from Sources/Foundation, Sources/Frameworks and Sources/Screen.

      extension FrameworkClasses {
        static let generated = \"\"\"
      \(Self.rows(Set(rows)))
          \"\"\"
      }

      """
  }

  private static func text() -> String {
    var types: Set<String> = []
    var members: Set<String> = []
    for folder in folders {
      for path in TestFiles.swiftFiles(in: TestFiles.project.path + "/Sources/" + folder) {
        let source = Files.text(path) ?? ""
        let begin = #/(?m)^(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:final )?/#
        for match in source.matches(of: begin) {
          let rest = source[match.range.upperBound...]
          if let type = rest.prefixMatch(
            of: /(?:class|struct|enum|protocol|typealias|let|func) (\w+)/)
          {
            types.insert(String(type.1))
          }
        }
        let member =
          #/(?m)^ +(?:@\w+(?:\([^)]*\))? )*(?:(?:public|open|static|class|final|override|nonisolated|weak|unowned|lazy|(?:private|internal|package)\(set\)) )*(?:var|let|func) (\w+)/#
        for match in source.matches(of: member) { members.insert(String(match.1)) }
      }
    }
    return """
      // swift-format-ignore-file
      // Made by FrameworkTypesTests from Sources/Foundation, Sources/Frameworks and Sources/Screen.

      extension FrameworkTypes {
        static let generatedNames = \"\"\"
      \(rows(types))
          \"\"\".split { $0.isWhitespace }.map(String.init)
        static let generatedMembers = \"\"\"
      \(rows(members))
          \"\"\".split { $0.isWhitespace }.map(String.init)
      }

      """
  }

  private static func rows(_ names: Set<String>) -> String {
    var lines: [String] = []
    var line = "   "
    for name in names.sorted() {
      if line.count + name.count > 98 {
        lines.append(line)
        line = "   "
      }
      line += " " + name
    }
    return (lines + [line]).joined(separator: "\n")
  }
}

import Foundation
import TactusLowering
import Testing

/// Tests the doctor's reports.
@Suite struct DoctorTests {
  private let names = AppleNames(
    table: """
      # A table as those in Data/API.
      UIButton
      UIButton.isHot\tnot there yet
      UIButton.title
      UIOven\tovens are not begun
      UIOven.Mode.hot\tovens are not begun
      UIView
      UIView.bake(_:)\tbaking is not begun
      UIButton.init(heat:)\tnot there yet
      UIButton.init(heat:action:)\tnot there yet
      UIButton.init(type:primaryAction:)
      UIButton.init(type:fast:handler:)\tnot there yet
      """)

  private func report(_ text: String) -> DoctorReport {
    Doctor(names).examine([LoweringSource(path: "a.swift", text: text)])
  }

  @Test("Each name is present, partial or missing")
  func presence() {
    let report = report(
      """
      import UIKit
      import WatchKit
      class Panel: UIView { let oven = UIOven(); var button: UIButton?
        func f() { button?.bake(1); g(UIOven.Mode.hot); view.bake(2) }
      }
      """)
    #expect(
      report.names(.missing).map(\.name) == [
        "UIOven", "UIOven.Mode.hot", "UIView.bake(_:)", "import WatchKit",
      ])
    #expect(report.names(.partial).map(\.name) == ["UIButton", "UIView"])
    let bake = report.uses.first { $0.name == "UIView.bake(_:)" }
    #expect(bake?.places.map(\.line) == [4, 4] && bake?.places.first?.column == 22)
    #expect(bake?.isByNameAlone == true && bake?.reason == "baking is not begun")
    #expect(!report.isHealthy)
    #expect(report.text.contains("a.swift:2:8: missing: import WatchKit"))
  }

  @Test("Initializers are found by their labels, with default values and trailing closures")
  func initializers() {
    let report = report(
      """
      import UIKit
      let there = [UIButton(), UIButton(type: .warm), UIButton.init(type: .warm) { _ in }]
      let missing = [UIButton(heat: 3), UIButton(heat: 3) { }, UIButton.init(type: .warm, fast: true) { }]
      extension UIButton { convenience init(own: Int) { self.init() } }
      let own = UIButton(own: 1)
      """)
    #expect(
      report.names(.missing).map(\.name) == [
        "UIButton.init(heat:)", "UIButton.init(heat:action:)", "UIButton.init(type:fast:handler:)",
      ])
    #expect(report.names(.missing).map(\.places.first?.line) == [3, 3, 3])
  }

  @Test("Functions of the Objective-C runtime are missing")
  func exchanging() {
    let report = report(
      "let m = class_getClassMethod(A.self, s); let l = class_copyProtocolList(A.self, nil)\n"
        + "let n = class_getInstanceMethod(A.self, s)\n")
    #expect(
      report.names(.missing).map(\.name) == ["class_copyProtocolList", "class_getClassMethod"])
    #expect(!report.isHealthy)
  }

  @Test("The client's own names do not count as Apple's")
  func ownNames() {
    let report = report(
      """
      struct UIOven { func bake(_ a: Int) {} }
      func f(_ o: UIOven) { o.bake(1) }
      #if os(macOS)
      import AppKit
      let v: UIOvenView
      #endif
      """)
    #expect(report.uses.isEmpty)
    #expect(report.isHealthy && report.text.hasSuffix("No problems found.\n"))
  }

  @Test("A member of a value of another type is no alarm")
  func types() {
    let report = report(
      """
      import UIKit
      struct Loaf { let ready: Bool }
      func f(_ data: Data, _ loaf: Loaf?, _ view: UIView) { data.bake(1); loaf?.bake(2); view.bake(3) }
      func g() { let text = String(); text.bake(4); self.text.bake(5); unknown.bake(6) }
      """)
    #expect(report.uses.first { $0.name == "UIView.bake(_:)" }?.places.map(\.line) == [3, 4])
  }

  @Test("Names that are present, and types with missing members that nobody uses, are no findings")
  func noise() {
    let report = report("import UIKit\nlet button = UIButton()\n")
    #expect(report.names(.partial).map(\.name) == ["UIButton"])
    #expect(report.isHealthy && !report.text.contains("partial:"))
  }

  @Test("A file that its module is compiled without is a warning, and its names are no findings")
  func leftOut() {
    let texts = [
      ("A/a.swift", "import UIKit\nclass Panel: UIView {}\n"),
      ("A/b.swift", "import UIKit\n\nimport SwiftUI\nstruct Face: View { let oven: UIOven }\n"),
      ("T/t.swift", "import UIKit\nimport A\nlet panel = Panel()\n"),
      ("T/u.swift", "@testable import A\nlet face = Face()\n"),
    ]
    let report = Doctor(names).examine(
      texts.map { LoweringSource(path: $0.0, text: $0.1) },
      modules: [
        ("A", ["A/a.swift", "A/b.swift"], false), ("T", ["T/t.swift", "T/u.swift"], true),
      ])
    #expect(report.isHealthy, "\(report.text)")
    #expect(
      report.text.contains(
        """
        A/b.swift:3:1: warning: there is no module 'SwiftUI' here, so 'A' is compiled without this \
        file, whose declarations no other file of it mentions
        T/u.swift:2:1: warning: 'Face' is a declaration that its module is compiled without, so 'T' is \
        compiled without this file, whose declarations no other file of it mentions
        No problems found in the files that are compiled.

        """))
    #expect("\(report.json)".contains("\"leftOut\""))
    let alone = Doctor(names).examine(
      texts.map { LoweringSource(path: $0.0, text: $0.1) },
      modules: [("A", ["A/a.swift", "A/b.swift", "T/u.swift"], false)])
    #expect(alone.names(.missing).map(\.name).contains("import SwiftUI"))
  }

  @Test("Each module of the SDK is present")
  func modules() throws {
    let manifest = try #require(Files.text(TestFiles.project.path + "/Package.swift"))
    // Each row of the table of rooms begins with a module.
    let rows = manifest.matches(of: #/\n {4}([A-Z]\w+)\*? +[A-Z]\w+/#)
    let names = Set(rows.map { String($0.1) }).sorted()
    #expect(names.contains("PDFKit") && names.contains("HealthKit"))
    let report = report(names.map { "import \($0)\n" }.joined())
    #expect(report.isHealthy, "\(report.text)")
  }

  @Test("Objective-C sources are one finding, with their first file")
  func objectiveC() {
    let report = Doctor(names).examine([], objectiveCSources: ["Sources/A/A.m", "Sources/A/B.mm"])
    #expect(!report.isHealthy)
    #expect(
      report.text.contains(
        "Sources/A/A.m:1:1: missing: Objective-C sources: there is no Objective-C runtime; "
          + "leave out their target, or write it in Swift (2 places)\n"))
  }

  @Test("The report ends with what would build with the three names that most places need")
  func mostNeeded() {
    let sources = [
      "let a: UIOven; let b: UIOven; import TipKit",
      "import TipKit; import WatchKit; import WidgetKit",
      "let c: UIOven", "import WatchKit; import SwiftData", "let mood = 1",
    ]
    let report = Doctor(names).examine(
      sources.enumerated().map { LoweringSource(path: "\($0).swift", text: $1 + "\n") })
    #expect(
      report.text.hasSuffix(
        "With UIOven, import TipKit, import WatchKit, needed in 7 places, "
          + "2 of the 4 files with findings would have none.\n"))
  }

  @Test("Code that cannot be lowered is reported, as text and as JSON")
  func diagnostics() throws {
    let report = report("let a = #selector(\\A.b)\n")
    #expect(report.diagnostics.map(\.line) == [1])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data("\(report.json)".utf8)) as? [String: Any])
    #expect((json["summary"] as? [String: Int])?["refused"] == 1)
    #expect(json["healthy"] as? Bool == false)
  }

  @Test("The project's examples are healthy")
  func examples() throws {
    let folder = TestFiles.project.path
    let names = try #require(AppleNames(folder: folder + "/Data/API"))
    for example in ["Scale", "TouchCanvas", "HapticSampler", "FirstHaptic"] {
      let sources = TestFiles.swiftFiles(in: folder + "/Examples/" + example).compactMap { path in
        Files.text(path).map { LoweringSource(path: path, text: $0) }
      }
      let report = Doctor(names).examine(sources)
      #expect(report.isHealthy, "\(report.text)")
      #expect(!report.names(.present).isEmpty)
    }
  }
}

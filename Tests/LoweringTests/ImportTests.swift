import TactusFiles
import TactusLowering
import Testing

/// Tests the imports of modules that have a replacement.
@Suite struct ImportTests {
  private func lowered(_ text: String, with modules: Set<String>? = nil) -> String {
    var options = LoweringOptions()
    options.modules = modules ?? ["TactusSelectors", "UIKit", "TactusFoundation"]
    let file = Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0]
    #expect(file.diagnostics.isEmpty)
    return file.text
  }

  @Test(
    "Foundation and Dispatch become TactusFoundation, whole or in part",
    arguments: [
      ("import Foundation\nlet mark = 1\n", "import TactusFoundation\nlet mark = 1\n"),
      ("import Dispatch\n", "import TactusFoundation\n"),
      ("import class Dispatch.DispatchQueue\n", "import TactusFoundation          \n"),
      ("@preconcurrency import Dispatch\n", "@preconcurrency import TactusFoundation\n"),
      (
        "import Dispatch; let mark = 1\n",
        "                 let mark = 1\nimport TactusFoundation\n"
      ),
    ])
  func wholeModules(text: String, result: String) {
    #expect(lowered(text).trimmed == result.trimmed)
  }

  @Test("What is removed takes the semicolon that ends it along")
  func semicolons() {
    var options = LoweringOptions()
    options.modules = ["TactusFoundation", "UIKit"]
    func lowered(_ text: String) -> String {
      Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0].text
    }
    #expect(lowered("import UIKit;\n") == "import UIKit;\n")
    let imported = lowered("import Foundation;\nlet a = 1;\n")
    #expect(!imported.split(separator: "\n").contains { line in line.filter { $0 != " " } == ";" })
    let required = lowered(
      "import Foundation\nprotocol Buildable { init(); func a() }\n"
        + "extension NSObject: Buildable { func a() {} }\n")
    #expect(required.contains("protocol Buildable: _I_Buildable {") && !required.contains(";  "))
    let preview = lowered("import UIKit\n#Preview { UIView() };\n")
    #expect(!preview.contains(";"))
  }

  @Test("A class gets the imports of the extension whose members it gets")
  func extensionImports() {
    var options = LoweringOptions()
    options.modules = ["TactusFoundation", "UIKit"]
    let files = Lowering(options).lower([
      LoweringSource(path: "a.swift", text: "import Foundation\nclass Lid: Pot {}\n"),
      LoweringSource(
        path: "b.swift",
        text:
          "import UIKit\nclass Pot { }\nextension Pot { @objc func cell() -> UIView? { nil } }\n"
          + "extension Lid { override func cell() -> UIView? { UIView() } }\n"),
    ])
    #expect(files[0].text.contains("override") && files[0].text.contains("\nimport UIKit\n"))
  }

  @Test("An unavailable error, which no extension can name, stays as it is")
  func unavailable() {
    let text =
      "import Foundation\n@available(*, unavailable, message: \"b\")\nenum A: Error { case b }\n"
    #expect(!lowered(text).contains("_BridgedError"))
    #expect(lowered(text.replacing("unavailable", with: "deprecated")).contains("_BridgedError"))
  }

  @Test("The methods of an unavailable class, which nobody can name, are not registered")
  func unavailableClasses() {
    func text(_ availability: String) -> String {
      lowered(
        "import UIKit\n@available(\(availability))\n@objcMembers class Lid: NSObject { func shut() {} }\n"
          + "@available(\(availability))\n@objc extension UIView { func tip() {} }\n")
    }
    #expect(!text("*, unavailable, message: \"a\"").contains("_tactusKnow"))
    #expect(text("iOSApplicationExtension, unavailable").contains("_tactusKnow"))
    #expect(text("*, deprecated, message: \"unavailable\"").contains("_tactusKnow"))
  }

  @Test("XCTest is imported name by name, because the whole module re-exports Foundation")
  func tests() {
    let text = lowered("import XCTest\nfinal class T: XCTestCase {}\n")
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "import TactusFoundation" && lines[1] == "final class T: XCTestCase {}")
    #expect(lines.count == 3 && !text.contains("import XCTest"))
    #expect(lines[2].contains("import class XCTest.XCTestCase; "))
    #expect(lines[2].contains("import func XCTest.XCTAssertEqual; "))
    let withModule = lowered(
      "import XCTest\n", with: ["TactusFoundation", "TactusTestFrameworks", "UIKit"])
    #expect(withModule.contains("; import TactusTestFrameworks; import UIKit"))
    let withScreen = lowered(
      "import XCTest\n",
      with: ["TactusFoundation", "TactusTestFrameworks", "UIKit", "XCUIAutomation"])
    #expect(
      withScreen.contains("; import TactusTestFrameworks; import UIKit; import XCUIAutomation"))
    // That module has names of its own in place of some.
    #expect(!withModule.contains("XCTest.XCTestCase;") && !withModule.contains("XCTestObservation"))
    #expect(withModule.contains("import class XCTest.XCTestSuite; "))
    // Under a condition the added imports have the same condition.
    let conditional = lowered("#if canImport(Unknown)\nimport XCTest\n#endif\n")
    #expect(conditional.contains("#if (canImport(Unknown))\nimport class"))
  }

  @Test("A re-export of XCTest, and the import of one of its names, lead to the same declarations")
  func testNames() {
    let modules: Set = ["TactusFoundation", "TactusTestFrameworks"]
    let exported = lowered("@_exported import XCTest\n", with: modules)
    #expect(exported.hasPrefix("@_exported import TactusFoundation"))
    #expect(exported.contains("; @_exported import class XCTest.XCTestSuite; "))
    #expect(exported.contains("; @_exported import TactusTestFrameworks"))
    #expect(!exported.contains("XCTest.XCTestCase;"))
    #expect(
      lowered("import class XCTest.XCTestCase\n", with: modules)
        == "import class TactusTestFrameworks.XCTestCase\n")
    let other = "import class XCTest.XCTestSuite\n"
    #expect(lowered(other, with: modules) == other)
  }

  @Test("A framework's files, and those that import it, see what its umbrella header imports")
  func umbrellaHeader() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("", "TactusSelectors.swiftmodule")
    _ = try folder.write("", "UIKit.swiftmodule")
    _ = try folder.write(
      "#import <UIKit/UIKit.h>\n#import <Pan/Lid.h>\n@import Missing;\n", "Pan.h")
    let plain = try folder.write("import Foundation\nlet view = UIView()\n", "a.swift")
    let own = try folder.write("import UIKit\nlet other = UIView()\n", "b.swift")
    // Without a header, a file that names UIKit's types sees it if another file imports it.
    for (module, count, added) in [
      ("Pan", 2, "@_exported import UIKit"), ("Pot", 1, "import UIKit"),
    ] {
      let call = CompilerCall([
        "-module-name", module, "-I", folder.path, "-emit-module-path",
        folder.path + "/\(module).swiftmodule", plain, own,
      ])
      #expect(LoweredBuild(call, program: "1").diagnostics.isEmpty)
      let texts = Folder.names(in: call.folder ?? "").filter { $0.hasSuffix(".swift") }
        .compactMap { Files.text((call.folder ?? "") + "/" + $0) }
      #expect(texts.count == count)
      // It is re-exported, so that files that import the framework see it, too.
      for text in texts {
        #expect(text.hasSuffix("\n\(added)\n"))
      }
    }
  }

  @Test("The module of networking is a part of Foundation, as on an iPhone")
  func networking() {
    #expect(lowered("import FoundationNetworking\n").hasPrefix("import TactusFoundation"))
  }

  @Test("Core Foundation is a part of Foundation, whose names it shares")
  func coreFoundation() {
    #expect(lowered("import CoreFoundation\n") == "import TactusFoundation\n")
    #expect(lowered("import CFNetwork\n") == "import TactusFoundation\n")
    #expect(
      lowered("import class CoreFoundation.CFRunLoop\n").hasPrefix("import TactusFoundation "))
    let text = "import CoreFoundation\n"
    #expect(lowered(text, with: ["TactusSelectors", "UIKit"]) == text)
  }

  @Test("A display link's initializer is UIKit's, which a file without UIKit imports")
  func displayLinks() {
    let use = "let link = CADisplayLink(target: a, selector: b)\n"
    let text = "import QuartzCore\n" + use
    #expect(lowered(text) == text + "import class UIKit.CADisplayLink\n")
    for text in ["import UIKit\nimport QuartzCore\n" + use, "import QuartzCore\n", use] {
      #expect(lowered(text) == text)
    }
    #expect(lowered(text, with: ["TactusSelectors"]) == text)
  }

  @Test("Imports of single declarations, re-exports and other modules stay unchanged")
  func others() {
    for text in [
      "import class XCTest.XCTestCase\n", "@_exported import XCTest\n", "import Testing\n",
    ] {
      #expect(lowered(text) == text)
    }
    for text in [
      "import Foundation\n", "import FoundationNetworking\n", "import Dispatch\n",
      "import XCTest\n",
    ] {
      #expect(lowered(text, with: ["TactusSelectors", "UIKit"]) == text)
    }
  }
}

extension String {
  /// The lines without trailing spaces.
  fileprivate var trimmed: [Substring] {
    split(separator: "\n").map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

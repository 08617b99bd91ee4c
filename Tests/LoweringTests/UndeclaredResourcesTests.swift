import Foundation
import TactusFiles
import TactusLowering
import Testing

/// Tests the bundles of resources that manifests do not declare.
@Suite struct UndeclaredResourcesTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Lowers a target with some sources, and returns the additions to them by their names.
  private func additions(_ sources: [String: String], _ more: [String] = []) throws
    -> [String: String]
  {
    let files = try sources.sorted { $0.key < $1.key }
      .map { try folder.write($0.value, "Target/Sources/" + $0.key) }
    let call = CompilerCall(
      ["-module-name", "Kitchen", "-emit-module-path"]
        + [folder.path + "/debug/Modules/Kitchen.swiftmodule", "-o", folder.path + "/out/kitchen"]
        + files + more)
    let build = LoweredBuild(call, program: "1")
    #expect(build.diagnostics.isEmpty)
    let overlay = build.arguments.last.flatMap(Files.text) ?? ""
    let paths = overlay.matches(of: #/"external-contents": "(.*?)"/#).map { String($0.output.1) }
    return Dictionary(
      uniqueKeysWithValues: sources.compactMap { name, text in
        let path = paths.first { $0.hasSuffix("-" + (name.split(separator: "/").last ?? "")) }
        return path.flatMap(Files.text).map { (name, String($0.dropFirst(text.count))) }
      })
  }

  private var bundle: String { folder.path + "/debug/Kitchen_Kitchen.resources" }

  @Test("A bundle of declared resources is found under its name on an iPhone")
  func named() throws {
    _ = try folder.write("tea", "debug/Kitchen_Kitchen.resources/tea.txt")
    let accessor = "Kitchen.build/DerivedSources/resource_bundle_accessor.swift"
    for _ in 0..<2 {
      _ = try additions([
        "Oven.swift": "import UIKit\n", accessor: "let buildPath = \"\(bundle)\"\n",
      ])
      let path = folder.path + "/debug/Kitchen_Kitchen.bundle/tea.txt"
      #expect(Files.text(path) == "tea")
    }
  }

  @Test("Interface files, catalogs and models are in the module's bundle, others are not")
  func bundled() throws {
    for name in ["Oven.xib", "Menu.storyboard", "Assets.xcassets/Contents.json", "notes.txt"] {
      _ = try folder.write("{}", "Target/" + name)
    }
    _ = try folder.write("", "Target/Base.lproj/Start.storyboard")
    _ = try folder.write("", "Target/en.lproj/Start.strings")
    _ = try folder.write("", "Target/Kinds/Food.xcdatamodeld/Food.xcdatamodel/contents")
    let text = try additions(
      ["../main.swift": "print(1)\n", "View.swift": "import UIKit\n"])
    #expect(text["../main.swift"] ?? "" == "")
    let added = try #require(text["View.swift"])
    #expect(added.contains("static let module: Foundation.Bundle"))
    #expect(added.contains(String(reflecting: bundle)))
    #expect(
      Folder.names(in: bundle) == [
        "Assets.xcassets", "Base.lproj", "Food.xcdatamodeld", "Menu.storyboard", "Oven.xib",
      ])
    #expect(Folder.names(in: bundle + "/Base.lproj") == ["Start.storyboard"])
    #expect(Files.text(bundle + "/Oven.xib") == "{}")
  }

  @Test("The bundle's declaration imports the Foundation that the other files import")
  func oneFoundation() throws {
    _ = try folder.write("{}", "Target/Sources/Assets.xcassets/Contents.json")
    for module in ["TactusFoundation", "UIKit"] {
      _ = try folder.write("", "Modules/\(module).swiftmodule")
    }
    let added = try #require(
      try additions(["View.swift": "import UIKit\n"], ["-I", folder.path + "/Modules"])[
        "View.swift"])
    #expect(added.contains("import TactusFoundation\nextension TactusFoundation.Bundle {"))
    #expect(!added.contains("import Foundation"))
  }

  @Test("A project's source that declares the bundle outside of a package keeps its declaration")
  func ownDeclaration() throws {
    _ = try folder.write("{}", "Target/Sources/Assets.xcassets/Contents.json")
    _ = try folder.write(
      "let package = Package(name: \"Kitchen\", platforms: [.iOS(.v16)], targets: [.target("
        + "name: \"Kitchen\", swiftSettings: "
        + "[.define(\"SWIFT_PACKAGE\", .when(platforms: [.linux]))])])", "Target/Package.swift")
    let own =
      "import UIKit\n#if !SWIFT_PACKAGE\nextension Bundle {\n"
      + "  static var module: Bundle { .main }\n}\n#endif\n"
    for module in ["TactusSelectors", "UIKit"] {
      _ = try folder.write("", "Modules/\(module).swiftmodule")
    }
    let words = ["-I", folder.path + "/Modules", "-DSWIFT_PACKAGE"]
    let added = try additions(["View.swift": own], words)
    #expect(added["View.swift"]?.contains("static let module") != true)
    #expect(
      try additions(["View.swift": "import UIKit\n"], words)["View.swift"]?
        .contains("static let module") == true)
  }

  @Test("A bundle that SwiftPM makes gets the resources that the manifest does not declare")
  func declared() throws {
    _ = try folder.write("", "Target/Sources/Kinds/Food.xcdatamodeld/Food.xcdatamodel/contents")
    let made = folder.path + "/debug/Pantry_Kitchen.resources"
    let accessor = try folder.write(
      "let buildPath = \"\(made)\"\n",
      "debug/Kitchen.build/DerivedSources/resource_bundle_accessor.swift")
    let text = try additions(["View.swift": "import UIKit\n"], [accessor])
    #expect(text["View.swift"] ?? "" == "")
    #expect(Folder.names(in: made) == ["Food.xcdatamodeld"])
    #expect(Folder.names(in: bundle) == [])
  }

  @Test("Assets of a catalog without a declaration have symbols")
  func symbols() throws {
    _ = try folder.write("{}", "Target/Sources/Media.xcassets/stove.colorset/Contents.json")
    _ = try folder.write("{}", "Target/Sources/Other/Media.xcassets/Contents.json")
    let text = try additions(["View.swift": "import UIKit\n", "Other/A.swift": "let a = 1\n"])
    #expect(text.values.contains { $0.contains("static var `stove`: UIColor") })
  }

  @Test("ObjectiveC.FO29. One source of a module lets user defaults go to other threads")
  func defaults() throws {
    _ = try folder.write("", "Modules/TactusFoundation.swiftmodule")
    let use = "import Foundation\nfinal class A: Sendable { let a: UserDefaults? = nil }\n"
    func declaring(_ sources: [String: String]) throws -> [String] {
      let declaration =
        "extension Foundation.UserDefaults: @retroactive @unchecked Swift.Sendable {}"
      return try additions(sources, ["-I", folder.path + "/Modules"])
        .filter { $0.value.contains(declaration) }.keys.sorted()
    }
    #expect(
      try declaring(["A.swift": use, "B.swift": use, "C.swift": "let c = 1\n"]) == ["A.swift"])
    #expect(try declaring(["D.swift": "import Foundation\nlet a = UserDefaults.standard\n"]) == [])
    let own = "import Foundation\nextension UserDefaults: @unchecked Sendable {}\n"
    #expect(try declaring(["E.swift": use, "F.swift": own]) == [])
  }

  @Test("A link to a file that has moved is made anew")
  func moved() throws {
    let old = try folder.write("old", "Target/Sources/Oven.xib")
    _ = try additions(["View.swift": "import UIKit\n"])
    try FileManager.default.removeItem(atPath: old)
    _ = try folder.write("new", "Target/Sources/Forms/Oven.xib")
    _ = try additions(["View.swift": "import UIKit\n"])
    #expect(Files.text(bundle + "/Oven.xib") == "new")
  }

  @Test("A target with a bundle of SwiftPM's, one for Linux, and one without resources have none")
  func none() throws {
    #expect(try additions(["View.swift": "import UIKit\n"]).isEmpty)
    _ = try folder.write("", "Target/Sources/Oven.xib")
    let plain = try additions(["View.swift": "#if os(Linux)\nimport Glibc\n#endif\n"])
    #expect(plain.isEmpty)
    let accessor = try folder.write(
      "import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n",
      "build/DerivedSources/resource_bundle_accessor.swift")
    #expect(try additions(["View.swift": "import UIKit\n"], [accessor]).isEmpty)
    #expect(!Files.exists(bundle))
  }
}

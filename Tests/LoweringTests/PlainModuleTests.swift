import TactusLowering
import Testing

/// Tests which modules are compiled as on Linux.
@Suite struct PlainModuleTests {
  private func lowered(_ text: String, modules: Set<String>? = ["TactusSelectors", "UIKit"])
    -> String
  {
    var options = LoweringOptions()
    options.modules = modules
    return Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0].text
  }

  @Test(
    "A module without Apple's modules that has C code, or knows Linux, keeps Linux' answers",
    arguments: [
      "import _NumericsShims\n#if os(iOS)\nlet a = 1\n#endif\n",
      "#if os(iOS)\nlet a = 1\n#elseif os(Linux)\nimport Glibc\n#endif\n",
      "#if canImport(Darwin)\nimport Darwin\n#elseif os(Linux)\nimport Glibc\n#endif\n",
      "import struct Shims.Value\n#if !targetEnvironment(simulator)\nlet a = 1\n#endif\n",
    ])
  func plain(text: String) { #expect(lowered(text) == text) }

  @Test(
    "Other modules have an iPhone's answers",
    arguments: [
      "import UIKit\nimport _Shims\n#if os(iOS)\nlet a = 1\n#endif\n",
      "#if os(Linux)\nimport Glibc\n#else\nimport UIKit\n#endif\n#if os(iOS)\nlet a = 1\n#endif\n",
      "public import Foundation\n#if os(Linux)\n#endif\n#if os(iOS)\nlet a = 1\n#endif\n",
      "#if os(iOS)\nlet a = 1\n#endif\n", "import Swift\n#if os(iOS)\nlet a = 1\n#endif\n",
    ])
  func phone(text: String) {
    #expect(lowered(text).contains("#if true   \nlet a = 1"))
  }

  @Test("An import in a comment or a text does not count")
  func words() {
    let text = "// import UIKit\nlet a = \"import UIKit\"\n#if os(Linux)\nlet b = 1\n#endif\n"
    #expect(lowered(text) == text)
  }
}

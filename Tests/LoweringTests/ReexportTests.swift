import TactusLowering
import Testing

/// Tests names that reach a file by the modules that it imports.
@Suite struct ReexportTests {
  private func lowered(
    _ texts: [String], _ modules: Set<String> = ["TactusSelectors", "TactusFoundation", "UIKit"]
  ) -> [String] {
    var options = LoweringOptions()
    options.modules = modules
    let sources = texts.enumerated().map { LoweringSource(path: "\($0).swift", text: $1) }
    let files = Lowering(options).lower(sources)
    #expect(files.flatMap(\.diagnostics).isEmpty)
    return files.map(\.text)
  }

  @Test("A missing module's re-exported framework is imported if the file names its types")
  func reexportedFrameworks() {
    let modules: Set = ["TactusSelectors", "UIKit", "Contacts", "Metal"]
    let named = lowered(["import MetalKit\nlet a: MTLDevice? = nil\n"], modules)[0]
    #expect(named == "import UIKit   \nlet a: MTLDevice? = nil\nimport Metal\n")
    let unnamed = lowered(["import MetalKit\nlet a = 1\n"], modules)[0]
    #expect(unnamed == "import UIKit   \nlet a = 1\n")
    let missing = lowered(["import MetalKit\nlet a: MTKView? = nil\n"], modules)[0]
    #expect(missing == "import MetalKit\nlet a: MTKView? = nil\n")
  }

  @Test("A delegate's window is optional once, also for the methods of optional values")
  func optionalWindow() {
    let text = "let a = app.delegate?.window?.flatMap { $0 }\nlet b = item.title?.map { $0 }\n"
    let expected = "let a = app.delegate?.window .flatMap { $0 }\nlet b = item.title?.map { $0 }\n"
    #expect(lowered([text])[0] == expected)
  }

  @Test("The streams of C are those of the phone, also with the name of their module")
  func streams() {
    let modules: Set = ["TactusSelectors", "TactusFoundation", "TactusStandardStreams"]
    let text = lowered(["import Foundation\nlet a = Darwin.stderr\n"], modules)[0]
    #expect(text.contains("TactusStandardStreams.stderr"))
    #expect(text.contains("import var TactusStandardStreams.stderr"))
  }
}

import Foundation
import TactusFiles
import TactusLowering
import Testing

/// Tests the symbols of images and colors in asset catalogs.
@Suite struct AssetSymbolTests {
  private let folder: ScratchFolder
  private let accessor: String

  init() throws {
    folder = try ScratchFolder()
    accessor = try folder.write(
      "import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n",
      "build/DerivedSources/resource_bundle_accessor.swift")
  }

  /// Adds an asset to the target's catalog.
  private func add(_ path: String) throws {
    _ = try folder.write("{}", "Target/Assets.xcassets/\(path)/Contents.json")
  }

  /// Returns the text that the compiler reads instead of the accessor.
  private func lowered(_ source: String) throws -> String {
    let file = try folder.write(source, "Target/Sources/View.swift")
    _ = try folder.write(source, "Target/Model.swift")
    let call = CompilerCall(
      ["-module-name", "Kitchen", "-o", folder.path + "/out/kitchen"]
        + [file, folder.path + "/Target/Model.swift", accessor])
    let build = LoweredBuild(call, program: "1")
    #expect(build.diagnostics.isEmpty)
    guard build.arguments.count > 2, let overlay = build.arguments.last.flatMap(Files.text),
      let line = overlay.split(separator: "\n").first(where: { $0.contains("accessor.swift\"") }),
      let path = line.split(separator: "\"").first(where: {
        $0.hasSuffix("-resource_bundle_accessor.swift")
      })
    else { return "" }
    return Files.text(String(path)) ?? ""
  }

  @Test(
    "Drawing.DR26. An asset's name becomes a symbol in camel case",
    arguments: [
      ("AccentColor", "accent"), ("BGColorOne", "bgColorOne"), ("color_FF453A", "colorFF453A"),
      ("tabbarBackgroundColor", "tabbarBackground"), ("Accent Color", "accent"),
      ("sticky-note", "stickyNote"), ("1", "_1"), ("3ecb9ea93cd", "_3Ecb9Ea93Cd"),
      ("download (10)", "download10"), ("a1cef908ea", "a1Cef908Ea"), ("URL", "url"),
      ("__PresetAccentColor", "presetAccent"), ("1+e2", "_1E2"), ("default", "default"),
      ("Color", "color"), ("AIStylist", "aiStylist"),
    ])
  func names(_ asset: String, _ symbol: String) throws {
    try add("\(asset).colorset")
    let text = try lowered("import UIKit\n")
    #expect(
      text.contains(
        "static let `\(symbol)` = ColorResource(name: \"\(asset)\", bundle: resourceBundle)\n"))
    #expect(
      text.contains(
        "static var `\(symbol)`: UIColor { UIColor(resource: ColorResource.`\(symbol)`) }\n"))
  }

  @Test("Drawing.DR26. A group that is a namespace becomes an enumeration, others do not count")
  func groups() throws {
    try add("Fruit/apple_image.imageset")
    try add("dairy products/Milk.imageset")
    _ = try folder.write(
      "{\"properties\" : {\"provides-namespace\" : true}}",
      "Target/Assets.xcassets/dairy products/Contents.json")
    let text = try lowered("import UIKit\n")
    #expect(text.contains("static let `apple` = ImageResource(name: \"apple_image\", bundle"))
    #expect(
      text.contains(
        "enum `DairyProducts` {\nstatic let `milk` = ImageResource(name: \"dairy products/Milk\", ")
    )
    #expect(text.contains("UIImage(resource: ImageResource.`DairyProducts`.`milk`)"))
  }

  @Test("Drawing.DR26. What the target or UIKit declares is not declared again")
  func declared() throws {
    try add("red.colorset")
    try add("stove.colorset")
    try add("oven.colorset")
    let text = try lowered("import UIKit\nextension UIColor { static let stove = UIColor.red }\n")
    #expect(text.contains("static let `red` = ") && text.contains("static let `stove` = "))
    #expect(!text.contains("static var `red`") && !text.contains("static var `stove`"))
    #expect(text.contains("static var `oven`"))
  }

  @Test("Drawing.DR26. A target without catalogs has no symbols")
  func none() throws {
    #expect(try lowered("import UIKit\n").isEmpty)
  }
}

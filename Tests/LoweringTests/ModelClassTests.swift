import TactusFiles
import TactusLowering
import Testing

/// Tests the classes of Core Data models (CoreData.CG1–CG4).
@Suite struct ModelClassTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for module in ["UIKit", "TactusSelectors", "TactusFoundation", "CoreData"] {
      _ = try folder.write("", "sdk/\(module).swiftmodule")
    }
  }

  /// Returns the text of a target's source for the compiler.
  private func lowered(_ source: String = "import CoreData\n") throws -> String {
    let file = try folder.write(source, "Target/Store.swift")
    let accessor = try folder.write(
      "import Foundation\n", "build/DerivedSources/resource_bundle_accessor.swift")
    let call = CompilerCall(
      ["-module-name", "Kitchen", "-I", folder.path + "/sdk", "-o", folder.path + "/out/kitchen"]
        + [file, accessor])
    let build = LoweredBuild(call, program: "1")
    #expect(build.diagnostics.isEmpty)
    let overlay = build.arguments.last.flatMap(Files.text) ?? ""
    let paths = overlay.matches(of: #/"external-contents": "(.*?)"/#).map { String($0.output.1) }
    return paths.first { $0.hasSuffix("-resource_bundle_accessor.swift") }.flatMap(Files.text) ?? ""
  }

  private func add(_ entities: String, version: String = "Food") throws {
    _ = try folder.write(
      "<model>\(entities)</model>", "Target/Food.xcdatamodeld/\(version).xcdatamodel/contents")
  }

  @Test("CoreData.CG1. A class definition has the class, a category its properties, others nothing")
  func kinds() throws {
    try add(
      "<entity name=\"Dish\" representedClassName=\"Dish\" codeGenerationType=\"class\"/>"
        + "<entity name=\"Cook\" representedClassName=\".Cook\" codeGenerationType=\"category\"/>"
        + "<entity name=\"Pan\" representedClassName=\"Pan\"/>")
    let text = try lowered("import CoreData\nclass Cook: NSManagedObject {}\n")
    #expect(text.contains("public class Dish: NSManagedObject {"))
    #expect(text.contains("extension Dish: Identifiable {}"))
    #expect(text.contains("func fetchRequest() -> NSFetchRequest<Dish> "))
    #expect(text.contains("extension Cook {") && !text.contains("class Cook"))
    #expect(!text.contains("Pan"))
  }

  @Test(
    "CoreData.CG2. Attributes are optional objects, or scalars",
    arguments: [
      ("attributeType=\"String\"", "String?"), ("attributeType=\"Date\"", "Date?"),
      ("attributeType=\"Integer 64\"", "NSNumber?"), ("attributeType=\"UUID\"", "UUID?"),
      ("attributeType=\"Integer 16\" usesScalarValueType=\"YES\"", "Int16"),
      ("attributeType=\"Boolean\" usesScalarValueType=\"YES\"", "Bool"),
      ("attributeType=\"Transformable\" customClassName=\"NSArray\"", "NSArray?"),
      ("attributeType=\"Transformable\"", "NSObject?"),
      ("attributeType=\"Decimal\"", "NSDecimalNumber?"), ("attributeType=\"URI\"", "URL?"),
    ])
  func attributes(attribute: String, type: String) throws {
    try add(
      "<entity name=\"Dish\" codeGenerationType=\"class\"><attribute name=\"it\" \(attribute)/>"
        + "</entity>")
    #expect(try lowered().contains("public var it: \(type) { get { _managed(\"it\") }"))
  }

  @Test("CoreData.CG3. Relationships have sets and the methods that change them")
  func relationships() throws {
    try add(
      "<entity name=\"Dish\" representedClassName=\"Meal\" codeGenerationType=\"class\">"
        + "<relationship name=\"cook\" maxCount=\"1\" destinationEntity=\"Cook\"/></entity>"
        + "<entity name=\"Cook\" codeGenerationType=\"class\">"
        + "<relationship name=\"dishes\" toMany=\"YES\" destinationEntity=\"Dish\"/>"
        + "<relationship name=\"best\" toMany=\"YES\" ordered=\"YES\" destinationEntity=\"Dish\"/>"
        + "</entity>")
    let text = try lowered()
    #expect(text.contains("public var cook: Cook? {"))
    #expect(text.contains("public var dishes: NSSet? {"))
    #expect(text.contains("public var best: NSOrderedSet? {"))
    #expect(text.contains("public func addToDishes(_ value: Meal) {"))
    #expect(text.contains("public func removeFromBest(_ values: NSOrderedSet) {"))
  }

  @Test("CoreData.CG4. Classes inherit, declared ones remain, and the current version counts")
  func inheritance() throws {
    try add("<entity name=\"Old\" codeGenerationType=\"class\"/>", version: "A")
    try add(
      "<entity name=\"Dish\" codeGenerationType=\"class\"/>"
        + "<entity name=\"Soup\" parentEntity=\"Dish\" codeGenerationType=\"class\"/>"
        + "<entity name=\"Own\" codeGenerationType=\"class\"/>", version: "B")
    _ = try folder.write(
      "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key>"
        + "<string>B.xcdatamodel</string></dict></plist>",
      "Target/Food.xcdatamodeld/.xccurrentversion")
    let text = try lowered("import CoreData\nclass Own: NSManagedObject {}\n")
    #expect(text.contains("public class Soup: Dish {") && !text.contains("Old"))
    #expect(!text.contains("class Own"))
  }

  @Test("A model that is broken, or has names that are none, adds nothing")
  func broken() throws {
    try add("<entity name=\"Dish\" codeGenerationType=\"class\">")
    #expect(try !lowered().contains("Dish"))
    try add("<entity name=\"a b\" representedClassName=\"1; x\" codeGenerationType=\"class\"/>")
    #expect(try !lowered().contains("class"))
  }

  @Test("The ending of a resource that only the program knows is asked for that of a source")
  func endings() {
    func lowered(_ use: String, module: String = "CoreData") -> String {
      var options = LoweringOptions()
      options.modules = ["TactusFoundation", "CoreData"]
      let text = "import \(module)\nfunc f(_ b: Bundle, _ e: Ending) { \(use) }\n"
      let file = Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0]
      return file.text.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
    }
    func expect(_ use: String, _ expected: String) {
      #expect(lowered(use) == "func f(_ b: Bundle, _ e: Ending) { \(expected) }")
    }
    expect(
      "_ = b.url(forResource: n, withExtension: e.rawValue)",
      "_ = b.url(forResource: n, withExtension: _modelEnding(e.rawValue))")
    expect(
      "_ = b.path(forResource: n, ofType: ending, inDirectory: d)",
      "_ = b.path(forResource: n, ofType: _modelEnding(ending), inDirectory: _modelEnding(d))")
    expect(
      #"_ = b.url(forResource: n, withExtension: "\(e)", subdirectory: "Shop.momd")"#,
      #"_ = b.url(forResource: n, withExtension: _modelEnding("\(e)"), "#
        + #"subdirectory: _modelEnding("Shop.momd"))"#)
    expect(
      #"_ = b.urls(forResourcesWithExtension: "momd", subdirectory: nil)"#,
      #"_ = b._urls(forResourcesWithExtension: "xcdatamodeld", subdirectory: nil)"#)
    for same in [
      #"_ = b.url(forResource: n, withExtension: "png")"#, "save(n, withExtension: ending)",
      "_ = b.url(forResource: n, withExtension: nil)",
    ] {
      expect(same, same)
    }
    let other = "_ = b.url(forResource: n, withExtension: ending)"
    #expect(lowered(other, module: "UIKit").contains(other))
  }
}

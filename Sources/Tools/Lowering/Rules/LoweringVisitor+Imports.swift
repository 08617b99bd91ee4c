import SwiftSyntax

extension LoweringVisitor {
  /// Imports the frameworks that the extensions of a class import, whose members the class gets:
  /// the class's own file may not import them.
  func importModules(of members: [FileInterface.Fold]) {
    let imports = members.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let names = imports.filter { name in
      options.modules?.contains(name) == true && !source.text.contains("import \(name)\n")
    }
    for name in names.sorted() { tail.add("import \(name)", []) }
  }

  func lowerImport(_ node: ImportDeclSyntax) {
    for attribute in node.attributes.plain where attribute.name == "objc" {
      edits.blank(attribute.bytes)
    }
    lowerTestableImport(node)
    guard let first = node.path.first, let last = node.path.last else { return }
    let module = first.name.text
    let names = first.name.bytes.lowerBound..<last.name.bytes.upperBound
    switch module {
    case "ObjectiveC" where options.modules?.contains("TactusFoundation") != true:
      blankItem(node)
    case "XCTest":
      importTests(node)
    case "CFNetwork" where options.modules?.contains("TactusFoundation") != true: break
    case "CFNetwork", "CoreFoundation", "Darwin", "Dispatch", "Foundation",
      "FoundationNetworking", "MachO", "ObjectiveC":
      let isSystem = module == "Darwin" || module == "MachO"
      if !isSystem, options.modules?.contains("TactusFoundation") != true {
        // Submodules do not exist on Linux.
        if node.importKindSpecifier == nil, node.path.count > 1 {
          edits.replace(names, with: module)
        }
        return
      }
      let hasFoundation = options.modules?.contains("TactusFoundation") == true && !options.isPlain
      replaceImport(
        node, by: isSystem && !hasFoundation ? "Glibc" : "TactusFoundation")
    case "os" where !options.has("os"), "OSLog" where !options.has("OSLog"):
      diagnose(
        node,
        "the module '\(module)' is missing; remove the import, or put it between "
          + "#if canImport(\(module)) and #endif")
    default:
      if lowerUnusedImport(node, of: module) { return }
      // Swift modules have no submodules such as `UIKit.UIGestureRecognizerSubclass`.
      guard node.importKindSpecifier == nil, node.path.count > 1 else { return }
      edits.replace(names, with: module)
    }
  }

  /// Lowers `@testable import UserNotifications`: on an iPhone the attribute has no effect for a
  /// framework of Objective-C, and here it would need one compiled for testing.
  private func lowerTestableImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text, options.has(module),
      AppleModules.present.contains(module)
    else { return }
    for attribute in node.attributes.plain where attribute.name == "testable" {
      edits.blank(attribute.bytes)
    }
  }

  /// Imports and re-exports what the framework's umbrella header imports: in Xcode each file of the
  /// framework sees it, and so does each file that imports the framework.
  func importHeaderModules() {
    let modules = options.headerModules.map { $0 == "Foundation" ? "TactusFoundation" : $0 }
    for module in modules.sorted() where options.modules?.contains(module) == true {
      tail.add("@_exported import \(module)", [])
    }
  }

  /// Imports UIKit for a file that names its types without an import, if another file of the module
  /// imports it: in Xcode a framework's umbrella header, which a package has no use for, does so.
  func importUnstatedUIKit(_ node: SourceFileSyntax) {
    guard options.importsUIKit, !options.headerModules.contains("UIKit"),
      options.modules?.contains("UIKit") == true,
      source.text.mentions("UI"), !PlainModule.imports(in: source.text).contains("UIKit")
    else { return }
    let isNamed = node.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind, name.hasPrefix("UI") else { return false }
      return FrameworkTypes.names.contains(name) && !interface.declares(name)
    }
    if isNamed { tail.add("import UIKit", []) }
  }

  /// Imports the declarations of XCTest one by one, because the whole module would also import
  /// Foundation, and its `XCTestCase` beside ours.
  private func importTests(_ node: ImportDeclSyntax) {
    guard options.modules?.contains("TactusFoundation") == true else { return }
    let hasOwnNames = options.modules?.contains(TestNames.ownModule) == true
    guard node.path.count == 1 else {
      // A single declaration: `import class XCTest.XCTestCase`.
      guard hasOwnNames, let first = node.path.first?.name, let name = node.path.last?.name,
        TestNames.ownNames.contains(name.text)
      else { return }
      edits.replace(first.bytes, with: TestNames.ownModule)
      return
    }
    let isExported = node.attributes.plain.contains { $0.name == "_exported" }
    guard !isExported || hasOwnNames else { return }
    let parts = TestNames.all.flatMap { kind, names in
      names.filter { !hasOwnNames || !TestNames.ownNames.contains($0) }
        .map { "import \(kind) XCTest.\($0)" }
    }
    // On an iPhone XCTest re-exports UIKit and the tests of the screen.
    let whole = [TestNames.ownModule, "UIKit", TestNames.screenModule].filter {
      options.modules?.contains($0) == true
    }
    .map { "import \($0)" }
    let imports = (parts + whole).map { isExported ? "@_exported " + $0 : $0 }
    tail.add(imports.joined(separator: "; "), conditions)
    replaceImport(node, by: "TactusFoundation")
  }

  /// Replaces an import with that of another module, without moving the rest of the line.
  func replaceImport(_ node: ImportDeclSyntax, by module: String) {
    let begin = node.importKeyword.bytes.lowerBound
    let range = begin..<node.bytes.upperBound
    let text = "import " + module
    if text.utf8.count <= range.count || edits.isRestBlank(after: range.upperBound)
      || !conditions.isEmpty
    {
      edits.replace(range, with: text)
    } else {
      blankItem(node)
      let attributes = node.attributes.plain.map { $0.trimmedDescription + " " }.joined()
      let access = node.modifiers.map { $0.trimmedDescription + " " }.joined()
      tail.add(attributes + access + text, conditions)
    }
  }
}

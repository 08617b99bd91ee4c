import SwiftSyntax

extension LoweringVisitor {
  /// The name by which a module is there on Linux.
  private static let renamed = ["Darwin": "Glibc"]

  func lowerImport(_ node: ImportDeclSyntax) {
    for attribute in node.attributes.plain where attribute.name == "objc" {
      edits.blank(attribute.bytes)
    }
    guard let first = node.path.first, let last = node.path.last else { return }
    let module = first.name.text
    let names = first.name.bytes.lowerBound..<last.name.bytes.upperBound
    switch module {
    case "ObjectiveC":
      edits.blank(node.bytes)
    case "XCTest":
      importTests(node)
    case "Darwin", "Foundation", "Dispatch":
      if module != "Darwin", options.modules?.contains("PhoneFoundation") != true {
        // A submodule or a part of it still is the module.
        if node.importKindSpecifier == nil, node.path.count > 1 {
          edits.replace(names, with: module)
        }
        return
      }
      replaceImport(node, by: Self.renamed[module] ?? "PhoneFoundation")
    case "os" where !options.has("os"), "OSLog" where !options.has("OSLog"):
      refuse(
        node,
        "there is no module '\(module)' here; leave the import out, or put it between "
          + "#if canImport(\(module)) and #endif")
    default:
      // `import UIKit.UIGestureRecognizerSubclass` names a submodule, which a Swift module has none of.
      guard node.importKindSpecifier == nil, node.path.count > 1 else { return }
      edits.replace(names, with: module)
    }
  }

  /// Imports XCTest name by name: whole, it would bring Foundation along, which then is found before what
  /// stands in its place.
  private func importTests(_ node: ImportDeclSyntax) {
    guard options.modules?.contains("PhoneFoundation") == true, node.path.count == 1,
      !node.attributes.plain.contains(where: { $0.name == "_exported" })
    else { return }
    let parts = TestNames.all.flatMap { kind, names in
      names.map { "import \(kind) XCTest.\($0)" }
    }
    // On an iPhone it brings UIKit along.
    let whole = options.modules?.contains("UIKit") == true ? ["import UIKit"] : []
    tail.add((parts + whole).joined(separator: "; "), conditions)
    replaceImport(node, by: "PhoneFoundation")
  }

  /// Imports another module whole, and moves nothing that follows on the line.
  private func replaceImport(_ node: ImportDeclSyntax, by module: String) {
    let begin = node.importKeyword.bytes.lowerBound
    let range = begin..<node.bytes.upperBound
    let text = "import " + module
    if text.utf8.count <= range.count || edits.isRestBlank(after: range.upperBound)
      || !conditions.isEmpty
    {
      edits.replace(range, with: text)
    } else {
      edits.blank(node.bytes)
      let attributes = node.attributes.plain.map { $0.trimmedDescription + " " }.joined()
      let access = node.modifiers.map { $0.trimmedDescription + " " }.joined()
      tail.add(attributes + access + text, conditions)
    }
  }
}

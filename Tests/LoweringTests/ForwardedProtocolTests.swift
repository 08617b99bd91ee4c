import Foundation
import SwiftParser
import SwiftSyntax
import TactusLowering
import Testing

/// Tests the classes that forward the messages of a delegate, and the table of the protocols.
@Suite struct ForwardedProtocolTests {
  /// Writes the table anew with `TACTUS_REBASELINE=1 swift test -c release --filter
  /// ForwardedProtocolTests`.
  @Test("The table nearly matches the frameworks' sources")
  func table() throws {
    let path = "/Sources/Tools/Lowering/Rules/ForwardedProtocol+Generated.swift"
    let file = TestFiles.project.path + path
    let text = Self.text()
    if ProcessInfo.processInfo.environment["TACTUS_REBASELINE"] != nil {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    #expect(TestFiles.similarity(Files.text(file) ?? "", text) > 0.9, "write it anew, as above")
    #expect(text.contains("optional func scrollViewDidZoom(_ scrollView: UIScrollView)"))
  }

  @Test("ObjectiveC.FW1, ObjectiveC.FW2. A class with a forwarding target forwards what it lacks")
  func forwarding() {
    let text = lower(
      """
      public class Proxy: NSObject, UIScrollViewDelegate {
        var other: UIScrollViewDelegate?
        public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        public override func responds(to s: Selector!) -> Bool { super.responds(to: s) }
        public override func forwardingTarget(for s: Selector!) -> Any? {
          other ?? super.forwardingTarget(for: s)
        }
      }

      """)
    #expect(
      text.contains("super._responds(to: s)") && text.contains("super._forwardingTarget(for: s)"))
    #expect(
      text.contains("extension Proxy: @preconcurrency _KVRespond, @preconcurrency _KVForward"))
    #expect(
      text.contains(
        "@MainActor public func scrollViewDidZoom(_ scrollView: UIScrollView) { "
          + "((forwardingTarget(for: Selector(\"scrollViewDidZoom:\")) as? any UIScrollViewDelegate) "
          + "?? _i0()).scrollViewDidZoom(`scrollView`) }"), "\(text)")
    #expect(text.contains("final class _i0: NSObject, UIScrollViewDelegate {"))
    #expect(!text.contains("public func scrollViewDidScroll(_ scrollView: UIScrollView) { (("))
  }

  @Test("Refined protocols are forwarded, too, and required methods have a body that is not called")
  func refined() {
    let text = lower(
      """
      private class Proxy: NSObject, UITableViewDelegate {
        override func forwardingTarget(for s: Selector!) -> Any? { nil }
      }
      extension Proxy: UITableViewDataSource {
        func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
        func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { .init() }
      }

      """)
    #expect(text.contains("scrollViewDidScroll(`scrollView`)"))
    #expect(text.contains("tableView(`tableView`, heightForRowAt: `indexPath`)"))
    #expect(text.contains("numberOfSections(in: `tableView`)"))
    #expect(text.contains("cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }"))
  }

  @Test("ObjectiveC.FW3. The methods of a delegate within a function are registered when it runs")
  func classesWithinFunctions() {
    let text = lower(
      """
      func check(_ sender: NSObject) {
        class Local: NSObject, UIScrollViewDelegate {
          func scrollViewDidScroll(_ scrollView: UIScrollView) {}
          func other() {}
        }
        print(sender.responds(to: Selector("a")), Local())
      }

      """)
    #expect(text.contains("nonisolated fileprivate static func _tactusKnow_"), "\(text)")
    #expect(
      text.contains(
        "{ _ = Selector(\"scrollViewDidScroll:\", calling: "
          + "{ (o: Local) in { (a0: UIScrollView) in o.scrollViewDidScroll(a0) } }) } }; Local."),
      "\(text)")
    #expect(!text.contains("\"other\""))
    let silent =
      "func f() { class A: NSObject, UIScrollViewDelegate {"
      + " func scrollViewDidScroll(_ s: UIScrollView) {} } }\n"
    #expect(!lower(silent).contains("Selector("), "nothing asks for methods")
  }

  // MARK: The table

  private static func text() -> String {
    let finder = ProtocolFinder(viewMode: .sourceAccurate)
    let folder = TestFiles.project.path + "/Sources/Frameworks"
    for path in TestFiles.swiftFiles(in: folder) {
      let source = Files.text(path) ?? ""
      guard source.contains("public protocol ") || source.contains("extension ") else { continue }
      finder.walk(Parser.parse(source: source))
    }
    return """
      // swift-format-ignore-file
      // Made by ForwardedProtocolTests from Sources/Frameworks.

      extension ForwardedProtocol {
        static let text = \"\"\"
      \(finder.lines.map { "    " + $0 }.joined(separator: "\n"))
          \"\"\"
      }

      """
  }
}

/// A visitor that finds the public protocols of delegates and their default implementations.
private final class ProtocolFinder: SyntaxVisitor {
  private var protocols: [String: ProtocolDeclSyntax] = [:]
  private var defaults: [String: Set<String>] = [:]

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "public" }) {
      protocols[node.name.text] = node
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericWhereClause == nil else { return .skipChildren }
    for method in Self.methods(of: node.memberBlock) {
      defaults[node.extendedType.trimmedDescription, default: []].insert(Self.fullName(method))
    }
    return .skipChildren
  }

  /// The lines of the table: the protocols whose methods alone make an object one of them.
  var lines: [String] {
    protocols.sorted { $0.key < $1.key }.flatMap { name, node -> [String] in
      let methods = Self.methods(of: node.memberBlock)
      let fulfilled = defaults[name] ?? []
      let rows = methods.map { method in
        (fulfilled.contains(Self.fullName(method)) ? "optional " : "required ") + Self.text(method)
      }
      // The asynchronous form of a method is implemented by the protocol, and is not forwarded.
      let members = node.memberBlock.members.filter {
        $0.decl.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers?.asyncSpecifier == nil
      }
      guard methods.count == members.count, isOfObjects(node),
        rows.contains(where: { $0.hasPrefix("optional ") })
      else { return [] }
      let isOnMainActor = node.attributes.trimmedDescription.contains("@MainActor")
      let refined = Self.refined(node)
      return [
        "protocol \(name) \(([isOnMainActor ? "main" : "any"] + refined).joined(separator: " "))"
      ]
        + rows
    }
  }

  private func isOfObjects(_ node: ProtocolDeclSyntax) -> Bool {
    Self.refined(node).contains { name in
      name == "NSObjectProtocol" || protocols[name].map(isOfObjects) == true
    }
  }

  private static func refined(_ node: ProtocolDeclSyntax) -> [String] {
    node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
  }

  /// Returns the methods without effects.
  private static func methods(of block: MemberBlockSyntax) -> [FunctionDeclSyntax] {
    block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter {
      $0.signature.effectSpecifiers == nil && $0.genericParameterClause == nil
        && !$0.modifiers.contains { $0.name.text == "static" }
    }
  }

  private static func fullName(_ node: FunctionDeclSyntax) -> String {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return node.name.text + "(" + labels.joined() + ")"
  }

  /// Returns a declaration on one line, without attributes.
  private static func text(_ node: FunctionDeclSyntax) -> String {
    let plain = node.with(\.attributes, []).with(\.modifiers, []).with(\.body, nil)
    return plain.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
  }
}

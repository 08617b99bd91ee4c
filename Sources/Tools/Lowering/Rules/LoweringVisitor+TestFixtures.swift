import SwiftSyntax

extension LoweringVisitor {
  /// The methods that a test case overrides to prepare its tests and to clean up after them.
  private static let fixtures: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError",
  ]

  /// Lowers the fixtures of a test case that is isolated to the main actor.
  ///
  /// Apple's XCTest leaves the isolation of `setUp` open, so an override inherits that of its
  /// class. On Linux XCTest declares it nonisolated, and also calls it on the main thread. In Swift
  /// 6 mode both compilers refuse such an override, so it is refused here as well.
  func lowerFixtures(_ node: ClassDeclSyntax) {
    let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    guard let parent, ["XCTestCase", "XCTest.XCTestCase"].contains(parent) else { return }
    let isOnMainActor = node.attributes.first(named: "MainActor") != nil
    lowerAsyncFixtures(node, isOnMainActor: isOnMainActor)
    guard !options.isSwift6 else { return }
    for member in node.memberBlock.activeMembers(condition) {
      guard let function = member.as(FunctionDeclSyntax.self),
        Self.fixtures.contains(function.name.text), function.modifiers.has("override"),
        !function.modifiers.has("class", "static", "nonisolated"),
        function.signature.effectSpecifiers?.asyncSpecifier == nil, let body = function.body
      else { continue }
      let attribute = function.attributes.first(named: "MainActor")
      guard isOnMainActor || attribute != nil else { continue }
      if let attribute { edits.blank(attribute.bytes) }
      // An unneeded `try` is a warning.
      let tokens = body.tokens(viewMode: .sourceAccurate).map(\.tokenKind)
      let mayThrow = tokens.contains(.keyword(.try)) || tokens.contains(.keyword(.throw))
      let throwing = mayThrow && function.signature.effectSpecifiers?.throwsClause != nil
      edits.insert(
        throwing ? " try MainActor.assumeIsolated {" : " MainActor.assumeIsolated {",
        at: body.leftBrace.bytes.upperBound)
      edits.insert("} ", at: body.rightBrace.bytes.lowerBound)
    }
  }

  /// Marks the initializer without parameters of a test case as an override.
  ///
  /// XCTest's class has none on Linux, so code that was written for it declares a new one; ours has
  /// the one of an iPhone.
  func lowerTestCaseInitializer(_ node: ClassDeclSyntax, of path: String) {
    guard options.modules?.contains("TactusTestFrameworks") == true,
      interface.superclassNames(of: path).dropFirst().contains("XCTestCase")
    else { return }
    for member in node.memberBlock.activeMembers(condition) {
      guard let initializer = member.as(InitializerDeclSyntax.self),
        initializer.signature.parameterClause.parameters.isEmpty,
        !initializer.modifiers.has("override", "convenience")
      else { continue }
      edits.insert("override ", at: initializer.initKeyword.bytes.lowerBound)
    }
  }

  /// Removes `try await super.setUp()` from the asynchronous fixtures of a test case that is
  /// isolated to the main actor.
  ///
  /// On Linux the method of `XCTestCase` is nonisolated, and the test case cannot be sent to it in
  /// Swift 6. The method does nothing.
  private func lowerAsyncFixtures(_ node: ClassDeclSyntax, isOnMainActor: Bool) {
    for member in node.memberBlock.activeMembers(condition) {
      guard let function = member.as(FunctionDeclSyntax.self),
        Self.fixtures.contains(function.name.text), function.modifiers.has("override"),
        !function.modifiers.has("class", "static", "nonisolated"),
        function.signature.effectSpecifiers?.asyncSpecifier != nil,
        isOnMainActor || function.attributes.first(named: "MainActor") != nil
      else { continue }
      for statement in function.body?.statements ?? [] {
        let words = statement.item.tokens(viewMode: .sourceAccurate).map(\.text)
        let call = ["await", "super", ".", function.name.text, "(", ")"]
        if words == call || words == ["try"] + call { blankItem(statement.item) }
      }
    }
  }
}

import SwiftParser
import SwiftSyntax

/// A reader of the settings and dependencies with conditions that a manifest gives a target.
///
/// It follows names of constants at file scope and `+` between lists; settings that the manifest
/// computes otherwise are not read.
struct ConditionsReader {
  /// A setting or a dependency.
  struct ConditionalSetting {
    /// Its name in a message, such as `the dependency on 'Core'`.
    var title: String
    /// The advice for the client where it has no effect.
    var advice: String
    /// The line; counts from 1.
    var line: Int
    /// The column; counts from 1.
    var column: Int
    /// The platforms; nil for all.
    var platforms: Set<String>?
    /// Whether the condition holds for this configuration.
    var isForConfiguration: Bool
    /// The name that a setting of the Swift compiler defines.
    var define: String?
    /// The arguments of the Swift compiler for it.
    var arguments: [String] = []
    /// Whether no argument of the Swift compiler has its effect.
    var isIgnored = false

    /// Returns whether the condition holds on a platform.
    func holds(on platform: String) -> Bool {
      isForConfiguration && platforms?.contains(platform) != false
    }
  }

  /// The settings and the dependencies of the target; nil if the manifest does not name it.
  private(set) var found: (settings: [ConditionalSetting], dependencies: [ConditionalSetting])?
  private let isDebug: Bool
  private let positions: SourcePositions
  private var constants: [String: ExprSyntax] = [:]

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - text: The manifest.
  ///   - module: The target's module, whose name is the target's with `_` for characters that no
  ///     identifier has.
  ///   - isDebug: Whether the configuration is that for debugging.
  init(_ text: String, module: String, isDebug: Bool) {
    self.isDebug = isDebug
    let tree = Parser.parse(source: text)
    positions = SourcePositions(text)
    for item in tree.statements {
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
        constants[binding.pattern.trimmedDescription] = binding.initializer?.value
      }
    }
    let finder = TargetFinder(module)
    finder.walk(tree)
    guard let target = finder.target else { return }
    func list(_ label: String) -> [ExprSyntax] {
      target.arguments.first { $0.label?.text == label }.map { elements(of: $0.expression) } ?? []
    }
    found = (
      list("swiftSettings").compactMap(swiftSetting) + list("linkerSettings").compactMap(link)
        + (list("cSettings") + list("cxxSettings")).compactMap(cSetting),
      list("dependencies").compactMap(dependency)
    )
  }

  /// Returns the elements of a list.
  private func elements(of node: ExprSyntax, depth: Int = 0) -> [ExprSyntax] {
    guard depth < 8 else { return [] }
    if let array = node.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
    if let sequence = node.as(SequenceExprSyntax.self) {
      return sequence.elements.flatMap { elements(of: $0, depth: depth + 1) }
    }
    return constant(node).map { elements(of: $0, depth: depth + 1) } ?? []
  }

  private func constant(_ node: ExprSyntax) -> ExprSyntax? {
    (node.as(DeclReferenceExprSyntax.self)?.baseName.text).flatMap { constants[$0] }
  }

  /// Returns a setting or a dependency with its condition; nil for other expressions, and if only
  /// the manifest itself knows the condition.
  private func item(_ node: ExprSyntax, _ title: String, _ advice: String) -> (
    ConditionalSetting, name: String, call: FunctionCallExprSyntax
  )? {
    guard let call = (constant(node) ?? node).as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let condition = condition(of: call)
    else { return nil }
    let place = positions.place(of: call.positionAfterSkippingLeadingTrivia)
    return (
      ConditionalSetting(
        title: title, advice: advice, line: place.line, column: place.column,
        platforms: condition.platforms, isForConfiguration: condition.isForConfiguration),
      name, call
    )
  }

  private func condition(of call: FunctionCallExprSyntax) -> (
    platforms: Set<String>?, isForConfiguration: Bool
  )? {
    for argument in call.arguments
    where argument.label == nil || argument.label?.text == "condition" {
      let value = constant(argument.expression) ?? argument.expression
      guard let when = value.as(FunctionCallExprSyntax.self),
        when.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "when"
      else { continue }
      var platforms: Set<String>?
      var isForConfiguration = true
      for part in when.arguments {
        switch part.label?.text {
        case "platforms":
          let names = elements(of: part.expression).map {
            $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          }
          guard !names.isEmpty, names.allSatisfy({ $0 != nil }) else { return nil }
          platforms = Set(names.compactMap(\.self))
        case "configuration":
          isForConfiguration =
            part.expression.trimmedDescription.hasSuffix("debug") == isDebug
        default: return nil
        }
      }
      return (platforms, isForConfiguration)
    }
    return (nil, true)
  }

  private func texts(_ call: FunctionCallExprSyntax) -> [String] {
    guard let first = call.arguments.first?.expression else { return [] }
    let parts = first.is(StringLiteralExprSyntax.self) ? [first] : elements(of: first)
    return parts.compactMap { $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
  }

  private static let inCode = "set it without the condition and use '#if os(iOS)' in the code"

  private func swiftSetting(_ node: ExprSyntax) -> ConditionalSetting? {
    guard case (var item, let name, let call)? = item(node, "this setting", Self.inCode) else {
      return nil
    }
    let words = texts(call)
    switch (name, words.first) {
    case ("define", let word?):
      item.define = word
      item.arguments = ["-D", word]
    case ("enableUpcomingFeature", let word?):
      item.arguments = ["-enable-upcoming-feature", word]
    case ("enableExperimentalFeature", let word?):
      item.arguments = ["-enable-experimental-feature", word]
    case ("unsafeFlags", _): item.arguments = words
    case ("interoperabilityMode", _)
    where call.arguments.first?.expression.trimmedDescription == ".Cxx":
      item.arguments = ["-cxx-interoperability-mode=default"]
    default: item.isIgnored = true
    }
    return item
  }

  private func link(_ node: ExprSyntax) -> ConditionalSetting? {
    guard
      case (var item, let name, let call)? = item(
        node, "this linker setting", "remove the condition")
    else {
      return nil
    }
    switch (name, texts(call).first) {
    case ("linkedLibrary", let word?):
      item.arguments = AcceptedArguments(["-l" + word]).words.flatMap {
        ["-Xfrontend", "-autolink-library", "-Xfrontend", String($0.dropFirst(2))]
      }
    // The frameworks are linked as far as their symbols are used.
    case ("linkedFramework", _): break
    default: item.isIgnored = true
    }
    return item
  }

  private func cSetting(_ node: ExprSyntax) -> ConditionalSetting? {
    guard
      case (var item, let name, let call)? = item(node, "this C setting", "remove the condition")
    else {
      return nil
    }
    let value = call.arguments.first { $0.label?.text == "to" }?.expression
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
    switch (name, texts(call).first) {
    case ("define", let word?):
      item.arguments = ["-Xcc", "-D" + word + (value.map { "=" + $0 } ?? "")]
    default: item.isIgnored = true
    }
    return item
  }

  private func dependency(_ node: ExprSyntax) -> ConditionalSetting? {
    let call = (constant(node) ?? node).as(FunctionCallExprSyntax.self)
    let name = call?.arguments.first { $0.label?.text == "name" }?.expression
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
    return item(
      node, "the dependency on '\(name ?? "another target")'",
      "name .linux in its condition, too")?.0
  }

  /// A visitor that finds the declaration of a target.
  private final class TargetFinder: SyntaxVisitor {
    private(set) var target: FunctionCallExprSyntax?
    private let module: String

    init(_ module: String) {
      self.module = module
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let kinds = ["target", "executableTarget", "testTarget", "macro"]
      guard target == nil,
        let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        kinds.contains(access.declName.baseName.text),
        let first = node.arguments.first, first.label?.text == "name",
        let name = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        name.map({ $0.isLetter || $0.isNumber ? $0 : "_" }).elementsEqual(module)
      else { return .visitChildren }
      // A dependency on a target has the same form.
      var next = node.parent
      while let outer = next {
        if outer.as(LabeledExprSyntax.self)?.label?.text == "dependencies" { return .skipChildren }
        next = outer.parent
      }
      target = node
      return .skipChildren
    }
  }
}

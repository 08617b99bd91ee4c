import SwiftParser
import SwiftSyntax
import TactusFiles

/// The targets of a package, read from its manifest without running it.
package struct PackageManifest: Sendable {
  /// A target whose code is compiled for the phone.
  package struct Target: Sendable, Equatable {
    /// The name of the target.
    package let name: String
    /// The folder of the target, relative to the package; nil for the standard one.
    package let path: String?
    /// Whether it is a target of tests.
    package let isTest: Bool
    /// The excluded files and folders, relative to the target's folder.
    package let exclude: [String]
    /// The files and folders with sources, relative to the target's folder; nil for all.
    package let sources: [String]?
  }

  /// The targets; nil if the manifest computes them.
  package let targets: [Target]?

  /// Reads a manifest.
  package init(_ text: String) {
    let reader = TargetsReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: text))
    targets = reader.isComputed || reader.targets.isEmpty ? nil : reader.targets
  }

  /// Returns whether the package of some sources has several targets besides those of tests.
  static func hasOtherTargets(sources: [String]) -> Bool {
    guard let text = path(around: sources).flatMap({ Files.text($0) }) else { return false }
    return (PackageManifest(text).targets ?? []).count { !$0.isTest } > 1
  }

  /// Returns the path of the manifest of the package around some sources; nil if there is none.
  package static func path(around sources: [String]) -> String? {
    guard var folder = sources.first.map(Files.absolute) else { return nil }
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if let path = path(in: folder) { return path }
    }
    return nil
  }

  /// Returns the path of the manifest that SwiftPM reads for a package: that for the latest version
  /// of the tools that this compiler has.
  ///
  /// - Parameter folder: The package's folder.
  /// - Returns: The path; nil if the folder is not a package.
  package static func path(in folder: String) -> String? {
    guard Files.exists(folder + "/Package.swift") else { return nil }
    let (prefix, suffix) = ("Package@swift-", ".swift")
    let others = Folder.names(in: folder).compactMap { name -> (LanguageVersion, String)? in
      guard name.hasPrefix(prefix), name.hasSuffix(suffix),
        let version = LanguageVersion(String(name.dropFirst(prefix.count).dropLast(suffix.count))),
        version <= .compiler
      else { return nil }
      return (version, name)
    }
    return folder + "/" + (others.max { $0.0 < $1.0 }?.1 ?? "Package.swift")
  }

  /// Returns the paths of a package's Swift sources: those of its targets, or those of the standard
  /// folders if the manifest computes its targets.
  ///
  /// - Parameter folder: The package's folder.
  package func sources(in folder: String) -> [String] {
    guard let targets else {
      return ["Sources", "Tests"].flatMap { Files.swiftSources(in: folder + "/" + $0) }
    }
    var seen: Set<String> = []
    return targets.flatMap { files(of: $0, in: folder, Files.swiftSources) }
      .filter { seen.insert($0).inserted }
  }

  /// Returns the modules of a package, those of tests last, each with its files; none if the
  /// manifest computes its targets.
  ///
  /// - Parameter folder: The package's folder.
  package func modules(in folder: String) -> [(name: String, paths: [String], isTest: Bool)] {
    let targets = targets ?? []
    return (targets.filter { !$0.isTest } + targets.filter(\.isTest)).map { target in
      (target.name, files(of: target, in: folder, Files.swiftSources), target.isTest)
    }
  }

  /// Returns the paths of the Objective-C sources of a package's targets.
  package func objectiveCSources(in folder: String) -> [String] {
    (targets ?? []).flatMap { files(of: $0, in: folder, Files.objectiveCSources) }
  }

  private func files(
    of target: Target, in folder: String, _ list: (String) -> [String]
  ) -> [String] {
    let standard =
      target.isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : Self.sourceFolders
    let places = target.path.map { [$0] } ?? standard.map { $0 + "/" + target.name }
    guard
      let place = places.map({ $0 == "." ? folder : folder + "/" + $0 }).first(
        where: Files.isFolder)
    else { return [] }
    func isInside(_ path: String, _ part: String) -> Bool {
      let part = part.hasSuffix("/") ? String(part.dropLast()) : part
      return part == "." || path == place + "/" + part || path.hasPrefix(place + "/" + part + "/")
    }
    return list(place).filter { path in
      !target.exclude.contains { isInside(path, $0) }
        && target.sources?.contains { isInside(path, $0) } != false
    }
  }

  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]
}

/// The visitor that finds the targets in a manifest.
private final class TargetsReader: SyntaxVisitor {
  var targets: [PackageManifest.Target] = []
  /// Whether a target has a name or a path that is not a literal.
  var isComputed = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base == nil || access.base?.trimmedDescription == "Target",
      ["target", "executableTarget", "testTarget"].contains(access.declName.baseName.text),
      // A dependency on a target has the same form, and stands in an argument `dependencies`.
      !isDependency(Syntax(node))
    else { return .visitChildren }
    func argument(_ label: String) -> ExprSyntax? {
      node.arguments.first { $0.label?.text == label }?.expression
    }
    func text(_ label: String) -> String? {
      guard let value = argument(label), !value.is(NilLiteralExprSyntax.self) else { return nil }
      guard let literal = literal(value) else {
        isComputed = true
        return nil
      }
      return literal
    }
    guard let name = text("name") else {
      isComputed = true
      return .skipChildren
    }
    targets.append(
      PackageManifest.Target(
        name: name, path: text("path"),
        isTest: access.declName.baseName.text == "testTarget",
        exclude: argument("exclude").flatMap(list) ?? [],
        sources: argument("sources").flatMap(list)))
    return .visitChildren
  }

  private func isDependency(_ node: Syntax) -> Bool {
    var next = node.parent
    while let node = next {
      if node.as(LabeledExprSyntax.self)?.label?.text == "dependencies" { return true }
      next = node.parent
    }
    return false
  }

  private func literal(_ node: ExprSyntax) -> String? {
    node.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func list(_ node: ExprSyntax) -> [String]? {
    node.as(ArrayExprSyntax.self).map { $0.elements.compactMap { literal($0.expression) } }
  }
}

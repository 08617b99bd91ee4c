/// The manifest of the planned package.
struct PlannedManifest {
  private let plan: ProjectPlan

  init(_ plan: ProjectPlan) { self.plan = plan }

  /// The text of `Package.swift`.
  var text: String {
    """
    // swift-tools-version: 6.2
    // Made by tactus for \(plan.name); changes are lost.
    import PackageDescription

    let package = Package(
      name: \(quoted(Paths.moduleName(plan.name))),
      defaultLocalization: \(quoted(plan.language)),
      platforms: [.iOS(\(quoted(plan.systemVersion)))],
      products: [\(products)],
      dependencies: [
    \(plan.packages.map { "    \($0.text),\n" }.joined())  ],
      targets: [
    \(plan.targets.map(target).joined())  ],
      swiftLanguageModes: [.v5])

    """
  }

  /// The text of the program of a keyboard.
  static func program(of keyboard: PlannedTarget) -> String {
    """
    // Made by tactus; changes are lost.
    import \(keyboard.module)
    import UIKit

    UIInputViewController.runExtension(module: \(String(reflecting: keyboard.module)))

    """
  }

  // MARK: Internals

  private func quoted(_ text: String) -> String { String(reflecting: text) }

  private var products: String {
    plan.targets.compactMap(\.product).map {
      ".executable(name: \(quoted($0)), targets: [\(quoted($0))])"
    }.joined(separator: ", ")
  }

  private func target(_ target: PlannedTarget) -> String {
    let names = target.dependencies.map(quoted)
    let products = target.products.map {
      ".product(name: \(quoted($0.name)), package: \(quoted($0.package)))"
    }
    let dependencies = (names + products).joined(separator: ", ")
    let path = "path: \(quoted(target.folder))"
    switch target.kind {
    case .c:
      return """
            .target(
              name: \(quoted(target.module)), \(path), publicHeadersPath: "include"),

        """
    case .keyboard:
      return made("target", target.module, dependencies, path, target)
        + """
            .executableTarget(
              name: \(quoted(target.product ?? "")), dependencies: [\(quoted(target.module))],
              path: \(quoted("Programs/" + target.module))),

        """
    case .app: return made("executableTarget", target.module, dependencies, path, target)
    case .library: return made("target", target.module, dependencies, path, target)
    case .tests: return made("testTarget", target.module, dependencies, path, target)
    }
  }

  private func made(
    _ function: String, _ name: String, _ dependencies: String, _ path: String,
    _ target: PlannedTarget
  ) -> String {
    var excluded: [String] = []
    if target.information != nil { excluded.append("Info.plist") }
    if !target.resources.isEmpty { excluded.append("Bundled") }
    // The sources are a project's: the SDK's compiler removes a name that only Linux defines.
    var settings = target.settings + [".define(\"SWIFT_PACKAGE\", .when(platforms: [.linux]))"]
    if let header = target.bridgingHeader {
      settings.append(
        ".unsafeFlags([\"-import-objc-header\", \(quoted(header)), \"-Xcc\", "
          + "\(quoted("-I" + Paths.folder(of: header)))])")
    }
    return """
          .\(function)(
            name: \(quoted(name)), dependencies: [\(dependencies)], \(path),
            exclude: [\(excluded.map(quoted).joined(separator: ", "))],
            swiftSettings: [\(settings.joined(separator: ", "))]),

      """
  }
}

/// A target of a project.
package struct ProjectTarget: Sendable {
  /// The kind of product of a target.
  package enum Kind: Sendable, Equatable {
    /// An app.
    case app
    /// A framework or a library: a module of its own.
    case library
    /// An extension of an app.
    case appExtension
    /// Tests of code.
    case unitTests
    /// Tests of the screen.
    case uiTests
    /// Nothing of its own: an aggregate.
    case aggregate
    /// Something that does not run here, by its type.
    case other(String)
  }

  /// The project.
  package let project: ProjectFile
  /// The object.
  package let object: ProjectObject
  /// The kind of its product.
  package let kind: Kind

  /// The name.
  package var name: String { object["name"] ?? object.id }
  /// The identifier among all projects.
  package var key: String { project.path + "#" + object.id }
  /// Whether it has tests.
  package var isTest: Bool { kind == .unitTests || kind == .uiTests }
  /// The name of the product's file, such as `Core.framework`; `nil` without one.
  package var productFile: String? {
    project[object["productReference"]].map { Paths.name(of: $0["path"] ?? $0.title) }
  }

  /// Describes a target.
  init(_ object: ProjectObject, in project: ProjectFile) {
    (self.object, self.project) = (object, project)
    kind = Self.kind(of: object)
  }

  // MARK: Internals

  private static func kind(of object: ProjectObject) -> Kind {
    guard object.kind == "PBXNativeTarget" else { return .aggregate }
    let type = object["productType"] ?? ""
    let prefix = "com.apple.product-type."
    switch type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type {
    case "application", "application.on-demand-install-capable": return .app
    case "framework", "framework.static", "library.static", "library.dynamic": return .library
    case "app-extension", "extensionkit-extension": return .appExtension
    case "bundle.unit-test": return .unitTests
    case "bundle.ui-testing": return .uiTests
    case let other: return .other(other)
    }
  }
}

extension ProjectFile {
  /// The targets, in the order of the project.
  package var targets: [ProjectTarget] {
    project.list("targets").compactMap { self[$0] }.map { ProjectTarget($0, in: self) }
  }
}

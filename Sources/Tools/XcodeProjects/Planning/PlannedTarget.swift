import TactusInstalledApps

/// A target of the planned package.
package struct PlannedTarget: Sendable {
  /// The form of a target in the package.
  package enum Kind: Sendable, Equatable {
    /// A program.
    case app
    /// A module.
    case library
    /// A module of C.
    case c
    /// A keyboard: a module with a program of its own.
    case keyboard
    /// Tests.
    case tests
  }

  /// The form of the target in the package.
  package var kind: Kind
  /// The name of the target in the project.
  package var name: String
  /// The name of the module.
  package var module: String
  /// The sources: the place in the target's folder, and the path.
  package var sources: [BundleResources.Item] = []
  /// The headers of a module of C.
  package var headers: [BundleResources.Item] = []
  /// The resources with their places in the bundle.
  package var resources: [BundleResources.Item] = []
  /// The property list; `nil` for a target without a bundle.
  package var information: [String: PropertyListValue]?
  /// The modules on which it depends.
  package var dependencies: [String] = []
  /// The products of packages on which it depends.
  package var products: [PackageProduct] = []
  /// The settings of the Swift compiler, as the manifest writes them.
  package var settings: [String] = []
  /// The path of the header that a target's Swift sources see without an import.
  package var bridgingHeader: String?

  /// A product of a package.
  package struct PackageProduct: Sendable, Hashable {
    /// The name of the product.
    package var name: String
    /// The identity of the package.
    package var package: String
  }

  /// The folder of the target in the package.
  package var folder: String { (kind == .tests ? "Tests/" : "Sources/") + module }
  /// The product that is built for it; `nil` for a module.
  package var product: String? {
    switch kind {
    case .app: module
    case .keyboard: module + "Program"
    default: nil
    }
  }
}

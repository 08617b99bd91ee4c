import TactusInstalledApps
import UIKit

/// The search for the property list of the app that a test launches: in the sources of the package,
/// regardless of earlier builds and runs (AppLife.PT27).
package struct AppPropertyList: Equatable {
  /// The path of the property list.
  package let path: String
  /// The name of the app's product, equal to that of its module.
  package let product: String

  /// The result of a search.
  package enum Result: Equatable {
    /// The property list of the app.
    case found(AppPropertyList)
    /// Several targets have one; their names.
    case ambiguous([String])
    /// No target has a property list.
    case none
  }

  /// Returns the property list of the app with a delegate.
  ///
  /// - Parameters:
  ///   - type: The class of the delegate.
  ///   - folder: The folder with the modules of a package, and the records beside them; `nil` for
  ///     the package whose tests run.
  package static func search(for type: AnyClass, in folder: String? = nil) -> Result {
    let module = String(String(reflecting: type).prefix { $0 != "." })
    let targets = Self.targets(in: folder ?? modules)
    guard let own = targets.first(where: { $0.module == module }) else { return .none }
    if let path = own.propertyList { return .found(AppPropertyList(path: path, product: module)) }
    // A delegate defined by a test belongs to another app than the package's.
    guard !own.isTest else { return .none }
    let others = targets.filter { $0.package == own.package && !$0.isTest && $0.module != module }
    let found = others.compactMap { target in
      target.propertyList.map { AppPropertyList(path: $0, product: target.module) }
    }
    switch Set(found.map(\.path)).count {
    case 0: return .none
    case 1: return .found(found[0])
    default: return .ambiguous(found.map(\.product))
    }
  }

  // MARK: Internals

  /// A target of the package, as the SDK's compiler records it.
  private struct Target {
    let module: String
    let folder: String
    let isTest: Bool
    /// The folder of the package.
    let package: String?

    init?(_ record: URL) {
      guard let text = try? String(contentsOf: record, encoding: .utf8) else { return nil }
      let lines = text.split(separator: "\n").map(String.init)
      guard let folder = lines.first else { return nil }
      module = String(record.lastPathComponent.dropLast(AppPropertyList.suffix.count))
      self.folder = folder
      isTest = lines.contains("tests")
      var above = URL(filePath: folder)
      while above.path != "/", !Self.exists(above.appending(path: "Package.swift").path) {
        above.deleteLastPathComponent()
      }
      package = above.path == "/" ? nil : above.path
    }

    /// The property list of the target's app: first at the locations of Bundles.I5, then in the
    /// folder of the target.
    var propertyList: String? {
      let places = [
        "", "/Sources/\(module)", "/\(module)", "/Sources/\(module)/Resources", "/Resources",
        "/Sources",
      ]
      let ofPackage = isTest ? [] : package.map { root in places.map { root + $0 } } ?? []
      let files = (ofPackage + [folder, folder + "/Resources"]).map { $0 + "/Info.plist" }
      return files.first { Self.exists($0) && AppPropertyList.isOfApp($0) }
    }

    private static func exists(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: path)
    }
  }

  /// The suffix of a record; `TargetRecord` of the lowering writes it.
  private static let suffix = ".tactus-target"

  /// The folder with the modules of the package whose tests run.
  private static let modules: String = {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return URL(filePath: program ?? "/").deletingLastPathComponent().path + "/Modules"
  }()

  private static func targets(in folder: String) -> [Target] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().compactMap {
      Target(URL(filePath: folder + "/" + $0))
    }
  }

  /// Returns whether a property list is that of an app, rather than of a framework, of tests or of
  /// an extension.
  ///
  /// An unreadable one counts, so that its error is reported.
  private static func isOfApp(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let members = list as? [String: Any]
    else { return true }
    guard members["NSExtension"] == nil else { return false }
    let type = members["CFBundlePackageType"] as? String
    guard type == nil || type == "APPL" || type?.hasPrefix("$") == true else { return false }
    return type == "APPL" || members["LSRequiresIPhoneOS"] != nil
      || members.keys.contains { $0.hasPrefix("UI") }
  }
}

extension SimulatedPhone {
  /// Gives the app of a delegate the property list from the sources of its package, unless the test
  /// has installed one (AppLife.PT27).
  func usePropertyList(of type: AnyClass) {
    guard !hasBundle else { return }
    let bundle = Self.bundle(of: type, language: settings.language)
    run { MainBundle.set(bundle?.bundle) }
    if let bundle, phone.host.library.apps.isEmpty { try? install(bundle.description) }
  }

  /// Returns the bundle of the app of a delegate; `nil` without a property list.
  static func bundle(of type: AnyClass, language: String) -> TestBundle? {
    switch AppPropertyList.search(for: type) {
    case .none: return nil
    case .ambiguous(let names):
      RuntimeWarning.once(
        "\(type) is launched without a property list, because several targets have one "
          + "(\(names.joined(separator: ", "))): call phone.install(propertyList:) before")
      return nil
    case .found(let list):
      let key = "\(list.path) \(list.product) \(language)"
      if let known = bundles[key] { return known }
      do {
        let new = try TestBundle(list.path, product: list.product, language: language)
        bundles[key] = new
        return new
      } catch {
        TestFrameworks.recordFailure("\(error)", file: #fileID, line: #line)
        return nil
      }
    }
  }

  /// The bundles created so far, by property list and language.
  private static var bundles: [String: TestBundle] = [:]
}

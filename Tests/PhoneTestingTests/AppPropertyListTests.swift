import Foundation
import PhoneTesting
import Testing
import UIKit

/// Tests the search for the property list of a test's app, in packages that only have records.
@Suite struct AppPropertyListTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "lists-\(UUID())")

  /// Writes a file of the package.
  private func write(_ text: String, _ name: String) throws {
    let file = root.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes the record of a target, as the SDK's compiler does.
  private func record(_ module: String, _ folder: String, isTest: Bool = false) throws {
    let text = "\(root.path)/\(folder)\n" + (isTest ? "tests\n" : "")
    try write(text, "build/Modules/\(module).tactus-target")
    try write("", "Package.swift")
  }

  private func list(_ members: [String: Any], _ name: String) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: members, format: .xml, options: 0)
    try write(String(decoding: data, as: UTF8.self), name)
  }

  private func search() -> AppPropertyList.Result {
    AppPropertyList.search(
      for: Delegate.self, in: root.appending(path: "build/Modules").path)
  }

  /// The path and the product of the result.
  private func found() -> [String]? {
    guard case .found(let list) = search() else { return nil }
    return [String(list.path.dropFirst(root.path.count + 1)), list.product]
  }

  private func with(_ body: () throws -> Void) rethrows {
    defer { try? FileManager.default.removeItem(at: root) }
    try body()
  }

  @Test("AppLife.PT27. The property list is that in the folder of the delegate's target")
  func ownTarget() throws {
    try with {
      try record("PhoneTestingTests", "Code/App")
      try record("Other", "Code/Other")
      try list(["UILaunchScreen": [:] as [String: Any]], "Code/Other/Info.plist")
      #expect(found() == ["Code/Other/Info.plist", "Other"])
      try list(["UILaunchScreen": [:] as [String: Any]], "Code/App/Info.plist")
      #expect(found() == ["Code/App/Info.plist", "PhoneTestingTests"])
      // The order of Bundles.I5.
      try list(["CFBundlePackageType": "APPL"], "Sources/PhoneTestingTests/Info.plist")
      #expect(found() == ["Sources/PhoneTestingTests/Info.plist", "PhoneTestingTests"])
      try list(["CFBundlePackageType": "APPL"], "Info.plist")
      #expect(found() == ["Info.plist", "PhoneTestingTests"])
    }
  }

  @Test("AppLife.PT27. Build products, and the lists of frameworks and extensions, are ignored")
  func others() throws {
    try with {
      try record("PhoneTestingTests", "Code/App")
      try list(["UILaunchScreen": [:] as [String: Any]], "build/Info.plist")
      try list(["CFBundlePackageType": "FMWK"], "Info.plist")
      try list(["CFBundlePackageType": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"], "Sources/Info.plist")
      try list(["NSExtension": [:] as [String: Any], "UIA": 1], "Code/App/Info.plist")
      #expect(search() == .none)
    }
  }

  @Test("AppLife.PT27. Of several apps in a package none is chosen, and their names are known")
  func several() throws {
    try with {
      try record("PhoneTestingTests", "Code/Kit")
      for name in ["One", "Two"] {
        try record(name, "Code/\(name)")
        try list(["CFBundlePackageType": "APPL"], "Code/\(name)/Info.plist")
      }
      #expect(search() == .ambiguous(["One", "Two"]))
    }
  }

  @Test("AppLife.PT27. A delegate of the tests is another app than the package's")
  func delegateOfTests() throws {
    try with {
      try record("PhoneTestingTests", "Tests/PhoneTestingTests", isTest: true)
      try record("App", "Sources/App")
      try list(["CFBundlePackageType": "APPL"], "Sources/App/Info.plist")
      #expect(search() == .none)
      try list(["CFBundlePackageType": "APPL"], "Tests/PhoneTestingTests/Info.plist")
      #expect(found() == ["Tests/PhoneTestingTests/Info.plist", "PhoneTestingTests"])
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {}
}

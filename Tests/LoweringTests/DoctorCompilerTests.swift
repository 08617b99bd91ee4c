import Foundation
import TactusLowering
import Testing

/// Comparisons of the doctor with the compiler, over small generated packages.
@Suite struct DoctorCompilerTests {
  /// A table of the stand-in's names and of some missing ones.
  private static let table = """
    UIResponder
    UIView
    UIView.tag
    UIView.layoutSubviews()
    UIView.setNeedsLayout()
    UIView.bake(_:)\tbaking is not begun
    UIControl
    UIControl.sendActions(to:)
    UIButton
    UIViewController
    UIViewController.view
    UIScrollViewDelegate
    UIOven\tovens are not begun
    """

  /// Parts of files, and whether each compiles.
  static let parts: [(text: String, builds: Bool)] = [
    ("final class Panel: UIView { func f() { setNeedsLayout() } }", true),
    ("@MainActor func make() -> UIOven? { nil }", false),
    ("struct UIOven { var heat = 1 }; let oven = UIOven()", true),
    ("struct Kitchen { func bake(_ n: Int) {} }; func cook(_ k: Kitchen) { k.bake(1) }", true),
    ("#if canImport(AppKit)\nimport AppKit\nfunc f(_ v: NSView) {}\n#endif", true),
    ("#if canImport(UIKit)\n@MainActor let view = UIView()\n#else\nimport AppKit\n#endif", true),
    ("#if !canImport(UIKit)\nimport Cocoa\n#endif", true),
    ("#if os(iOS)\n@MainActor func f() -> UIOven? { nil }\n#endif", false),
    ("#if os(macOS)\n@MainActor func f() -> UIOven? { nil }\n#endif", true),
    ("#if targetEnvironment(macCatalyst) || os(tvOS)\nlet a: UIOven\n#endif", true),
    ("import Cocoa", false),
    ("import GameplayKit", true),
    ("import GameplayKit\nlet a: GKGraph? = nil", false),
    ("#if canImport(GameplayKit)\nimport GameplayKit\nlet a = GKGraph()\n#endif", true),
    ("func f(_ navigation: NSTextSelectionNavigation) {}", false),
    ("func f(_ manager: NSTextLayoutManager?) -> NSTextListElement? { nil }", false),
    ("func f(_ all: NSOrderedSet, _ cache: NSCache<NSString, NSNumber>) {}", true),
    ("func f(_ service: NSFileProviderService) {}", false),
    ("func f(_ layer: CAGadgetLayer) {}", false),
    ("func f(_ point: CGPoint) -> CGRect { CGRect(origin: point, size: .zero) }", true),
    ("func f() { _ = class_getInstanceMethod(nil, Selector((\"a\"))) }", true),
    ("func f() { _ = class_copyProtocolList(nil, nil) }", false),
    ("let a = #selector(\\UIView.tag)", false),
    ("extension UIView { override func layoutSubviews() {} }", false),
    ("@objc class A: NSObject { @objc func tap() {} }; let a = #selector(A.tap)", true),
    ("enum Mood { case good, bake }; let mood = Mood.bake", true),
    ("@MainActor func f(_ button: UIButton) { button.sendActions(to: nil); button.tag = 1 }", true),
  ]

  @Test("The doctor finds something exactly where the compiler does", arguments: parts.indices)
  func same(index: Int) throws {
    let (text, builds) = Self.parts[index]
    let scratch = try ScratchFolder()
    _ = try scratch.write(
      #"let package = Package(name: "P", targets: [.target(name: "P")])"#, "Package.swift")
    _ = try scratch.write("import UIKit\nlet wrong: UIOven = 1\n", "Examples/Wrong.swift")
    let file = try scratch.write("import Foundation\nimport UIKit\n\(text)\n", "Sources/P/P.swift")
    let manifest = PackageManifest(try #require(Files.text(scratch.path + "/Package.swift")))
    let paths = manifest.sources(in: scratch.path)
    #expect(paths == [file])
    let report = Doctor(AppleNames(table: Self.table)).examine(
      paths.map { LoweringSource(path: $0, text: Files.text($0) ?? "") })
    #expect(report.isHealthy == builds, "\(report.text)")
    let (status, output) = try StandIns.shared.get().swiftc(
      ["-parse-as-library", "-swift-version", "5", "-typecheck", file], in: scratch.path)
    #expect((status == 0) == builds, "\(output)")
  }
}

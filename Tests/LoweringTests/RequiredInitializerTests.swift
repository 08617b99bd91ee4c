import TactusLowering
import Testing

/// Tests protocols that require initializers with arguments, and extensions that add them to
/// classes of the frameworks.
@Suite struct RequiredInitializerTests {
  private var lowering: Lowering {
    var options = LoweringOptions()
    options.modules = ["TactusFoundation", "UIKit"]
    return Lowering(options)
  }

  private func lower(_ text: String) -> String {
    lowering.lower([LoweringSource(path: "a.swift", text: text)])[0].text
  }

  @Test("An initializer that the frameworks find in subclasses creates the object")
  func found() {
    let lowered = lower(
      "@MainActor protocol A { init(frame: CGRect) }\nextension UITextField: A {}\n")
    #expect(
      lowered.contains(
        "extension UITextField: A {"
          + "static func _new_A(frame: CGRect) -> Self { _new(frame: frame) } }"))
    #expect(
      lowered.contains("@MainActor protocol _I_A { static func _new_A(frame: CGRect) -> Self }"))
  }

  @Test("In Swift 6 the requirement is on the main actor where a class on it conforms without more")
  func isolation() {
    var options = LoweringOptions()
    options.modules = ["TactusFoundation", "UIKit"]
    options.languageVersion = .mode("6")
    func isolated(_ conformance: String) -> Bool {
      let text = "protocol A: B { init(frame: CGRect) }\nextension UIView: \(conformance) {}\n"
      return Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0].text
        .contains("@MainActor protocol _I_A")
    }
    #expect(isolated("A"))
    #expect(!isolated("@preconcurrency A"))
  }

  @Test("Another initializer creates an object of the class alone, which may be missing")
  func others() {
    let color = lower(
      "protocol A { init(white: CGFloat, alpha: CGFloat) }\nextension UIColor: A {}\n")
    #expect(
      color.contains(
        "static func _new_A(white: CGFloat, alpha: CGFloat) -> Self { "
          + "UIColor(white: white, alpha: alpha) as! Self }"))
    let image = lower("protocol A { init?(data: Data) }\nextension UIImage: A {}\n")
    #expect(
      image.contains(
        "static func _new_A(data: Data) -> Self? { UIImage(data: data) as! Self? }"))
    #expect(
      image.contains(
        "extension _I_A { init?(data: Data) "
          + "{ guard let made = Self._new_A(data: data) else { return nil }; self = made } }"))
  }

  @Test("The other types that adopt the protocol, or one that refines it, have the function")
  func adopting() {
    let lowered = lower(
      "public protocol A { init(b: Int) }\nprotocol C: A {}\nextension UIColor: A {}\n"
        + "struct D: C { init(b: Int) {} }\nclass E: NSObject, A { required init(b: Int) {} }\n"
        + "class F: E {}\nextension CGPoint: @preconcurrency A { init(b: Int) { self.init() } }\n")
    let function = "func _new_A(b: Int) -> Self { self.init(b: b) } }"
    #expect(lowered.contains("struct D: C { init(b: Int) {} ; public static " + function))
    #expect(lowered.contains("required init(b: Int) {} ; public class " + function))
    #expect(lowered.contains("class F: E {}\n"))
    #expect(lowered.contains("{ init(b: Int) { self.init() } ; public static " + function))
  }

  @Test("Modules that import the protocol have the function, too")
  func importing() {
    let lowering = lowering
    let library = lowering.interface(
      of: LoweringSource(
        path: "a.swift",
        text: "public protocol A { init(b: Int) throws }\nextension NSLock: A {}\n"))
    #expect(FileInterface(text: library.text) == library)
    let source = LoweringSource(path: "b.swift", text: "struct C: A { init(b: Int) throws {} }\n")
    let module = ModuleInterface([lowering.interface(of: source)], imported: [library])
    #expect(
      lowering.lower(source, with: module).text.contains(
        "public static func _new_A(b: Int) throws -> Self { try self.init(b: b) }"))
  }

  @Test(
    "Other protocols stay as they are",
    arguments: [
      // Swift on Linux accepts these.
      "protocol A { init(b: Int) }\nstruct C: A { init(b: Int) {} }\n",
      "protocol A { init(b: Int) }\nextension CGPoint: A { init(b: Int) { self.init() } }\n",
      "protocol A { init(b: Int) }\nextension A { init(b: Int) { fatalError() } }\n"
        + "extension UIView: A {}\n",
      "protocol A { init(b: Int) }\nprotocol C: A {}\nextension C { init(b: Int) { fatalError() } }"
        + "\nextension UIColor: C {}\n",
      "protocol A { init(b: Int) }\nclass C: UIView, A { required init(b: Int) {} }\n",
      // No function of another protocol can have these types.
      "protocol A { associatedtype B; init(b: B) }\nextension UIView: A {}\n",
      "protocol A { init<B>(b: B) }\nextension UIView: A {}\n",
      "protocol A { init(b: Int...) }\nextension UIView: A {}\n",
    ])
  func unchanged(text: String) { #expect(lower(text) == text) }
}

import Foundation
import TactusLowering
import Testing

/// Optional methods of the frameworks' protocols that only subclasses implement.
@Suite struct InheritedOptionalTests {
  private func lower(_ text: String, _ others: String...) -> String {
    var options = LoweringOptions()
    options.modules = ["TactusFoundation", "UIKit"]
    let sources = ([text] + others).enumerated().map {
      LoweringSource(path: "file\($0).swift", text: $1)
    }
    return Lowering(options).lower(sources).map(\.text).joined(separator: "\n-\n")
  }

  @Test("The class that adopts the protocol declares a method that its subclasses implement")
  func declared() {
    let text = lower(
      """
      import UIKit
      class Base: NSObject, UIScrollViewDelegate {
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
      }
      class Middle: Base {}
      """,
      """
      import UIKit
      class Upper: Middle {
        @objc private func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
        func other() {}
      }
      class Lower: Upper {
        override func scrollViewDidZoom(_ scrollView: UIScrollView) {}
      }
      """)
    #expect(
      text.contains(
        "@preconcurrency @MainActor func scrollViewDidScroll(_ scrollView: UIScrollView) { "
          + "_i0().scrollViewDidScroll(`scrollView`) }"), "\(text)")
    #expect(text.contains("final class _i0: NSObject, UIScrollViewDelegate {"))
    #expect(text.contains(" override func scrollViewDidScroll(_ scrollView: UIScrollView) {}"))
    #expect(!text.contains("private func scrollViewDidScroll"))
    #expect(!text.contains("override override") && !text.contains("override func other"))
    #expect(!text.contains("_i0().scrollViewWillBeginDragging"), "the class has it")
  }

  @Test("Methods of public classes are public; those of extensions are declared by their class")
  func publicClasses() {
    let text = lower(
      """
      import UIKit
      public protocol Source: UITableViewDelegate {}
      open class Base: NSObject {}
      extension Base: Source {}
      public class Sub: Base {}
      extension Sub {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          44
        }
      }
      public class Next: Base {
        func tableView(_ t: UITableView, didSelectRowAt indexPath: IndexPath) {}
      }
      """)
    #expect(text.contains("public func tableView(_ tableView: UITableView, heightForRowAt"))
    #expect(
      text.contains(
        "public override func tableView(_ tableView: UITableView, heightForRowAt indexPath"),
      "\(text)")
    #expect(text.contains("public override func tableView(_ t: UITableView, didSelectRowAt"))
  }

  @Test("A parser's delegate has the type of the parser; a session's its tasks")
  func foundation() {
    let text = lower(
      """
      import Foundation
      class Reader: NSObject, XMLParserDelegate, URLSessionDataDelegate {}
      """,
      """
      import Foundation
      class Feed: Reader {
        func parser(_ parser: XMLParser, foundCharacters string: String) {}
        func urlSession(_ s: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
      }
      """)
    #expect(text.contains("{ _i1().parser(`parser`, foundCharacters: `string`) }"), "\(text)")
    #expect(
      text.contains("{ _i0().urlSession(`session`, dataTask: `dataTask`, didReceive: `data`)"))
    #expect(text.contains("final class _i1: NSObject, XMLParserDelegate {"))
    let first = text.split(separator: "\n-\n")[0]
    #expect(first.contains("import class FoundationXML.XMLParser"), "\(first)")
  }

  @Test("Of several classes that adopt a protocol, the highest declares the method")
  func severalAdopters() {
    let text = lower(
      """
      import UIKit
      class Base: NSObject, UIScrollViewDelegate {}
      class Middle: Base, UITableViewDelegate {}
      class Sub: Middle {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func tableView(_ t: UITableView, didSelectRowAt indexPath: IndexPath) {}
      }
      """)
    let declaration = "func scrollViewDidScroll(_ scrollView: UIScrollView) { _i"
    #expect(text.components(separatedBy: declaration).count == 2, "\(text)")
    #expect(text.contains("class Base: NSObject, UIScrollViewDelegate {@preconcurrency"), "\(text)")
    #expect(text.contains("class Middle: Base, UITableViewDelegate {@preconcurrency"), "\(text)")
  }

  @Test("Nothing is declared that a protocol's extension or a superclass implements")
  func implemented() {
    let text = lower(
      """
      import UIKit
      protocol Scrolling: UIScrollViewDelegate {}
      extension Scrolling {
        func scrollViewDidScroll(_ scrollView: UIScrollView) { print("own") }
      }
      class Base: NSObject, Scrolling {}
      class Sub: Base { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
      class Panel: UITableViewController {}
      class Other: Panel { override func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
      class Alone: NSObject, UITextFieldDelegate {}
      """)
    #expect(!text.contains("_i0"), "\(text)")
    #expect(text.contains("class Sub: Base { func scrollViewDidScroll"))
  }
}

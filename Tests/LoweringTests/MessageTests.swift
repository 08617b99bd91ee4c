import Lowering
import Testing

/// What is told to objects of which the source does not say what they are.
@Suite struct MessageTests {
  private func lowered(_ text: String, _ modules: Set<String> = ["PhoneFoundation", "UIKit"])
    -> String
  {
    var options = LoweringOptions()
    options.modules = modules
    return Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0].text
  }

  @Test(
    "A property, a parameter and a part of a tuple that are AnyObject are told by a function",
    arguments: [
      ("weak var target: AnyObject?", "target?.perform(action)", "_AM(target)?.perform(action)"),
      (
        "var pair: (target: AnyObject?, action: Selector)",
        "_ = pair.target?.perform(pair.action, with: self)",
        "_ = _AM(pair.target)?.perform(pair.action, with: self)"
      ),
      (
        "func f(_ sender: AnyObject) {}", "sender.responds(to: action)",
        "_AM(sender).responds(to: action)"
      ),
      (
        "var target: AnyObject!",
        "target!.performSelector(onMainThread: a, with: 1, waitUntilDone: true)",
        "_AM(target)!.performSelector(onMainThread: a, with: 1, waitUntilDone: true)"
      ),
      ("", "(sender as AnyObject).perform(action)", "_AM((sender as AnyObject)).perform(action)"),
    ])
  func told(declaration: String, call: String, expected: String) {
    let text = "\(declaration)\nfunc g() { \(call) }\n"
    #expect(lowered(text) == "\(declaration)\nfunc g() { \(expected) }\n")
  }

  @Test(
    "What is known to be something else, and what else it is told, stays as it is",
    arguments: [
      "var target: NSObject?\nfunc g() { target?.perform(action) }\n",
      "var target: AnyObject?\nfunc g() { target?.perform(at: 3) }\n",
      "var target: AnyObject?\nfunc g() { target?.close(); perform(action) }\n",
    ])
  func left(text: String) { #expect(lowered(text) == text) }

  @Test(
    "What the frameworks find in any object is asked of it by a function",
    arguments: [
      ("_ sender: Any", "f((sender as AnyObject).tag)", "f(_AM((sender as AnyObject)).tag)"),
      ("_ sender: AnyObject", "f(sender.tag ?? 0)", "f(_AM(sender).tag ?? 0)"),
      ("_ sender: AnyObject?", "f(sender?.titleLabel??.text)", "f(_AM(sender)?.titleLabel??.text)"),
      (
        "_ json: AnyObject", "f(json.value(forKey: k), json.object(forKey: k))",
        "f(_AM(json).value(forKey: k), _AM(json).object(forKey: k))"
      ),
    ])
  func members(parameter: String, call: String, expected: String) {
    let begin = "func g(\(parameter)) { "
    #expect(lowered(begin + call + " }\n") == begin + expected + " }\n")
  }

  @Test(
    "What can be no object of any kind is not asked so",
    arguments: [
      "func a(_ list: AnyObject) {}\nfunc b(_ list: [Int]) { f(list.count) }\n",
      "func a(_ view: AnyObject) { view.frame.origin.x += 1 }\n",
      "func a(_ view: AnyObject) { f(view.value(at: 3), view.brightness) }\n",
      "func a(_ view: UIView) { f(view.tag) }\n",
    ])
  func otherMembers(text: String) { #expect(lowered(text) == text) }

  @Test("A message that is kept for undoing keeps the arguments that it has now")
  func undo() {
    let text = "(undo?.prepare(withInvocationTarget: self) as AnyObject).put(old, at: 3)\n"
    let expected =
      " undo?.registerUndo(withTarget:      self) { [_u0 = old] in $0.put(_u0, at: 3) }\n"
    #expect(lowered(text) == expected)
  }

  @Test("What a class says of its methods overrides nothing but what one above it says")
  func responds() {
    let text = """
      class A: NSObject { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }
      class B: A { override func responds(to s: Selector!) -> Bool { true } }

      """
    let expected = """
      class A: NSObject {          func responds(to s: Selector!) -> Bool { super.responds(to: s) } }
      class B: A { override func responds(to s: Selector!) -> Bool { true } }

      """
    #expect(lowered(text) == expected)
  }

  @Test("A test brings UIKit along, where there is one")
  func tests() {
    let text = "import XCTest\n@testable import Pan\n"
    #expect(lowered(text).hasPrefix("import PhoneFoundation\n@testable import Pan\n"))
    #expect(lowered(text).hasSuffix("; import UIKit\n"))
    #expect(lowered(text, ["Selectors"]) == text)
  }
}

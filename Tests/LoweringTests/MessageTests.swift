import TactusLowering
import Testing

/// Tests messages to objects whose type the source does not state.
@Suite struct MessageTests {
  @Test(
    "Messages to AnyObject properties, parameters and tuple elements are sent by a function",
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
      // A property of UIKit's.
      ("", "item.target?.perform(action)", "_AM(item.target)?.perform(action)"),
      (
        "", "if let view = line.firstItem, view.isKind(of: UILabel.self) {}",
        "if let view = line.firstItem, _AM(view).isKind(of: UILabel.self) {}"
      ),
      (
        "", "_ = (sender as AnyObject).method(for: action)",
        "_ = _AM((sender as AnyObject)).method(for: action)"
      ),
      (
        "", "_ = (sender as AnyObject).conforms(to: P.self)",
        "_ = _AM((sender as AnyObject)).conforms(to: P.self)"
      ),
      (
        "", "_ = line.secondItem?.superview === self",
        "_ = _AM(line.secondItem)?.superview === self"
      ),
      (
        "", "app.perform(a)?.takeUnretainedValue().perform(b, with: 1)",
        "_AM(app.perform(a)?.takeUnretainedValue()).perform(b, with: 1)"
      ),
      (
        "", "if let target = item.target, let a = item.action { target.perform(a) }",
        "if let target = item.target, let a = item.action { _AM(target).perform(a) }"
      ),
      (
        "", "guard let one = item.target else { return }; one.perform(a)",
        "guard let one = item.target else { return }; _AM(one).perform(a)"
      ),
      (
        "class B { var target: C? }",
        "if let target = item.target { target.perform(a) }",
        "if let target = item.target { target.perform(a) }"
      ),
      // A variable outside of types, its value in a condition, and the results of functions.
      (
        "var current: AnyObject? { nil }",
        "guard let one = current else { return }; one.perform(a)",
        "guard let one = current else { return }; _AM(one).perform(a)"
      ),
      (
        "struct A { static var shared: AnyObject? }", "_ = A.shared?.perform(a)",
        "_ = _AM(A.shared)?.perform(a)"
      ),
      (
        "func make() -> AnyObject { b }", "let one = make(); one.perform(a); make().perform(a)",
        "let one = make(); _AM(one).perform(a); _AM(make()).perform(a)"
      ),
      (
        "struct B { func all() -> [AnyObject]? { nil } }",
        "for one in B().all() ?? [] where one.responds(to: a) {}",
        "for one in B().all() ?? [] where _AM(one).responds(to: a) {}"
      ),
      (
        "extension UIAccessibilityCustomAction {}", "target?.perform(selector, with: self)",
        "_AM(target)?.perform(selector, with: self)"
      ),
    ])
  func messages(declaration: String, call: String, expected: String) {
    let text = "\(declaration)\nfunc g() { \(call) }\n"
    #expect(lower(text) == "\(declaration)\nfunc g() { \(expected) }\n")
  }

  @Test(
    "ObjectiveC.KC12. Messages to a class of unknown type are sent by a function",
    arguments: [
      (
        "", "if let c = NSClassFromString(\"A\"), c.responds(to: action) {}",
        "if let c = _classForNameText(\"A\"), _AM(c).responds(to: action) {}"
      ),
      ("_ kind: AnyClass", "kind.perform(action)", "_AM(kind).perform(action)"),
      (
        "_ kind: AnyClass?", "_ = kind?.instancesRespond(to: action)",
        "_ = _AM(kind)?.instancesRespond(to: action)"
      ),
      (
        "_ o: Any", "_ = object_getClass(o)!.isSubclass(of: B.self)",
        "_ = _AM(object_getClass(o))!.isSubclass(of: B.self)"
      ),
      (
        "", "let c: AnyObject.Type = A.self; f(c.value(forKey: k), c.superclass())",
        "let c: AnyObject.Type = A.self; f(_AM(c).value(forKey: k), _AM(c).superclass())"
      ),
      (
        "_ views: [UIView]", "_ = views.first { $0 is B && $0.classForCoder.description() == k }",
        "_ = views.first { $0 is B && _AM($0.classForCoder).description() == k }"
      ),
      (
        "", #"f("\(classForCoder.description())", self.superclass?.description() ?? k)"#,
        #"f("\(_AM(classForCoder).description())", _AM(self.superclass)?.description() ?? k)"#
      ),
      (
        "_ view: UIView?", "if view?.classForCoder.description().isEmpty == true {}",
        "if _AM(view?.classForCoder)?.description().isEmpty == true {}"
      ),
      (
        "_ kinds: [AnyClass]", "for k in kinds { f(k.description()) }; f(kinds[0].superclass())",
        "for k in kinds { f(_AM(k).description()) }; f(_AM(kinds[0]).superclass())"
      ),
      (
        "_ kinds: [AnyClass]?", "f(kinds?.map { $0.description() }, kinds!.last?.responds(to: s))",
        "f(kinds?.map { _AM($0).description() }, _AM(kinds!.last)?.responds(to: s))"
      ),
    ])
  func classMessages(parameter: String, call: String, expected: String) {
    let begin = "func g(\(parameter)) { "
    #expect(lower(begin + call + " }\n") == begin + expected + " }\n")
  }

  @Test(
    "ObjectiveC.KC20. Messages with arguments to a class of unknown type are sent by a function",
    arguments: [
      (
        "_ kind: AnyClass?", "kind?.perform(a, with: 1); kind!.perform(a, with: 1, with: 2)",
        "_AM(kind)?.perform(a, with: 1); _AM(kind)!.perform(a, with: 1, with: 2)"
      ),
      (
        "", "NSClassFromString(k)?.perform(NSSelectorFromString(k), with: nil)",
        "_AM(_classForNameText(k))?.perform(NSSelectorFromString(k), with: nil)"
      ),
      (
        "_ kind: AnyClass", "(kind as AnyObject).perform(a, with: 1)",
        "_AM((kind as AnyObject)).perform(a, with: 1)"
      ),
      ("_ kind: AnyClass", "f(kind.conforms(to: p))", "f(_AM(kind).conforms(to: p))"),
    ])
  func classMessagesWithArguments(parameter: String, call: String, expected: String) {
    let begin = "func g(\(parameter)) { "
    #expect(lower(begin + call + " }\n") == begin + expected + " }\n")
  }

  @Test("Properties of any class, whose names mean a class elsewhere, stay unchanged")
  func ownClassNames() {
    let text = "struct A { var superclass: B }\nfunc g(_ a: A) { f(a.superclass.description()) }\n"
    #expect(lower(text) == text)
    let kinds = "class A: NSObject { var kind: AnyClass? }\nfunc g(_ a: A) { f(a.kind?.X) }\n"
    let call = kinds.replacing("X", with: "description()")
    #expect(lower(call).contains("f(_AM(a.kind)?.description())"))
  }

  @Test("ObjectiveC.KC20. Class methods for Objective-C are registered under their selectors")
  func classMethods() {
    let text = """
      class Bell: NSObject {
        @objc class func ring(_ sender: Any?, times count: Int) -> Bool { true }
        @objc(chimeNow) static func chime() {}
        static func hidden() {}
        @objc static func many(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) {}
      }
      class TallBell: Bell { @objc override class func ring(_ s: Any?, times: Int) -> Bool { false } }

      """
    let lowered = lower(text)
    let ring =
      "KeyedClassMethods.add(\"ring:times:\", { (o: Bell.Type) in { (a0: Any?, a1: Int) in "
      + "o.ring(a0, times: a1) } })"
    #expect(lowered.contains(ring), "\(lowered)")
    #expect(lowered.contains("add(\"chimeNow\", { (o: Bell.Type) in { () in o.chime() } })"))
    #expect(lowered.split(separator: "KeyedClassMethods").count == 3, "\(lowered)")
  }

  @Test(
    "A member that several classes expose is that of the class of the object",
    arguments: [
      (
        "(x as AnyObject).go()",
        "({ ($0 as? _c0)?.go ?? ($0 as? _c1)?.go }((x as AnyObject)))!()"
      ),
      (
        "_ = (x as AnyObject).heat!",
        "_ = ({ ($0 as? _c0)?.heat ?? ($0 as? _c1)?.heat }((x as AnyObject)))     !"
      ),
    ])
  func shared(call: String, expected: String) {
    let classes = """
      class A: NSObject { func go() {}; var heat = 3 }
      class B: NSObject { func go() {}; var heat = 3 }
      class C: NSObject { func go(_ x: Int) {} }

      """.replacing("func", with: "@objc func").replacing("var", with: "@objc var")
    let text = lower(classes + "func f(_ x: Any) { \(call) }\n")
    #expect(text.filter { $0 != " " }.contains(expected.filter { $0 != " " }))
  }

  @Test("A private class of another file has no part in a member that several classes expose")
  func hidden() {
    let kind = "class A: NSObject { @objc func go() {} }\n"
    let texts = [
      kind + kind.replacing("A", with: "B") + "func f(_ x: Any) { (x as AnyObject).go() }\n",
      "private " + kind.replacing("A", with: "C"),
    ]
    let sources = texts.enumerated().map { LoweringSource(path: "\($0).swift", text: $1) }
    let text = Lowering().lower(sources)[0].text
    #expect(text.contains("typealias _c1 = B") && !text.contains("_c2"))
  }

  @Test(
    "A member that several classes expose stays unchanged where no closure has it",
    arguments: [
      "(x as AnyObject).heat += 1", "(x as AnyObject).go(at: 3)", "(x as AnyObject).go { _ in }",
    ])
  func unshared(call: String) {
    let classes = "class A: NSObject { @objc func go() {}; @objc var heat = 3 }\n"
    let both = classes + classes.replacing("class A", with: "class B")
    #expect(lower(both + "func f(_ x: Any) { \(call) }\n").contains("{ \(call) }"))
  }

  @Test(
    "Messages to known types, and other messages, stay unchanged",
    arguments: [
      "var target: NSObject?\nfunc g() { target?.perform(action) }\n",
      "var target: AnyObject?\nfunc g() { target?.perform(at: 3) }\n",
      "var target: AnyObject?\nfunc g() { target?.close(); perform(action) }\n",
      "var firstItem: UIView?\nfunc g() { _ = firstItem?.isKind(of: UILabel.self) }\n",
      "func g() { _ = (line.firstItem as? UIView)?.isKind(of: UILabel.self) }\n",
      "func g(_ kind: UIView.Type) { _ = kind.responds(to: action) }\n",
      "func g(_ kind: AnyClass) { kind.perform(action, after: 3) }\n",
      "func g(_ kind: AnyClass, _ a: A) { _ = a.kind.responds(to: action) }\n",
    ])
  func left(text: String) { #expect(lower(text) == text) }

  @Test(
    "Members that the frameworks find in any object are read by a function",
    arguments: [
      ("_ sender: Any", "f((sender as AnyObject).tag)", "f(_AM((sender as AnyObject)).tag)"),
      ("_ sender: AnyObject", "f(sender.tag ?? 0)", "f(_AM(sender).tag ?? 0)"),
      ("_ sender: AnyObject?", "f(sender?.titleLabel??.text)", "f(_AM(sender)?.titleLabel??.text)"),
      ("_ sender: AnyObject!", "f(sender.isKind(of: A.self))", "f(_AM(sender).isKind(of: A.self))"),
      (
        "_ json: Any, _ other: AnyObject?", "f((json as AnyObject)[\"a\"], other?[k], map[0])",
        "f(_AM((json as AnyObject))[\"a\"], _AM(other)?[k], map[0])"
      ),
      ("_ sender: AnyObject", "sender.setNeedsLayout?()", "_AM(sender).setNeedsLayout?()"),
      (
        "_ map: [String: [AnyObject]]",
        "for one in map[map.index(forKey: k)!].value { f(one[k]) }; f(map[k]?.first?[k])",
        "for one in map[map.index(forKey: k)!].value { f(_AM(one)[k]) }; f(_AM(map[k]?.first)?[k])"
      ),
      (
        "_ map: [String: AnyObject]",
        "for (k, one) in map { f(k[0], one[k]) }; for pair in map { f(pair.value[k], pair.key[0]) }",
        "for (k, one) in map { f(k[0], _AM(one)[k]) }; "
          + "for pair in map { f(_AM(pair.value)[k], pair.key[0]) }"
      ),
      (
        "_ map: [String: [AnyObject]]",
        "for list in map.values { list.forEach { f($0[k]) } }; f(map.first?.value[0][k])",
        "for list in map.values { list.forEach { f(_AM($0)[k]) } }; f(_AM(map.first?.value[0])[k])"
      ),
      (
        "_ list: [AnyObject]",
        "for (i, one) in list.enumerated() { f(i[0], one[k]) }; f(map.mapValues { $0[k] })",
        "for (i, one) in list.enumerated() { f(i[0], _AM(one)[k]) }; f(map.mapValues { $0[k] })"
      ),
      ("_ sender: AnyObject", "f(sender.isKind(ofSize: 3))", "f(sender.isKind(ofSize: 3))"),
      (
        "_ json: AnyObject", "f(json.value(forKey: k), json.object(forKey: k))",
        "f(_AM(json).value(forKey: k), _AM(json).object(forKey: k))"
      ),
    ])
  func members(parameter: String, call: String, expected: String) {
    let begin = "func g(\(parameter)) { "
    #expect(lower(begin + call + " }\n") == begin + expected + " }\n")
  }

  @Test(
    "Members of the objects in collections are read by the same function",
    arguments: [
      (
        "_ info: [String: AnyObject]?", "f(info?[k]?.cgRectValue)",
        "f(_AM(info?[k])?.cgRectValue)"
      ),
      (
        "_ list: [AnyObject]", "f([a as AnyObject].first?.priority, list[0].tag)",
        "f(_AM([a as AnyObject].first)?.priority, _AM(list[0]).tag)"
      ),
      (
        "_ list: [AnyObject]?", "for x in list! { f(x.tag) }; list?.forEach { f($0.frame) }",
        "for x in list! { f(_AM(x).tag) }; list?.forEach { f(_AM($0).frame) }"
      ),
      (
        "_ list: [AnyObject]", "let x = list.last; if let y = list.first { f(x?.tag, y.tag) }",
        "let x = list.last; if let y = list.first { f(_AM(x)?.tag, _AM(y).tag) }"
      ),
      (
        "_ list: [AnyObject]", "f((list as! [AnyObject]).first!.tag, list.filter { a }[0].tag)",
        "f(_AM((list as! [AnyObject]).first)!.tag, _AM(list.filter { a }[0]).tag)"
      ),
      (
        "_ maps: [[String: AnyObject]]", "for map in maps { f(map[k]?.tag) }; f(maps[0][k]!.tag)",
        "for map in maps { f(_AM(map[k])?.tag) }; f(_AM(maps[0][k])!.tag)"
      ),
      (
        "_ lists: [[Int: [AnyObject]]]", "for (k, list) in lists[0] { f(k[0], list[0].tag) }",
        "for (k, list) in lists[0] { f(k[0], _AM(list[0]).tag) }"
      ),
      (
        "_ map: Dictionary<String, AnyObject>", "f(map[k]?.tag, map.first!.value[k])",
        "f(_AM(map[k])?.tag, _AM(map.first!.value)[k])"
      ),
      (
        "_ map: [(Int) -> [Int: Int]: AnyObject]", "f(map[k]?.tag)", "f(_AM(map[k])?.tag)"
      ),
    ])
  func lists(parameter: String, call: String, expected: String) {
    let begin = "func g(\(parameter)) { "
    #expect(lower(begin + call + " }\n") == begin + expected + " }\n")
  }

  @Test(
    "Members of other types stay unchanged",
    arguments: [
      "func a(_ list: AnyObject) {}\nfunc b(_ list: [Int]) { f(list.count) }\n",
      "func a(_ view: AnyObject) { view.frame.origin.x += 1 }\n",
      "func a(_ view: AnyObject) { f(view.value(at: 3), view.brightness) }\n",
      "func a(_ view: UIView) { f(view.tag) }\n",
      "func a(_ x: AnyObject) { let x = 3; f(x.tag) }\n",
      "func a(_ l: [AnyObject]) { for x in [1] { f(x.tag) }; v.map { f($0.tag) } }\n",
      "func a(_ l: [AnyObject]) { f(l[1...].first!.tag, l.count); l.map { _ in f($0.tag) } }\n",
    ])
  func otherMembers(text: String) { #expect(lower(text) == text) }

  @Test("A forced call of a delegate's member is none of a property of the same name")
  func forcedCalls() {
    let begin = "class A { var scrollViewDidScroll: ((Int) -> Void)? }\n"
    let text = "func f(_ v: V) { v.delegate!.scrollViewDidScroll!(v) }\n"
    #expect(lower(begin + text) == begin + text.replacing("Scroll!(", with: "Scroll ("))
    let own = "func g(_ a: A) { a.scrollViewDidScroll!(3); a.scrollViewDidScroll?(3) }\n"
    #expect(lower(begin + own) == begin + own)
  }

  @Test("A message recorded for undo captures its current arguments")
  func undo() {
    let text = "(undo?.prepare(withInvocationTarget: self) as AnyObject).put(old, at: 3)\n"
    let expected =
      " undo?.registerUndo(withTarget:      self) { [_u0 = old] in $0.put(_u0, at: 3) }\n"
    #expect(lower(text) == expected)
  }

  @Test("responds(to:) overrides only the method of a superclass")
  func responds() {
    let text = """
      class A: NSObject { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }
      class B: A { override func responds(to s: Selector!) -> Bool { true } }

      """
    let expected = """
      class A: NSObject {          func responds(to s: Selector!) -> Bool { super._responds(to: s) } }
      class B: A { override func responds(to s: Selector!) -> Bool { true } }

      """
    #expect(lower(text).hasPrefix(expected))
    #expect(lower(text).contains("extension A: @preconcurrency _KVRespond {"))
    #expect(!lower(text).contains("extension B"))
  }

  @Test("An import of XCTest re-exports UIKit, if it is present")
  func tests() {
    let text = "import XCTest\n@testable import Pan\n"
    #expect(lower(text).hasPrefix("import TactusFoundation\n@testable import Pan\n"))
    #expect(lower(text).hasSuffix("; import UIKit\n"))
    #expect(lower(text, ["TactusSelectors"]) == text)
  }

  @Test(
    "Tables.TB43, Tables.TB53. Methods whose presence has an effect are registered in any module",
    arguments: [
      ("moveRowAt a: IndexPath, to b: IndexPath", "tableView:moveRowAt:to:"),
      (
        "commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath",
        "tableView:commit:forRowAt:"
      ),
    ])
  func soughtMethods(labels: String, selector: String) {
    let method = "func tableView(_ tableView: UITableView, \(labels)) {}"
    let body = "class A: NSObject, UITableViewDataSource {\n\(method)\n}"
    let ofSource = lower("import UIKit\n\(body)\n")
    #expect(ofSource.contains("\"\(selector)\""))
    let ofController = lower(
      "import UIKit\nclass A: UITableViewController {\noverride \(method)\n}\n")
    #expect(ofController.contains("\"\(selector)\""))
    let inFunction = lower("import UIKit\nfunc f() {\n\(body)\n}\n")
    #expect(inFunction.contains("\"\(selector)\""))
    let ofOther = lower("import UIKit\nclass A: NSObject {\n\(method)\n}\n")
    #expect(!ofOther.contains("\"\(selector)\""))
  }
}

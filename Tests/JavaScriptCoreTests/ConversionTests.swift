import JavaScriptCore
import Testing

/// Objects and closures of the program in scripts.
@MainActor struct ConversionTests {
  /// An object that scripts see.
  private final class Kettle: NSObject, JSExport, @unchecked Sendable {
    var liters = 1.5
    let maker = "Tin"

    func pour(_ count: Int, into cup: String) -> String { "\(count) \(cup)" }
    func keep(_ value: JSValue) -> Bool { value.isObject }
    class func make(withLiters liters: Double, maker: String) -> Kettle {
      let kettle = Kettle()
      kettle.liters = liters
      return kettle
    }
  }

  private func context() throws -> JSContext { try #require(JSContext()) }

  @Test("JavaScript.J6. Objects become values")
  func making() throws {
    let context = try context()
    let moment = Date(timeIntervalSince1970: 86_400.5)
    let objects: [String: Any] = [
      "flag": true, "boxed": NSNumber(value: false), "count": 3, "half": 0.5, "text": "té",
      "moment": moment, "list": [1, "a", NSNull()] as [Any], "nothing": NSNull(),
      "map": ["b": 1, "a": 2],
    ]
    context.setObject(objects, forKeyedSubscript: "o" as NSString)
    let text = context.evaluateScript(
      "[typeof o.flag, typeof o.boxed, o.count + 1, o.half, o.text.length, o.moment.getTime(), "
        + "JSON.stringify(o.list), o.nothing, Object.keys(o.map)].join(' ')")
    #expect(text?.toString() == "boolean boolean 4 0.5 2 86400500 [1,\"a\",null]  a,b")
    #expect(JSValue(object: nil, in: context).isUndefined)
    let absent: Int? = nil
    #expect(JSValue(object: absent, in: context).isUndefined)
    let object = NSObject()
    context.setObject(object, forKeyedSubscript: "one" as NSString)
    context.setObject(object, forKeyedSubscript: "other" as NSString)
    #expect(context.evaluateScript("one === other")?.toBool() == true)
    #expect(context.evaluateScript("one")?.toObject() as AnyObject === object)
    #expect(context.evaluateScript("one")?.toObjectOf(NSObject.self) as AnyObject === object)
    #expect(context.evaluateScript("one")?.toObjectOf(NSDate.self) == nil)
  }

  @Test("JavaScript.J6. The garbage collector keeps the values of a long list while it is made")
  func longLists() throws {
    let context = try context()
    let cups = (0..<200_000).map { "a cup of tea with number \($0)" }
    context.setObject(cups, forKeyedSubscript: "cups" as NSString)
    let isKept = context.evaluateScript(
      "cups.length == 200000 && cups.every((cup, i) => cup === 'a cup of tea with number ' + i)")
    #expect(isKept?.toBool() == true)
    let count = context.evaluateScript("(...all) => all.filter(cup => cup.length > 20).length")
    #expect(count?.call(withArguments: Array(cups.prefix(5000)))?.toInt32() == 5000)
  }

  @Test("JavaScript.J7. Values become objects")
  func reading() throws {
    let context = try context()
    let value = try #require(
      context.evaluateScript(
        "({flag: true, count: 3, text: 'té', gone: undefined, none: null, "
          + "list: [1, undefined, [2]], moment: new Date(1500), f() {}})"))
    let members = try #require(value.toDictionary())
    #expect(members["flag"] as? Bool == true && members["count"] as? Int == 3)
    #expect(members["text"] as? String == "té" && members["none"] is NSNull)
    #expect(members.keys.contains("gone") == false)
    #expect(members["moment"] as? Date == Date(timeIntervalSince1970: 1.5))
    #expect((members["f"] as? [AnyHashable: Any])?.isEmpty == true)
    let list = try #require(members["list"] as? [Any])
    #expect(list[0] as? Int == 1 && list[1] is NSNull && list[2] as? [Int] == [2])
    #expect(context.evaluateScript("undefined")?.toObject() == nil)
    #expect(context.evaluateScript("null")?.toArray() == nil && context.exception == nil)
    #expect(context.evaluateScript("3")?.toArray() == nil)
    #expect(context.exception?.description.hasPrefix("TypeError") == true)
    let ring = context.evaluateScript("let ring = [1]; ring.push(ring); ring")
    #expect(ring?.toArray()?.last is NSNull)
    let text = context.evaluateScript("'tea'")
    #expect((text?.toObjectOf(NSString.self) as? NSString)?.length == 3)
    #expect(text?.toDouble().isNaN == true && context.evaluateScript("'7'")?.toNumber() == 7)
    #expect(context.evaluateScript("-1")?.toUInt32() == .max)
  }

  @Test("JavaScript.J8. Scripts call closures with converted arguments")
  func closures() throws {
    let context = try context()
    let pour: (Int, Double, Bool, [String], [String: Any]) -> String = {
      count, part, _, list, map in
      "\(count) \(part) \(list.count) \(map["a"] as? Int ?? 0)"
    }
    context.setObject(pour, forKeyedSubscript: "pour" as NSString)
    let script = "pour(2.9, '0.5', 1, ['a', 'b'], {a: 4}, 'more')"
    #expect(context.evaluateScript(script)?.toString() == "2 0.5 2 4")
    #expect(
      context.evaluateScript("typeof pour + (pour instanceof Function)")?.toString()
        == "functiontrue")
    #expect(context.evaluateScript("pour(1)").isUndefined)
    #expect(context.exception?.description.hasPrefix("TypeError") == true)
    let maybe: (String?, JSValue?, Any?) -> Bool = { text, value, any in
      text == nil && value?.isUndefined == true && any == nil
    }
    context.setObject(
      unsafeBitCast(maybe, to: AnyObject.self), forKeyedSubscript: "maybe" as NSString)
    #expect(context.evaluateScript("maybe(null)")?.toBool() == true)
    let plain: () -> Int = { 7 }
    context.setObject(
      unsafeBitCast(plain, to: AnyObject.self), forKeyedSubscript: "plain" as NSString)
    #expect(context.evaluateScript("plain()")?.toInt32() == 7)
    let sent: @Sendable (Float) -> Float = { $0 * 2 }
    context.setObject(sent as AnyObject, forKeyedSubscript: "sent" as NSString)
    #expect(context.evaluateScript("sent(1.5)")?.toDouble() == 3)
    let main: @MainActor (UInt8) -> UInt8 = { $0 }
    context.setObject(main, forKeyedSubscript: "main" as NSString)
    #expect(context.evaluateScript("main(257)")?.toInt32() == 1)
    let back: (JSValue) -> Any? = { $0.call(withArguments: [["k": [1, 2]], NSNull()]) }
    context.setObject(["back": back], forKeyedSubscript: "tools" as NSString)
    let text = context.evaluateScript("tools.back((a, b) => JSON.stringify([a, b]))")
    #expect(text?.toString() == "[{\"k\":[1,2]},null]")
  }

  @Test("JavaScript.J8. A boxed closure is a function of scripts and an implementation of a method")
  func boxedClosures() throws {
    let context = try context()
    let join: (NSObject, String) -> String = { object, text in "\(object is Kettle) \(text)" }
    let object = unsafeBitCast(join, to: AnyObject.self)
    context.setObject(object, forKeyedSubscript: "join" as NSString)
    context.setObject(Kettle(), forKeyedSubscript: "kettle" as NSString)
    #expect(context.evaluateScript("join(kettle, 'lid')")?.toString() == "true lid")
    let call = unsafeBitCast(
      imp_implementationWithBlock(object), to: ((NSObject, Selector, String) -> String).self)
    #expect(call(NSObject(), Selector("join:"), "lid") == "false lid")
    let plain: () -> Int = { 7 }
    let boxed = unsafeBitCast(plain, to: AnyObject.self)
    context.setObject(boxed, forKeyedSubscript: "plain" as NSString)
    #expect(context.evaluateScript("plain()")?.toInt32() == 7)
    let result = unsafeBitCast(
      imp_implementationWithBlock(boxed), to: ((NSObject, Selector) -> Int).self)
    #expect(result(NSObject(), Selector("plain")) == 7)
  }

  @Test("JavaScript.J11. Scripts see registered members of exported objects")
  func exported() throws {
    KeyedProperties.add("liters", \Kettle.liters)
    KeyedProperties.add("maker", \Kettle.maker)
    _ = Selector("pour:into:", calling: Kettle.pour)
    _ = Selector("keep:", calling: Kettle.keep)
    let context = try context()
    let kettle = Kettle()
    context.setObject(kettle, forKeyedSubscript: "kettle" as NSString)
    context.evaluateScript("kettle.liters = 2; kettle.maker = 'x'")
    #expect(kettle.liters == 2 && context.exception == nil)
    #expect(context.evaluateScript("kettle.maker + kettle.liters")?.toString() == "Tin2")
    #expect(context.evaluateScript("kettle.pourInto(3, 'cups')")?.toString() == "3 cups")
    #expect(context.evaluateScript("kettle.keep({})")?.toBool() == true)
    #expect(context.evaluateScript("kettle.lid").isUndefined)
    #expect(context.evaluateScript("Object.keys(kettle).includes('liters')")?.toBool() == true)
    context.evaluateScript("kettle.pourInto('a', 'b')")
    #expect(context.exception?.description.hasPrefix("TypeError") == true)
  }

  @Test("JavaScript.J11. Scripts see registered class methods of exported classes")
  func exportedClass() throws {
    KeyedClassMethods.add("makeWithLiters:maker:") { (kind: Kettle.Type) in
      { (liters: Double, maker: String) in kind.make(withLiters: liters, maker: maker) }
    }
    let context = try context()
    context.setObject(Kettle.self, forKeyedSubscript: "Kettle" as NSString)
    let made = context.evaluateScript("Kettle.makeWithLitersMaker(2.5, 'Tin')")
    #expect((made?.toObject() as? Kettle)?.liters == 2.5)
    #expect(context.evaluateScript("Kettle.boil").isUndefined && context.exception == nil)
    #expect(context.evaluateScript("Kettle")?.toObject() is Kettle.Type)
  }
}

import JavaScriptCore
import Testing

/// Scripts, their contexts and their values.
struct ScriptTests {
  private func context() throws -> JSContext { try #require(JSContext()) }

  @Test("JavaScript.J1. Contexts of one machine share values")
  func machines() throws {
    let machine = try #require(JSVirtualMachine())
    let one = try #require(JSContext(virtualMachine: machine))
    let other = try #require(JSContext(virtualMachine: machine))
    one.setObject("tea", forKeyedSubscript: "drink" as NSString)
    #expect(other.objectForKeyedSubscript("drink").isUndefined)
    let list = try #require(one.evaluateScript("[1, 2]"))
    other.setObject(list, forKeyedSubscript: "list" as NSString)
    #expect(other.evaluateScript("list.push(3)")?.toInt32() == 3)
    #expect(list.toArray()?.count == 3 && one.virtualMachine === machine)
    #expect(JSContext(virtualMachine: nil) == nil)
    #expect(one.name == nil)
    one.name = "Kettle"
    one.isInspectable = true
    #expect(one.name == "Kettle" && one.isInspectable && !other.isInspectable)
  }

  @Test("JavaScript.J1. A context goes with its last value, and what it kept with it")
  func lifetime() throws {
    weak var gone: JSContext?
    weak var cup: NSObject?
    var value: JSValue?
    do {
      let context = try context()
      context.exception = JSValue(newErrorFromMessage: "late", in: context)
      let object = NSObject()
      let keep: () -> Bool = { object.isEqual(object) }
      context.setObject(object, forKeyedSubscript: "cup" as NSString)
      context.setObject(keep, forKeyedSubscript: "keep" as NSString)
      #expect(context.evaluateScript("keep()")?.toBool() == true)
      cup = object
      value = context.evaluateScript("({})")
      gone = context
    }
    #expect(gone != nil && value?.context === gone && cup != nil)
    value = nil
    #expect(gone == nil && cup == nil)
  }

  @Test("JavaScript.J2, JavaScript.J3. A script has a value, or an exception with its place")
  func scripts() throws {
    let context = try context()
    #expect(context.evaluateScript("let a = 3; a * 2")?.toInt32() == 6)
    #expect(context.evaluateScript("a + 1")?.toInt32() == 4)
    #expect(
      context.evaluateScript("\nmissing", withSourceURL: URL(string: "file:///tea.js")).isUndefined)
    let error = try #require(context.exception)
    #expect(error.forProperty("line")?.toInt32() == 2)
    #expect(error.forProperty("sourceURL")?.toString() == "file:///tea.js")
    #expect(error.description.hasPrefix("ReferenceError"))
    var texts: [String] = []
    context.exceptionHandler = { place, error in
      #expect(place === context)
      texts.append("\(error.map(\.description) ?? "")")
    }
    context.exception = nil
    context.evaluateScript("throw 'spilled'")
    #expect(texts == ["spilled"] && context.exception == nil)
  }

  @Test("JavaScript.J3. A closure throws to the script that called it")
  func throwing() throws {
    let context = try context()
    let spill: (String) -> Void = { text in
      let place = JSContext.current()
      place?.exception = JSValue(newErrorFromMessage: text, in: place)
    }
    context.setObject(spill, forKeyedSubscript: "spill" as NSString)
    let text = context.evaluateScript("try { spill('hot') } catch (e) { 'caught ' + e.message }")
    #expect(text?.toString() == "caught hot" && context.exception == nil)
    context.evaluateScript("spill('cold')")
    #expect(context.exception?.forProperty("message")?.toString() == "cold")
  }

  @Test("JavaScript.J4. A closure knows the call of the script")
  func calls() throws {
    let context = try context()
    var count = 0
    let look: () -> Void = {
      #expect(JSContext.current() === context)
      #expect(JSContext.currentArguments()?.count == 2)
      #expect(JSContext.currentThis()?.forProperty("name")?.toString() == "cup")
      #expect(
        JSContext.currentCallee()?.isEqual(to: context.objectForKeyedSubscript("look")) == true)
      count += 1
    }
    context.setObject(look, forKeyedSubscript: "look" as NSString)
    context.evaluateScript("look.call({name: 'cup'}, 1, 2)")
    #expect(count == 1 && context.exception == nil)
    #expect(JSContext.current() == nil && JSContext.currentArguments() == nil)
  }

  @Test("JavaScript.J5. Values of each kind")
  func kinds() throws {
    let place = try context()
    #expect(JSValue(undefinedIn: place).isUndefined && JSValue(nullIn: place).isNull)
    #expect(JSValue(bool: true, in: place).isBoolean && JSValue(double: 1.5, in: place).isNumber)
    #expect(JSValue(int32: -3, in: place).toInt32() == -3)
    #expect(JSValue(uInt32: .max, in: place).toUInt32() == .max)
    #expect(JSValue(newObjectIn: place).isObject && JSValue(newArrayIn: place).isArray)
    #expect(JSValue(newSymbolFromDescription: "tea", in: place).isSymbol)
    let pattern = JSValue(newRegularExpressionFromPattern: "T.a", flags: "i", in: place)
    #expect(pattern?.invokeMethod("test", withArguments: ["tea"])?.toBool() == true)
    #expect(JSValue(newRegularExpressionFromPattern: "(", flags: "", in: place) == nil)
    let large = try #require(JSValue(newBigIntFrom: "12345678901234567890", in: place))
    #expect(large.isBigInt && large.toString() == "12345678901234567890")
    #expect(JSValue(newBigIntFrom: Int64.min, in: place)?.toInt64() == .min)
    #expect(JSValue(newBigIntFrom: 1.5, in: place) == nil)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(JSValue(rect: rect, in: place).toRect() == rect)
    #expect(JSValue(range: NSRange(location: 5, length: 6), in: place).toRange().length == 6)
    #expect(JSValue(double: 1, in: nil) == nil)
  }

  @Test("JavaScript.J9. Promises are settled by closures")
  func promises() throws {
    let context = try context()
    var texts: [String] = []
    let note: (String) -> Void = { texts.append($0) }
    context.setObject(note, forKeyedSubscript: "note" as NSString)
    let later = JSValue(newPromiseIn: context) { resolve, _ in
      resolve?.call(withArguments: ["tea"])
    }
    let bad = JSValue(newPromiseIn: context) { _, _ in
      context.exception = JSValue(object: "spilled", in: context)
    }
    let ready = JSValue(newPromiseResolvedWithResult: 3, in: context)
    let never = JSValue(newPromiseRejectedWithReason: "cold", in: context)
    for promise in [later, bad, ready, never] {
      context.setObject(promise, forKeyedSubscript: "p" as NSString)
      context.evaluateScript("p.then(v => note('+' + v), v => note('-' + v)); note('.')")
    }
    #expect(texts == [".", "+tea", ".", "-spilled", ".", "+3", ".", "-cold"])
    #expect(context.exception == nil)
  }

  @Test("JavaScript.J10. Properties have keys of any kind and descriptors")
  func properties() throws {
    let context = try context()
    let cup = try #require(context.evaluateScript("({tea: 'green', 7: 'seven'})"))
    #expect(cup.hasProperty("tea") && cup.hasProperty(7) && !cup.hasProperty("milk"))
    let symbol = JSValue(newSymbolFromDescription: "secret", in: context)
    cup.setValue("sugar", forProperty: symbol)
    #expect(cup.forProperty(symbol)?.toString() == "sugar")
    #expect(cup.deleteProperty("tea") && !cup.hasProperty("tea"))
    cup.defineProperty(
      "size",
      descriptor: [JSPropertyDescriptorValueKey: 3, JSPropertyDescriptorWritableKey: false])
    cup.setObject(9, forKeyedSubscript: "size")
    #expect(cup.objectForKeyedSubscript("size").toInt32() == 3)
    #expect(Set((cup.toDictionary() ?? [:]).keys) == ["7"])
    let list = try #require(JSValue(newArrayIn: context))
    list.setValue("a", at: 0)
    list.setObject("c", atIndexedSubscript: 2)
    #expect(list.atIndex(0).toString() == "a" && list.objectAtIndexedSubscript(1).isUndefined)
    #expect(list.forProperty("length").toInt32() == 3)
    let getter: () -> String = { "warm" }
    cup.defineProperty("state", descriptor: [JSPropertyDescriptorGetKey: getter])
    #expect(cup.forProperty("state").toString() == "warm")
  }

  @Test("JavaScript.J12. Values are compared and called as in scripts")
  func comparing() throws {
    let context = try context()
    let three = try #require(JSValue(int32: 3, in: context))
    #expect(three.isEqual(to: 3) && !three.isEqual(to: "3"))
    #expect(three.isEqualWithTypeCoercion(to: "3") && !three.isEqualWithTypeCoercion(to: 4))
    let kind = try #require(
      context.evaluateScript(
        "(class Cup { constructor(a) { this.a = a } add(b) { return this.a + b } })"))
    let cup = try #require(kind.construct(withArguments: [2]))
    #expect(cup.isInstance(of: kind) && !three.isInstance(of: kind))
    #expect(cup.invokeMethod("add", withArguments: [5])?.toInt32() == 7)
    let sum = context.evaluateScript("(a, b) => a + b")
    #expect(sum?.call(withArguments: [1, 2])?.toInt32() == 3)
    #expect(sum?.call(withArguments: nil)?.toDouble().isNaN == true && context.exception == nil)
    #expect(three.call(withArguments: []) == nil && three.construct(withArguments: []) == nil)
    #expect(three.invokeMethod("pour", withArguments: []).isUndefined)
    #expect(context.exception?.description.hasPrefix("TypeError") == true)
  }

  @Test("JavaScript.J13. A managed value does not keep its object, an owner does")
  func managed() throws {
    let context = try context()
    #expect(JSManagedValue(value: JSValue(int32: 3, in: context)).value?.toInt32() == 3)
    let owner = NSObject()
    let managed = JSManagedValue(value: context.evaluateScript("({tea: 1})"), andOwner: owner)
    JSGarbageCollect(context.jsGlobalContextRef)
    #expect(managed?.value?.forProperty("tea")?.toInt32() == 1)
    context.virtualMachine.removeManagedReference(managed, withOwner: owner)
    var short: JSContext? = JSContext()
    let other = JSManagedValue(value: short?.evaluateScript("({})"))
    #expect(other?.value != nil)
    short = nil
    #expect(other?.value == nil)
  }

  @Test("JavaScript.J13. An owner keeps the object, not its context")
  func managedContexts() throws {
    let owner = NSObject()
    var managed: JSManagedValue?
    weak var gone: JSContext?
    do {
      let context = try context()
      managed = JSManagedValue(value: context.evaluateScript("({tea: 1})"), andOwner: owner)
      #expect(managed?.value != nil)
      gone = context
    }
    #expect(gone == nil && managed?.value == nil)
    withExtendedLifetime(owner) {}
  }

  @Test("JavaScript.J14. Threads take turns in a machine")
  func threads() throws {
    nonisolated(unsafe) let context = try context()
    context.evaluateScript("var count = 0; function pour() { count += 1; return count }")
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      let name: (String) -> String = { "\($0)\(index)" }
      let tool = JSValue(object: name, in: context)
      #expect(tool?.call(withArguments: ["cup"])?.toString() == "cup\(index)")
      context.evaluateScript("pour()")
    }
    #expect(context.objectForKeyedSubscript("count").toInt32() == 200)
  }

  @Test("JavaScript.J14. Threads may cause exceptions at the same time")
  func exceptions() throws {
    nonisolated(unsafe) let context = try context()
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      context.evaluateScript("throw new Error('spilled \(index)')")
      #expect(context.exception?.forProperty("message")?.toString()?.hasPrefix("spilled") == true)
    }
    context.exception = nil
    #expect(context.exception == nil)
  }

  @Test("JavaScript.J14. Threads make the objects that stand for those of the program")
  func wrappers() throws {
    nonisolated(unsafe) let context = try context()
    let cups = (0..<400).map { _ in NSObject() }
    nonisolated(unsafe) let shared = cups
    DispatchQueue.concurrentPerform(iterations: cups.count) { index in
      let value = JSValue(object: shared[index], in: context)
      #expect(value?.toObject() as AnyObject === shared[index])
    }
    context.setObject(cups, forKeyedSubscript: "cups" as NSString)
    #expect(context.evaluateScript("new Set(cups).size")?.toInt32() == 400)
  }

  @Test("JavaScript.C1. The C functions evaluate, convert and define classes")
  func functions() throws {
    let context = try #require(JSGlobalContextCreate(nil))
    defer { JSGlobalContextRelease(context) }
    let script = JSStringCreateWithUTF8CString("'té' + 1")
    defer { JSStringRelease(script) }
    var exception: JSValueRef?
    let value = JSEvaluateScript(context, script, nil, nil, 1, &exception)
    #expect(JSValueGetType(context, value) == kJSTypeString && exception == nil)
    let text = JSValueToStringCopy(context, value, nil)
    #expect(JSStringGetLength(text) == 3)
    #expect(JSStringCopyCFString(nil, text) as String? == "té1")
    JSStringRelease(text)
    var definition = kJSClassDefinitionEmpty
    definition.callAsFunction = { context, _, _, count, _, _ in
      JSValueMakeNumber(context, Double(count))
    }
    let kind = JSClassCreate(&definition)
    defer { JSClassRelease(kind) }
    let function = JSObjectMake(context, kind, nil)
    let arguments: [JSValueRef?] = [value, value]
    let count = JSObjectCallAsFunction(context, function, nil, 2, arguments, nil)
    #expect(JSValueToNumber(context, count, nil) == 2)
    #expect(JSContext(jsGlobalContextRef: context)?.evaluateScript("1 + 1")?.toInt32() == 2)
    let buffer = JSObjectMakeTypedArray(context, kJSTypedArrayTypeUint8Array, 4, nil)
    #expect(JSObjectGetTypedArrayLength(context, buffer, nil) == 4)
    #expect(JSValueGetTypedArrayType(context, buffer, nil) == kJSTypedArrayTypeUint8Array)
  }
}

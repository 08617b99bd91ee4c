import JavaScriptCore
import Testing

/// The members that scripts see of classes whose sources were lowered.
@MainActor struct ExportTests {
  private class Teapot: NSObject, JSExport, @unchecked Sendable {
    var cups = 2
    var secret = 1
    let maker: String

    required init(maker: String) { self.maker = maker }

    func pour(_ count: Int) -> Int { cups - count }
    func hide() -> Int { secret }
    class func boil() -> String { "hot" }
    class func break_() -> String { "gone" }
  }
  private final class Samovar: Teapot, @unchecked Sendable {}

  private func context() throws -> JSContext {
    KeyedProperties.add("cups", \Teapot.cups)
    KeyedProperties.add("secret", \Teapot.secret)
    KeyedProperties.add("maker", \Teapot.maker)
    _ = Selector("pour:", calling: Teapot.pour)
    _ = Selector("hide", calling: Teapot.hide)
    KeyedClassMethods.add("boil") { (kind: Teapot.Type) in { () in kind.boil() } }
    KeyedClassMethods.add("break") { (kind: Teapot.Type) in { () in kind.break_() } }
    KeyedClassMethods.add("new initWithMaker:") { (kind: Teapot.Type) in
      { (maker: String) in kind.init(maker: maker) }
    }
    ScriptMembers.add(
      ["cups", "maker", "pour:", "+boil", "new initWithMaker:"], of: Teapot.self)
    let context = try #require(JSContext())
    context.setObject(Teapot.self, forKeyedSubscript: "Teapot" as NSString)
    context.setObject(Samovar.self, forKeyedSubscript: "Samovar" as NSString)
    context.setObject(Teapot(maker: "Tin"), forKeyedSubscript: "pot" as NSString)
    return context
  }

  @Test("JavaScript.J11. Scripts see the members of the protocol alone")
  func members() throws {
    let context = try context()
    #expect(context.evaluateScript("pot.cups + pot.pour(1)")?.toInt32() == 3)
    #expect(context.evaluateScript("pot.cups = 5; pot.pour(1)")?.toInt32() == 4)
    #expect(context.evaluateScript("pot.secret").isUndefined)
    #expect(context.evaluateScript("pot.hide").isUndefined)
    #expect(context.evaluateScript("Teapot.boil()")?.toString() == "hot")
    #expect(context.evaluateScript("Teapot.break").isUndefined)
    let names = context.evaluateScript("Object.keys(pot).sort().join(' ')")?.toString()
    #expect(names == "cups maker pour")
  }

  @Test("JavaScript.J15. Scripts create objects by new, and ask for their class")
  func creation() throws {
    let context = try context()
    let made = context.evaluateScript("new Teapot('Clay')")
    #expect((made?.toObject() as? Teapot)?.maker == "Clay")
    let other = context.evaluateScript("new Samovar('Brass')")
    #expect((other?.toObject() as? Samovar)?.maker == "Brass")
    let kinds =
      "[pot instanceof Teapot, pot instanceof Samovar, new Samovar('a') instanceof Teapot, "
      + "1 instanceof Teapot].join(' ')"
    #expect(context.evaluateScript(kinds)?.toString() == "true false true false")
    context.setObject(NSObject.self, forKeyedSubscript: "Plain" as NSString)
    context.evaluateScript("new Plain()")
    #expect(context.exception?.description.hasPrefix("TypeError") == true)
  }
}

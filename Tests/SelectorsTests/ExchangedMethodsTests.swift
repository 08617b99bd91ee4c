import TactusSelectors
import Testing

/// Tests the table of methods whose implementations are exchanged (ObjectiveC.MX1–MX6).
@Suite struct ExchangedMethodsTests {
  private class Lamp {
    var log: [String] = []
    func glow(_ level: Int) -> String {
      ExchangedMethods.call("glow:", of: Lamp.self, on: self, level) { level in
        log.append("body \(level)")
        return "lamp \(level)"
      }
    }
    func dim(_ level: Int) -> String {
      ExchangedMethods.call("dim:", of: Lamp.self, on: self, level) { level in dimBody(level) }
    }
    func dimBody(_ level: Int) -> String {
      log.append("dim \(level)")
      return "dimmed " + dim(level + 1)
    }
    func off(_ why: String?) -> Int? {
      ExchangedMethods.call("off:", of: Lamp.self, on: self, why) { _ in nil }
    }
    class func declare(for type: Lamp.Type) {
      ExchangedMethods.declareFramework("glow:", named: "glowAt:", of: type) {
        (lamp: Lamp, level: Int) in lamp.glow(level)
      }
      ExchangedMethods.declare("dim:", of: type) { (lamp: Lamp, level: Int) in
        lamp.dimBody(level)
      }
      ExchangedMethods.declare("off:", of: type) { (lamp: Lamp, why: String?) in lamp.off(why) }
    }
  }

  @Test("ObjectiveC.MX1. A method is found in its class and in subclasses, by both of its names")
  func lookup() {
    class Own: Lamp {}
    Lamp.declare(for: Lamp.self)
    #expect(ExchangeableMethod("glow:", of: Own.self)?.name == "glow:")
    #expect(ExchangeableMethod("glowAt:", of: Own.self)?.name == "glow:")
    #expect(ExchangeableMethod("shine:", of: Own.self) == nil)
    #expect(Own().glow(1) == "lamp 1")
  }

  @Test("ObjectiveC.MX3. An implementation added to a subclass calls the body once")
  func added() throws {
    class Own: Lamp {
      override func glow(_ level: Int) -> String {
        log.append("override")
        return super.glow(level)
      }
    }
    Lamp.declare(for: Lamp.self)
    let old = try #require(ExchangeableMethod("glow:", of: Own.self)).implementation
    let new = MethodImplementation(block: { (lamp: Lamp, level: Int) -> String in
      lamp.log.append("added")
      return "<" + old.call(lamp, level * 2, as: String.self) + ">"
    })
    #expect(ExchangeableMethod.add(new, "glow:", to: Own.self))
    #expect(!ExchangeableMethod.add(new, "glow:", to: Own.self))
    let own = Own()
    #expect(own.glow(2) == "<lamp 4>")
    #expect(own.log == ["override", "added", "body 4"])
    #expect(Lamp().glow(2) == "lamp 2")
    // Without a running call the method of the object's class is called.
    #expect(old.call(Lamp(), 3, as: String.self) == "lamp 3")
  }

  @Test("ObjectiveC.MX2. An extension overrides a method that its class has as well")
  func extended() {
    class Own: Lamp {
      override func glow(_ level: Int) -> String {
        ExchangedMethods.call("glow:", of: Own.self, on: self, level) { level in
          "own " + super.glow(level)
        }
      }
      func superGlow(_ level: Int) -> String { super.glow(level) }
    }
    #expect(Own().glow(1) == "own lamp 1")
    ExchangedMethods.add("glow:", to: Own.self) { (own: Own, level: Int) in
      "extended " + own.superGlow(level)
    }
    #expect(Own().glow(2) == "extended lamp 2" && Lamp().glow(2) == "lamp 2")
  }

  @Test("ObjectiveC.MX4. Exchanged methods call each other's bodies, and exchanged again their own")
  func exchanged() throws {
    class Own: Lamp {}
    Lamp.declare(for: Own.self)
    let glow = try #require(ExchangeableMethod("glow:", of: Own.self))
    let dim = try #require(ExchangeableMethod("dim:", of: Own.self))
    glow.exchange(with: dim)
    let own = Own()
    // The body of `dim` calls `dim`, which is now the body of `glow`.
    #expect(own.glow(5) == "dimmed lamp 6")
    #expect(own.log == ["dim 5", "body 6"])
    glow.exchange(with: dim)
    #expect(own.glow(5) == "lamp 5")
  }

  @Test("ObjectiveC.MX5. A replaced implementation is returned, and nil results stay nil")
  func replaced() throws {
    class Own: Lamp {}
    let block = MethodImplementation(block: { (_: Lamp, why: String?) -> Int? in
      why.map { _ in 7 }
    })
    Lamp.declare(for: Lamp.self)
    #expect(ExchangeableMethod.replace("off:", of: Own.self, by: block) == nil)
    #expect(ExchangeableMethod.replace("off:", of: Own.self, by: block) === block)
    let own = Own()
    #expect(own.off("late") == 7 && own.off(nil) == nil && Lamp().off("late") == nil)
  }

  @Test("ObjectiveC.MX9. Implementations are equal if they are the body of the same method")
  func equal() throws {
    class Own: Lamp {}
    Lamp.declare(for: Lamp.self)
    let inherited = try #require(ExchangeableMethod("dim:", of: Own.self)).implementation
    let base = try #require(ExchangeableMethod("dim:", of: Lamp.self)).implementation
    #expect(inherited == base && Set([inherited, base]).count == 1)
    let block = MethodImplementation(block: { (_: Lamp, level: Int) -> String in "\(level)" })
    #expect(ExchangeableMethod.add(block, "dim:", to: Own.self))
    let own = try #require(ExchangeableMethod("dim:", of: Own.self)).implementation
    #expect(own != base && own == block)
    #expect(MethodImplementation(sending: "a") != MethodImplementation(sending: "a"))
  }

  @Test("ObjectiveC.MX6. Calls on several threads keep apart")
  func threads() async {
    class Own: Lamp {}
    Lamp.declare(for: Lamp.self)
    let block = MethodImplementation(block: { (_: Lamp, level: Int) -> String in "own \(level)" })
    _ = ExchangeableMethod.add(block, "glow:", to: Own.self)
    let all = await withTaskGroup(of: [String].self) { group in
      for index in 0..<4 {
        group.addTask { (0..<50).map { _ in (index % 2 == 0 ? Own() : Lamp()).glow(index) } }
      }
      return await group.reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    #expect(all == ["own 0", "lamp 1", "own 2", "lamp 3"])
  }
}

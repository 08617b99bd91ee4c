import TactusFoundation
import Testing

/// Messages to objects of unknown class.
@MainActor @Suite struct AnyMessagesTests {
  @MainActor private final class Bell: NSObject {
    var rung: [String] = []
    func ring(_ how: Any?) { rung.append("\(how ?? "plainly")") }
  }
  /// A class that does not inherit from `NSObject`.
  @MainActor private final class Gong {
    var count = 0
    func strike() { count += 1 }
  }

  // ObjectiveC.AO1.
  @Test("Objects of any class respond to selectors and are called by them")
  func messages() {
    let (bell, gong) = (Bell(), Gong())
    let ring = Selector("ring:", calling: Bell.ring)
    let strike = Selector("strike", calling: Gong.strike)
    let objects: [AnyObject] = [bell, gong]
    _AM(objects[0]).perform(ring, with: "loudly")
    _AM(objects[1]).perform(strike)
    #expect(bell.rung == ["loudly"] && gong.count == 1)
    #expect(_AM(objects[0]).responds(to: ring) && !_AM(objects[1]).responds(to: ring))
    let none: AnyObject? = nil
    _AM(none)?.perform(strike)
    _AM(objects[1]).performSelector(onMainThread: strike, with: nil, waitUntilDone: true)
    #expect(gong.count == 2)
  }

  @Test("ObjectiveC.KC22. Methods are called by their names on the main thread")
  func threads() async {
    let bell = Bell()
    let ring = Selector("ring:", calling: Bell.ring)
    bell.perform(ring, on: .main, with: "a", waitUntilDone: true)
    bell.performSelector(onMainThread: ring, with: "b", waitUntilDone: true, modes: nil)
    #expect(bell.rung == ["a", "b"])
    bell.performSelector(inBackground: ring, with: "c")
    bell.perform(ring, on: Thread(), with: "d", waitUntilDone: false)
    #expect(bell.rung == ["a", "b"])
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(bell.rung == ["a", "b", "c", "d"])
  }

  @Test("ObjectiveC.KC25. A thread with a method calls it on the main thread")
  func methodThreads() async {
    let bell = Bell()
    let ring = Selector("ring:", calling: Bell.ring)
    Thread(target: bell, selector: ring, object: "a").start()
    #expect(bell.rung.isEmpty)
    while bell.rung.isEmpty {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
    Thread.detachNewThreadSelector(ring, toTarget: bell, with: "b")
    while bell.rung.count < 2 {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
    #expect(bell.rung == ["a", "b"])
    let thread = Thread {}
    #expect(thread.threadPriority == 0.5)
    thread.threadPriority = 2
    #expect(thread.threadPriority == 1 && !Thread.setThreadPriority(1.5))
  }

  @Test("ObjectiveC.KC25. A run loop calls methods in their order, unless they are cancelled")
  func plannedCalls() async {
    let (bell, other) = (Bell(), Bell())
    let ring = Selector("ring:", calling: Bell.ring)
    let loop = RunLoop.main
    for (argument, order) in [("last", 9), ("first", 1), ("gone", 5), ("second", 1)] {
      loop.perform(ring, target: bell, argument: argument, order: order, modes: [.default])
    }
    loop.perform(ring, target: other, argument: nil, order: 0, modes: [.default])
    loop.cancelPerform(ring, target: bell, argument: "gone")
    loop.cancelPerformSelectors(withTarget: other)
    #expect(bell.rung.isEmpty)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(bell.rung == ["first", "second", "last"] && other.rung.isEmpty)
  }

  @Test("ObjectiveC.AO1. Objects of any class have a class, numbers and key paths")
  func members() {
    let objects: [AnyObject] = [Bell(), Gong(), NSNumber(value: 4), ["a": 3] as NSDictionary]
    #expect(objects.map { _AM($0).isKind(of: NSObject.self) } == [true, false, true, true])
    #expect(_AM(objects[0]).isMember(of: Bell.self) && !_AM(objects[2]).isMember(of: Bell.self))
    #expect(_AM(objects[2]).intValue == 4 && _AM(objects[1]).intValue == nil)
    #expect(_AM(objects[3]).value(forKeyPath: "a") as? Int == 3)
    let unwrapped: AnyObject! = objects[0]
    #expect(_AM(unwrapped).isKind(of: Bell.self))
  }

  @Test("ObjectiveC.AO1. Dictionaries and arrays of unknown type have subscripts")
  func subscripts() {
    let json: Any = ["name": "kettle", "parts": ["lid", "spout"]] as [String: Any]
    let object = json as AnyObject
    #expect(_AM(object)["name"] as? String == "kettle" && _AM(object)["age"] as Any? == nil)
    #expect(_AM(_AM(object)["parts"] as AnyObject)[1] as? String == "spout")
    let (one, other): (NSObject?, NSObject?) = (_AM(object)["name"], _AM(object)["age"])
    #expect(one == "kettle" as NSString && other == nil)
    let (none, list): (AnyObject?, AnyObject?) = (nil, ["lid", "spout"] as NSArray)
    #expect(_AM(none)?["name"] as Any? == nil)
    // An object that has no values for keys has none for this one.
    #expect(_AM(list)?["name"] as Any? == nil && _AM(Bell())["name"] as NSObject? == nil)
    #expect((0..<2).compactMap { _AM(list)?[$0] as? String } == ["lid", "spout"])
  }

  @Test("ObjectiveC.AO1. Values of unknown type have numbers of all widths, parts and dates")
  func values() {
    let (number, text): (AnyObject, AnyObject) = (NSNumber(value: 300), "tea/Pot.txt" as NSString)
    #expect(_AM(number).uintValue == 300 && _AM(number).int16Value == 300)
    #expect(_AM(number).uint8Value == 44 && _AM(number).decimalValue == 300)
    #expect(_AM(text).uintValue == nil && _AM(number).longLongValue == nil)
    let half: Int32 = _AM("42 cups" as NSString as AnyObject).intValue
    #expect(half == 42 && _AM("42 cups" as NSString as AnyObject).longLongValue == 42)
    #expect(_AM(text).lowercased == "tea/pot.txt" && _AM(text).pathExtension == "txt")
    #expect(_AM(text).lastPathComponent == "Pot.txt" && _AM(text).hasSuffix("txt"))
    #expect(_AM(text).hasPrefix("tea") && !_AM(text).hasPrefix("pot"))
    #expect(_AM(text).components(separatedBy: "/") == ["tea", "Pot.txt"])
    let list: AnyObject = ["lid", "spout"] as NSArray
    #expect(_AM(list).firstObject as? String == "lid" && _AM(list).lastObject as? String == "spout")
    #expect(_AM(list).object(at: 1) as? String == "spout" && _AM(list).contains("lid"))
    #expect(_AM(list).allKeys == nil && _AM(text).firstObject == nil)
    #expect(_AM(["a": 3] as NSDictionary as AnyObject).allKeys as? [String] == ["a"])
    #expect(_AM(NSDate(timeIntervalSince1970: 5) as AnyObject).timeIntervalSince1970 == 5)
    let url = NSURL(string: "http://kettle.test/tea.txt")
    #expect(_AM(url as AnyObject).absoluteString == "http://kettle.test/tea.txt")
    #expect(_AM(url as AnyObject).pathExtension == "txt" && _AM(number).absoluteString == nil)
  }

  @Test("An object of known class is not wrapped")
  func known() {
    let bell = Bell()
    _AM(bell).ring("softly")
    let some: Bell? = bell
    _AM(some)?.perform(Selector("ring:", calling: Bell.ring), with: nil)
    #expect(bell.rung == ["softly", "plainly"])
  }
}

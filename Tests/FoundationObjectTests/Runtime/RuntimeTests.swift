import Dispatch
import TactusFoundation
import Testing

/// Objective-C runtime functions.
@Suite struct RuntimeTests {
  private final class Note: NSObject {}

  /// The deinitializers that have run.
  private final class Order {
    nonisolated(unsafe) static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    var names: [String] = []
  }

  /// A value that notes its end.
  private final class Last {
    private let order: Order
    init(_ order: Order) { self.order = order }
    deinit { order.names.append("value") }
  }

  /// An object that reads its value at its end.
  private class Owner {
    private let order: Order
    init(_ order: Order) { self.order = order }
    deinit {
      let value = objc_getAssociatedObject(self, Order.key)
      order.names.append(value is Last ? "owner reads value" : "owner finds nothing")
    }
  }

  private final class GenericOwner<Element>: Owner {}

  /// The same as an object of Foundation.
  private final class OwnerObject: NSObject {
    private let order: Order
    init(_ order: Order) { self.order = order }
    deinit {
      let value = objc_getAssociatedObject(self, Order.key)
      order.names.append(value is Last ? "owner reads value" : "owner finds nothing")
    }
  }

  /// An object that sets a value at its end.
  private final class LateOwner {
    private let order: Order
    init(_ order: Order) { self.order = order }
    deinit {
      objc_setAssociatedObject(self, Order.key, Last(order), .OBJC_ASSOCIATION_RETAIN)
    }
  }

  // ObjectiveC.RT1.
  @Test("An associated value exists as long as its object")
  func associating() {
    let (object, other) = (Note(), Note())
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { keys.deallocate() }
    objc_setAssociatedObject(object, keys, "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(object, keys + 1, 2, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(object, keys) as? String == "first")
    #expect(objc_getAssociatedObject(object, keys + 1) as? Int == 2)
    #expect(objc_getAssociatedObject(other, keys) == nil)
    objc_setAssociatedObject(object, keys, nil, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(object, keys) == nil)
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, keys + 1) == nil)
  }

  @Test("An assigned value is not retained")
  func assigning() {
    let object = Note()
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { key.deallocate() }
    do {
      let value = Note()
      objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(object, key) as? Note === value)
    }
    #expect(objc_getAssociatedObject(object, key) == nil)
  }

  @Test(
    "ObjectiveC.RT1. A value is released with its object, after the deinitializer, which reads it",
    arguments: [0, 1, 2])
  func releasing(_ kind: Int) {
    let order = Order()
    autoreleasepool {
      let owner: AnyObject =
        switch kind {
        case 0: Owner(order)
        case 1: GenericOwner<Int>(order)
        default: OwnerObject(order)
        }
      objc_setAssociatedObject(owner, Order.key, Last(order), .OBJC_ASSOCIATION_RETAIN)
      // Reached from the value of the owner, as a chain.
      let next = Owner(order)
      objc_setAssociatedObject(owner, Order.key + 1, next, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(next, Order.key, Last(order), .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(order.names.first == "owner reads value")
    #expect(order.names.sorted() == ["owner reads value", "owner reads value", "value", "value"])
  }

  @Test("ObjectiveC.RT1. Objects of Foundation release their values, too")
  func foundationOwners() {
    let order = Order()
    let makers: [() -> AnyObject] = [
      { NSObject() }, { NSMutableString(string: "a") }, { NSMutableArray() }, { NSMutableData() },
      { DispatchQueue(label: "a") }, { NumberFormatter() }, { OperationQueue() }, { NSError() },
      { URLSessionConfiguration.default }, { NSAttributedString(string: "a") }, { Thread {} },
      { NotificationCenter() },
    ]
    var kept: [String] = []
    for make in makers {
      let before = order.names.count
      var object: AnyObject? = make()
      let kind = object.map { "\(type(of: $0))" } ?? ""
      objc_setAssociatedObject(object as Any, Order.key, Last(order), .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object as Any, Order.key) is Last)
      object = nil
      if order.names.count == before { kept.append(kind) }
    }
    #expect(kept.isEmpty)
  }

  @Test("ObjectiveC.RT1. A value that a deinitializer sets is released")
  func settingLate() {
    let order = Order()
    for hadValue in [false, true] {
      let owner = LateOwner(order)
      if hadValue { objc_setAssociatedObject(owner, Order.key + 1, 1, .OBJC_ASSOCIATION_RETAIN) }
    }
    #expect(order.names == ["value", "value"])
  }

  @Test("ObjectiveC.RT1. No object finds the values of another one that had its address")
  func addresses() {
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for number in 0..<5000 {
        let note = Note()
        let found = objc_getAssociatedObject(note, Order.key)
        #expect(found == nil)
        objc_setAssociatedObject(note, Order.key, number, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(note, Order.key) as? Int == number)
      }
    }
  }

  @Test("ObjectiveC.RT1. A class has values and a lock")
  func classes() {
    objc_setAssociatedObject(Note.self, Order.key, "a", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(Note.self, Order.key) as? String == "a")
    #expect(objc_getAssociatedObject(type(of: Note()), Order.key) as? String == "a")
    #expect(objc_getAssociatedObject(Owner.self, Order.key) == nil)
    objc_removeAssociatedObjects(Note.self)
    #expect(objc_getAssociatedObject(Note.self, Order.key) == nil)
    objc_sync_enter(Note.self)
    #expect(objc_sync_exit(Note.self) == 0)
    #expect(objc_sync_exit(Note.self) != 0)
  }

  @Test("One thread at a time holds an object's lock, recursively")
  func locks() {
    let object = Note()
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) let shared = object
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        objc_sync_enter(shared)
        objc_sync_enter(shared)
        count += 1
        objc_sync_exit(shared)
        objc_sync_exit(shared)
      }
    }
    #expect(count == 4000)
    #expect(objc_sync_exit(object) != 0)
  }

  @Test("An object is an instance of its class and its superclasses")
  func kinds() {
    let note = Note()
    #expect(note.isKind(of: Note.self) && note.isKind(of: NSObject.self))
    #expect(!NSObject().isKind(of: Note.self))
    #expect(note.isMember(of: Note.self) && !note.isMember(of: NSObject.self))
    #expect(note.superclass == NSObject.self && Note.isSubclass(of: NSObject.self))
  }

  @Test("The main actor runs on the main thread, whichever thread serves its queue")
  func mainThread() async {
    #expect(await MainActor.run { Thread.isMainThread })
    let isMain = await withCheckedContinuation { continuation in
      DispatchQueue(label: "other").async { continuation.resume(returning: Thread.isMainThread) }
    }
    #expect(!isMain)
  }

  @Test("Autorelease pools, error pointers and ticks")
  func names() throws {
    func fail(_ error: NSErrorPointer) -> Bool {
      error?.pointee = NSError(domain: "Kitchen", code: 3)
      return false
    }
    var error: NSError?
    #expect(!fail(&error) && error?.code == 3)
    #expect(autoreleasepool { 4 } == 4)
    #expect(throws: CocoaError.self) {
      try autoreleasepool { throw CocoaError(.fileNoSuchFile) }
    }
    let before = mach_absolute_time()
    #expect(mach_absolute_time() >= before)
    var base = mach_timebase_info_data_t()
    #expect(mach_timebase_info(&base) == 0 && base.numer == 1 && base.denom == 1)
    #expect(2 * NSEC_PER_SEC == 2_000_000_000)
  }

  @Test("ObjectiveC.FO51. The duration of a tick has the name of the function that gets it")
  func timebase() {
    var info = mach_timebase_info()
    #expect(info.numer == 0 && info.denom == 0)
    #expect(mach_timebase_info(&info) == KERN_SUCCESS)
    let nanoseconds: (mach_timebase_info) -> UInt64 = { 3 * UInt64($0.numer) / UInt64($0.denom) }
    #expect(nanoseconds(info) == 3 && nanoseconds(mach_timebase_info(numer: 2, denom: 1)) == 6)
    let other: mach_timebase_info_data_t = info
    #expect(other.numer == info.numer && mach_timebase_info(nil) == KERN_INVALID_ARGUMENT)
  }

  private class Drum: NSObject {}
  private final class SmallDrum: Drum {}
  private final class Plain {}
  private final class Generic<Item>: NSObject {}

  @Test("ObjectiveC.RT4. The classes of the program are listed")
  func classList() throws {
    let count = objc_getClassList(nil, 0)
    #expect(count > 100)
    let memory = UnsafeMutablePointer<AnyClass>.allocate(capacity: Int(count))
    defer { memory.deallocate() }
    let list = AutoreleasingUnsafeMutablePointer<AnyClass>(memory)
    #expect(objc_getClassList(list, count) == count)
    let names = Set((0..<Int(count)).map { ObjectIdentifier(memory[$0]) })
    for type: AnyClass in [Drum.self, SmallDrum.self, Plain.self, NSNumber.self] {
      #expect(names.contains(ObjectIdentifier(type)), "\(type)")
    }
    #expect(!names.contains(ObjectIdentifier(Generic<Int>.self)))
    // Fewer than all, and none after them.
    memory[1] = Plain.self
    #expect(objc_getClassList(list, 1) == count && memory[1] == Plain.self)
    var copied: UInt32 = 0
    let copy = try #require(objc_copyClassList(&copied))
    defer { free(copy) }
    let subclasses = (0..<Int(copied)).filter { class_getSuperclass(copy[$0]) == Drum.self }
    #expect(copied == UInt32(count) && subclasses.count == 1)
    let small: AnyClass = SmallDrum.self
    let isSmall = copy[subclasses[0]] == small
    #expect(isSmall)
  }

  @Test("ObjectiveC.RT4. A class is found by its name")
  func classNames() {
    let name = "FoundationObjectTests.ListedClass"
    let listed: AnyClass = ListedClass.self
    #expect(objc_lookUpClass(name).map { $0 == listed } == true)
    #expect(objc_lookUpClass("None") == nil)
    let isListed = objc_getRequiredClass(name) == listed
    #expect(isListed)
    #expect((objc_getClass(name) as? AnyClass).map { $0 == listed } == true)
  }

  @Test("ObjectiveC.RT3. The protocols of a class itself are listed")
  func protocolList() throws {
    var count: UInt32 = 0
    let list = try #require(class_copyProtocolList(ListedClass.self, &count))
    defer { free(list) }
    #expect(count == 1 && list[0] == ListedProtocol.self)
    let names = (0..<Int(count)).map { String(cString: protocol_getName(list[$0])) }
    #expect(names == ["FoundationObjectTests.ListedProtocol"])
    #expect(class_copyProtocolList(FTListedClass.self, &count) == nil && count == 0)
    #expect(class_copyProtocolList(nil, &count) == nil)
  }

  @Test("ObjectiveC.RT7. The classes of the program are found by its file")
  func images() throws {
    let image = try #require(class_getImageName(ListedClass.self))
    var count: UInt32 = 0
    let classes = try #require(objc_copyClassNamesForImage(image, &count))
    defer { free(classes) }
    let names = (0..<Int(count)).map { String(cString: classes[$0]) }
    #expect(names.contains("FoundationObjectTests.ListedClass"))
    let images = try #require(objc_copyImageNames(&count))
    defer { free(images) }
    let paths = (0..<Int(count)).map { String(cString: images[$0]) }
    #expect(paths.contains(String(cString: image)))
    #expect(objc_copyClassNamesForImage("none", &count) == nil && count == 0)
    #expect(class_getImageName(nil) == nil)
  }

  @Test("ObjectiveC.RT7. Classes and closures are told from other objects")
  func classKinds() throws {
    #expect(object_isClass(Note.self) && !object_isClass(Note()) && !object_isClass(nil))
    #expect(!class_isMetaClass(Note.self) && class_getVersion(Note.self) == 0)
    let implementation = imp_implementationWithBlock { (_: Note) in 7 }
    let block = try #require(imp_getBlock(implementation))
    let call = unsafeBitCast(
      imp_implementationWithBlock(block), to: ((Note, Selector) -> Int).self)
    #expect(call(Note(), Selector("seven")) == 7)
    #expect(imp_removeBlock(implementation))
    #expect(imp_getBlock(IMP(sending: Selector("seven"))) == nil)
  }

  @Test("ObjectiveC.RT5. A class of a framework is found by its name alone")
  func frameworkClassNames() {
    let query: AnyClass = NSMetadataQuery.self
    for _ in 0..<2 { #expect(_classForNameText("NSMetadataQuery").map { $0 == query } == true) }
    #expect(objc_lookUpClass("NSMetadataQuery").map { $0 == query } == true)
    let array: AnyClass = NSMutableArray.self
    #expect(_classForNameText("NSMutableArray").map { $0 == array } == true)
    // A name without a module is none of an app's class.
    #expect(_classForNameText("FTListedClass") == nil && _classForNameText("NSNone") == nil)
    #expect(_classForNameText("FoundationObjectTests.FTListedClass") != nil)
  }
}

/// A class whose name begins as those of frameworks do.
final class FTListedClass: NSObject {}

/// A class with a name.
final class ListedClass: NSObject, ListedProtocol {}

/// A protocol with a name.
protocol ListedProtocol: AnyObject {}

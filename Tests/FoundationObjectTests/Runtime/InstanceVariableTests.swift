import Glibc
import TactusFoundation
import Testing

/// Tests of the functions of Objective-C that list and read instance variables.
@Suite struct InstanceVariableTests {
  private protocol Cookable {}

  private class Pan: NSObject {
    var name = "wok"
    var lid: NSNumber?
  }

  private final class Kettle: Pan {
    let size = 3
    weak var owner: Pan?
  }

  private func names(_ type: AnyClass) -> [String] {
    var count: UInt32 = 0
    guard let list = class_copyIvarList(type, &count) else { return [] }
    defer { free(list) }
    return (0..<Int(count)).map { ivar_getName(list[$0]).map { String(cString: $0) } ?? "" }
  }

  @Test("ObjectiveC.IV1. A class has its own stored properties, in order")
  func lists() {
    #expect(names(Pan.self) == ["name", "lid"])
    #expect(names(Kettle.self) == ["size", "owner"])
    #expect(class_copyIvarList(nil, nil) == nil)
  }

  @Test("ObjectiveC.IV1. A variable is found in superclasses, and read from an object")
  func values() throws {
    let (kettle, pan) = (Kettle(), Pan())
    kettle.lid = 4
    kettle.owner = pan
    let name = try #require(class_getInstanceVariable(Kettle.self, "name"))
    #expect(object_getIvar(kettle, name) as? String == "wok")
    #expect(object_getIvar(pan, name) as? String == "wok")
    let lid = try #require(class_getInstanceVariable(Kettle.self, "lid"))
    #expect(object_getIvar(kettle, lid) as? NSNumber == 4)
    #expect(object_getIvar(pan, lid) == nil)
    let owner = try #require(class_getInstanceVariable(Kettle.self, "owner"))
    #expect(object_getIvar(kettle, owner) as? Pan === pan)
    #expect(object_getIvar(pan, owner) == nil)
    let size = try #require(class_getInstanceVariable(Kettle.self, "size"))
    let address = Unmanaged.passUnretained(kettle).toOpaque() + ivar_getOffset(size)
    #expect(address.load(as: Int.self) == 3)
    #expect(class_getInstanceVariable(Pan.self, "size") == nil)
    #expect(class_getInstanceVariable(nil, "size") == nil)
  }

  @Test("ObjectiveC.CC1. Classes are not created or changed at run time")
  func fixedClasses() {
    let kettle = Kettle()
    #expect(objc_allocateClassPair(Pan.self, "Pot", 0) == nil)
    #expect(!class_addIvar(Pan.self, "handle", 8, 3, "@"))
    #expect(object_setClass(kettle, Pan.self) == Kettle.self)
    #expect(type(of: kettle) == Kettle.self)
    #expect(!class_addProtocol(Pan.self, (any Cookable).self))
  }
}

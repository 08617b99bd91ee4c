import TactusFoundation
import Testing

private protocol Swimming: AnyObject {}
private protocol Diving: Swimming, NSObjectProtocol { func dive() }
private class Duck: NSObject, Diving { func dive() {} }
private class Mallard: Duck {}
private class Hen: NSObject {}
private enum Names { protocol Inner {} }

/// A protocol that is found by its name.
protocol ProtocolWithAName {}

/// Protocols as values.
@Suite struct ProtocolTests {
  @Test("ObjectiveC.RT3. Protocols are values that can be compared")
  func values() {
    let all: [Protocol] = [Swimming.self, Diving.self]
    #expect(all.contains { $0 == Diving.self } && !all.contains { $0 == NSCopying.self })
    #expect(protocol_isEqual(Swimming.self, Swimming.self))
    #expect(!protocol_isEqual(Swimming.self, Diving.self) && !protocol_isEqual(nil, Diving.self))
    let type: Swimming.Protocol = Swimming.self
    #expect(type == all[0])
  }

  @Test("ObjectiveC.RT3. A class conforms to a protocol itself or by its superclass")
  func conformances() {
    #expect(class_conformsToProtocol(Duck.self, Diving.self))
    #expect(class_conformsToProtocol(Duck.self, Swimming.self))
    #expect(class_conformsToProtocol(Mallard.self, Diving.self))
    #expect(class_conformsToProtocol(NSString.self, NSCopying.self))
    #expect(!class_conformsToProtocol(Hen.self, Diving.self))
    #expect(!class_conformsToProtocol(nil, Diving.self))
    #expect(!class_conformsToProtocol(Duck.self, nil))
    #expect(!class_conformsToProtocol(Duck.self, Duck.self))
    #expect(!class_conformsToProtocol(Duck.self, AnyObject.self))
    #expect(class_conformsToProtocol(Duck.self, (Diving & Swimming).self))
    #expect(!class_conformsToProtocol(Duck.self, (Diving & NSCopying).self))
    #expect(Mallard().conforms(to: Diving.self) && !Hen().conforms(to: Diving.self))
    #expect(Duck.conforms(to: Swimming.self) && !Hen.conforms(to: Swimming.self))
  }

  @Test("ObjectiveC.RT3. A protocol has a name, by which it is found")
  func names() {
    #expect(NSStringFromProtocol(NSCopying.self) == "NSCopying")
    let name = NSStringFromProtocol(ProtocolWithAName.self)
    #expect(name.hasSuffix("Tests.ProtocolWithAName"))
    #expect(NSProtocolFromString(name) == ProtocolWithAName.self)
    #expect(objc_getProtocol(name) == ProtocolWithAName.self)
    #expect(String(cString: protocol_getName(ProtocolWithAName.self)) == name)
    #expect(NSStringFromProtocol(Names.Inner.self).hasSuffix("Names.Inner"))
    for wrong in ["", ".", "Nowhere", "No.Where", name + ".More"] {
      #expect(NSProtocolFromString(wrong) == nil, "\(wrong)")
    }
  }
}

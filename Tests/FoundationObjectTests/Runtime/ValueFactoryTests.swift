import TactusFoundation
import Testing

/// Tests the creation of collections, texts and data whose class is known only at run time.
@Suite struct ValueFactoryTests {
  @Test("ObjectiveC.KC27. A metatype creates a collection of its own class")
  func collections() throws {
    let lists: [NSArray.Type] = [NSArray.self, NSMutableArray.self]
    #expect(lists.map { $0._new(array: [1, 2]) } == [[1, 2], [1, 2]])
    #expect(lists.map { $0._new(objects: "a", 2) is NSMutableArray } == [false, true])
    #expect(lists.map { $0._new().count } == [0, 0])
    let list = try #require(lists[1]._new(array: [1]) as? NSMutableArray)
    list.add(2)
    #expect(list == [1, 2])

    let sets: [NSSet.Type] = [NSSet.self, NSMutableSet.self, NSCountedSet.self]
    #expect(sets.map { $0._new(objects: "a", "a", "b").count } == [2, 2, 2])
    #expect(sets.map { $0._new(set: ["a"]) is NSMutableSet } == [false, true, true])
    let counted = try #require(sets[2]._new(array: ["a", "a"]) as? NSCountedSet)
    #expect(counted.count(for: "a") == 2)
    #expect(sets.map { $0._new().count } == [0, 0, 0])

    let ordered: [NSOrderedSet.Type] = [NSOrderedSet.self, NSMutableOrderedSet.self]
    #expect(ordered.map { $0._new(array: [2, 1, 2]).array as? [Int] } == [[2, 1], [2, 1]])
    #expect(ordered.map { $0._new(set: [3]) is NSMutableOrderedSet } == [false, true])

    let words: [NSDictionary.Type] = [NSDictionary.self, NSMutableDictionary.self]
    #expect(words.map { $0._new(dictionary: ["a": 1]) } == [["a": 1], ["a": 1]])
    #expect(words.map { $0._new(objects: [1, 2], forKeys: ["a", "b"]).count } == [2, 2])
    #expect(words.map { $0._new() is NSMutableDictionary } == [false, true])
  }

  @Test("ObjectiveC.KC27. Objects without keys end the program")
  func surplus() async {
    await #expect(processExitsWith: .failure) {
      _ = (NSDictionary.self as NSDictionary.Type)._new(objects: [1, 2], forKeys: ["a"])
    }
  }

  @Test("ObjectiveC.KC27. A metatype creates a text or data of its own class")
  func texts() {
    let texts: [NSAttributedString.Type] = [
      NSAttributedString.self, NSMutableAttributedString.self,
    ]
    let key = NSAttributedString.Key("tea")
    for type in texts {
      let text = type._new(string: "tea", attributes: [key: 3])
      #expect(text.string == "tea" && text.attribute(key, at: 2, effectiveRange: nil) as? Int == 3)
      #expect(type._new(attributedString: text) == text && type._new().length == 0)
      #expect((text is NSMutableAttributedString) == (type == NSMutableAttributedString.self))
    }
    let data: [NSData.Type] = [NSData.self, NSMutableData.self]
    #expect(data.map { $0._new(data: Data([1, 2])).length } == [2, 2])
    let bytes: [UInt8] = [3, 4]
    for type in data { #expect(type._new(bytes: bytes, length: 2) == NSData(data: Data(bytes))) }
    #expect(data.map { $0._new() is NSMutableData } == [false, true])
    let strings: [NSString.Type] = [NSString.self, NSMutableString.self]
    #expect(strings.map { $0._new() is NSMutableString } == [false, true])
  }
}

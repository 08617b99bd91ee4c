import TactusFoundation
import Testing

/// Keys of dictionaries whose types are only known as `NSCopying`.
@Suite struct CopiedKeyTests {
  @Test("A value is set, read and removed by such a key, and other keys still work")
  func keys() {
    let dictionary = NSMutableDictionary()
    let key: any NSCopying = "tea" as NSString
    dictionary[key] = 3
    #expect(dictionary[key] as? Int == 3 && dictionary["tea"] as? Int == 3)
    dictionary["tea"] = 4
    #expect(dictionary["tea" as NSString] as? Int == 4)
    dictionary[key] = nil
    #expect(dictionary[key] == nil && dictionary.count == 0)
    let own: NSMutableDictionary = Thread.current.threadDictionary
    own[key] = "mint"
    #expect(own[key] as? String == "mint")
    own.removeObject(forKey: "tea")
  }
}

import TactusFoundation
import Testing

/// Core Foundation's values by pointers, and its percent escapes.
@Suite struct CFDictionaryValueTests {
  /// ObjectiveC.FO4.
  @Test("Values of dictionaries and arrays are found by pointers")
  func values() {
    let key = "{GIF}" as CFString
    let inner: CFDictionary = ["DelayTime": 0.25]
    let outer: CFDictionary = [key: inner, "list": ["a", "b"]]
    let pointer = Unmanaged.passUnretained(key).toOpaque()
    let found = unsafeBitCast(CFDictionaryGetValue(outer, pointer), to: CFDictionary.self)
    let time = Unmanaged.passUnretained("DelayTime" as CFString).toOpaque()
    #expect(unsafeBitCast(CFDictionaryGetValue(found, time), to: AnyObject.self) as? Double == 0.25)
    #expect(CFDictionaryGetValue(outer, time) == nil && !CFDictionaryContainsKey(outer, time))
    var memory: UnsafeRawPointer?
    #expect(!CFDictionaryGetValueIfPresent(outer, time, &memory) && memory == nil)
    let list = Unmanaged.passUnretained("list" as CFString).toOpaque()
    #expect(CFDictionaryGetValueIfPresent(outer, list, &memory))
    let array = unsafeBitCast(memory, to: CFArray.self)
    #expect(unsafeBitCast(CFArrayGetValueAtIndex(array, 1), to: CFString.self) == "b")
    #expect(CFArrayGetValueAtIndex(array, 2) == nil)
  }

  /// ObjectiveC.FO5.
  @Test(
    "Percent escapes are replaced, but those of given characters",
    arguments: [(nil, "a%20b%2Fc"), ("", "a b/c"), ("/", "a b%2Fc")] as [(String?, String)])
  func escapes(kept: String?, expected: String) {
    #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b%2Fc", kept) == expected)
  }

  @Test("Characters that URLs cannot have are escaped, and those that shall be")
  func escaping() {
    let text = CFURLCreateStringByAddingPercentEscapes(nil, "a b&c[", "[", "&", 0)
    #expect(text == "a%20b%26c[")
  }
}

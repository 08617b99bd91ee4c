import TactusFoundation
import Testing

/// Tests Core Foundation's functions for strings, numbers, dates and collections.
@Suite struct CFStringAndCollectionTests {
  @Test("ObjectiveC.FO21. Transforms change a string, or a part of it")
  func transforms() {
    let text = NSMutableString(string: "北京 café")
    #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
    #expect(text == "běi jīng café")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text == "bei jing cafe")
    let part = NSMutableString(string: "éé")
    var range = CFRange(location: 0, length: 1)
    #expect(CFStringTransform(part, &range, kCFStringTransformToXMLHex, false))
    #expect(part == "&#xE9;é" && range.location == 0 && range.length == 6)
    #expect(!CFStringTransform(part, nil, "No-Such", false))
  }

  @Test("ObjectiveC.FO21. Strings are changed in place")
  func changes() {
    let text: CFMutableString = CFStringCreateMutableCopy(nil, 0, "  Hot tea ")
    CFStringTrimWhitespace(text)
    CFStringAppend(text, "s")
    CFStringUppercase(text, nil)
    #expect(text == "HOT TEAS")
    CFStringReplace(text, CFRange(location: 0, length: 3), "Iced")
    #expect(
      CFStringFindAndReplace(
        text, "te", "SE", CFRange(location: 0, length: text.length), .compareCaseInsensitive) == 1)
    #expect(text == "Iced SEAS")
    CFStringDelete(text, CFRange(location: 0, length: 5))
    CFStringInsert(text, 0, "é")
    CFStringNormalize(text, .D)
    #expect(text.length == 6)
    CFStringTrim(text, "S")
    #expect(text.hasSuffix("EA"))
    CFStringFold(text, [.compareDiacriticInsensitive, .compareCaseInsensitive], nil)
    #expect(text == "esea")
  }

  @Test("ObjectiveC.FO21. Strings are compared, searched and divided")
  func strings() {
    #expect(CFStringCompare("tea 9", "tea 10", .compareNumerically) == .compareLessThan)
    #expect(CFStringCompare("Tea", "tea", .compareCaseInsensitive) == .compareEqualTo)
    #expect(CFStringCompare("b", "a", []) == .compareGreaterThan)
    let found = CFStringFind("hot tea", "T", [.compareCaseInsensitive, .compareBackwards])
    #expect(found.location == 4 && found.length == 1)
    #expect(CFStringFind("tea", "x", []).location == kCFNotFound)
    #expect(CFStringGetCharacterAtIndex("tea", 1) == 101)
    #expect(CFStringGetRangeOfComposedCharactersAtIndex("e\u{301}a", 1).length == 2)
    #expect(CFStringCreateWithSubstring(nil, "hot tea", CFRange(location: 4, length: 3)) == "tea")
    let parts = CFStringCreateArrayBySeparatingStrings(nil, "a,b", ",") as? [String]
    #expect(parts == ["a", "b"])
    #expect(CFStringCreateByCombiningStrings(nil, ["a", "b"], "-") == "a-b")
    var bytes = [CChar](repeating: 1, count: 4)
    let utf8 = CFStringBuiltInEncodings.UTF8.rawValue
    #expect(CFStringGetCString("tea", &bytes, 4, utf8) && bytes == [116, 101, 97, 0])
    #expect(!CFStringGetCString("cocoa", &bytes, 4, utf8))
    #expect(CFStringCreateWithBytes(nil, [0xC3, 0xA9], 2, utf8, false) == "é")
    #expect(CFStringCreateWithBytes(nil, [0xC3], 1, utf8, false) == nil)
  }

  @Test("ObjectiveC.FO21. A number is read as any type, and the result says whether it fits")
  func numbers() throws {
    let number = NSNumber(value: 300.5)
    var double = 0.0
    var byte: Int8 = 0
    #expect(CFNumberGetValue(number, .doubleType, &double) && double == 300.5)
    #expect(!CFNumberGetValue(number, .sInt8Type, &byte))
    #expect(CFNumberIsFloatType(number) && !CFNumberIsFloatType(NSNumber(value: 3)))
    #expect(CFNumberGetType(NSNumber(value: Int32(3))) == .sInt32Type)
    #expect(CFNumberGetType(NSNumber(value: true)) == .charType)
    var long = Int64.max
    #expect(CFNumberCreate(nil, .sInt64Type, &long) == NSNumber(value: Int64.max))
    #expect(CFNumberCompare(1, 2, nil) == .compareLessThan)
    let date = CFDateCreate(nil, 60)
    #expect(CFDateGetAbsoluteTime(date) == 60 && CFDateCompare(date, date, nil) == .compareEqualTo)
    let id = try #require(UUID(uuidString: "01020304-0506-0708-090A-0B0C0D0E0F10"))
    #expect(CFUUIDGetUUIDBytes(id).byte15 == 16)
    #expect(CFUUIDCreateFromUUIDBytes(nil, CFUUIDGetUUIDBytes(id)) == id)
  }

  @Test("ObjectiveC.FO21. Collections keep the objects of pointers")
  func collections() {
    func pointer(_ object: AnyObject) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }
    let (cup, pot) = (NSString("cup"), NSString("pot"))
    let array: CFMutableArray = CFArrayCreateMutable(nil, 0, &kCFTypeArrayCallBacks)
    CFArrayAppendValue(array, pointer(cup))
    CFArrayInsertValueAtIndex(array, 0, pointer(pot))
    #expect(array == ["pot", "cup"])
    let dictionary: CFMutableDictionary = CFDictionaryCreateMutable(
      nil, 0, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks)
    CFDictionarySetValue(dictionary, pointer(cup), pointer(pot))
    CFDictionaryAddValue(dictionary, pointer(cup), pointer(cup))
    #expect(dictionary == ["cup": "pot"])
    CFDictionaryRemoveValue(dictionary, pointer(cup))
    #expect(dictionary.count == 0)
    #expect(CFSetContainsValue(["cup"], pointer(cup)) && CFSetGetCount(["cup"]) == 1)
  }

  @Test("ObjectiveC.FO21. Preferences are the app's defaults")
  func preferences() {
    CFPreferencesSetAppValue("tea", NSNumber(value: true), kCFPreferencesCurrentApplication)
    defer { UserDefaults.standard.removeObject(forKey: "tea") }
    var isThere = false
    #expect(
      CFPreferencesGetAppBooleanValue("tea", kCFPreferencesCurrentApplication, &isThere) && isThere)
    #expect(UserDefaults.standard.bool(forKey: "tea"))
    #expect(CFPreferencesCopyAppValue("coffee", kCFPreferencesCurrentApplication) == nil)
  }

  @Test("ObjectiveC.FO52. Parts of strings as bytes")
  func bytesOfParts() {
    let text = "tea €🍵" as CFString
    let utf8 = CFStringBuiltInEncodings.UTF8.rawValue
    var (bytes, used) = ([UInt8](repeating: 0, count: 16), 0)
    #expect(
      CFStringGetBytes(text, CFRangeMake(0, 7), utf8, 0, false, &bytes, bytes.count, &used) == 7)
    #expect(used == 11 && Array(bytes[..<used]) == Array("tea €🍵".utf8))
    // As many characters as fit.
    #expect(CFStringGetBytes(text, CFRangeMake(0, 7), utf8, 0, false, &bytes, 8, &used) == 5)
    #expect(used == 7)
    #expect(CFStringGetBytes(text, CFRangeMake(4, 1), utf8, 0, false, nil, 0, &used) == 1)
    #expect(used == 3)
    let ascii = CFStringBuiltInEncodings.ASCII.rawValue
    #expect(CFStringGetBytes(text, CFRangeMake(0, 7), ascii, 0, false, nil, 0, &used) == 4)
    let lossy = UInt8(ascii: "?")
    #expect(
      CFStringGetBytes(text, CFRangeMake(2, 5), ascii, lossy, false, &bytes, 16, &used) == 5)
    #expect(Array(bytes[..<used]) == Array("a ??".utf8))
  }

  @Test("ObjectiveC.FO52. Strings are found in parts of others; code units of pairs are told apart")
  func parts() {
    let text = "Tea and tea" as CFString
    var place = CFRangeMake(0, 0)
    #expect(CFStringFindWithOptions(text, "tea" as CFString, CFRangeMake(0, 11), [], &place))
    #expect(place.location == 8 && place.length == 3)
    #expect(
      CFStringFindWithOptions(
        text, "tea" as CFString, CFRangeMake(0, 8), .compareCaseInsensitive, &place))
    #expect(place.location == 0)
    #expect(!CFStringFindWithOptions(text, "tea" as CFString, CFRangeMake(0, 10), [], nil))
    var pair: [UniChar] = [0, 0]
    #expect(CFStringGetSurrogatePairForLongCharacter(0x1F375, &pair))
    #expect(CFStringIsSurrogateHighCharacter(pair[0]) && CFStringIsSurrogateLowCharacter(pair[1]))
    #expect(!CFStringIsSurrogateHighCharacter(pair[1]))
    #expect(CFStringGetLongCharacterForSurrogatePair(pair[0], pair[1]) == 0x1F375)
    #expect(!CFStringGetSurrogatePairForLongCharacter(0x41, &pair) && pair[0] == 0x41)
  }

  @Test("ObjectiveC.FO52. Data are changed in parts")
  func changedData() {
    let data = NSMutableData(data: Data([1, 2, 3, 4]))
    CFDataReplaceBytes(data, CFRangeMake(1, 2), [9, 9, 9], 3)
    #expect(data as Data == Data([1, 9, 9, 9, 4]))
    CFDataDeleteBytes(data, CFRangeMake(0, 2))
    CFDataIncreaseLength(data, 1)
    #expect(data as Data == Data([9, 9, 4, 0]))
    let id = CFUUIDCreateWithBytes(nil, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
    #expect(id == UUID(uuidString: "01020304-0506-0708-090A-0B0C0D0E0F10"))
  }
}

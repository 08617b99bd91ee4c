import TactusFoundation
import Testing

/// Core Foundation's functions for elements, keys, locales, encodings and errors.
@Suite struct CFValueFunctionTests {
  /// Returns the pointer of an object, which the test keeps.
  private func pointer(_ object: NSObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  @Test("ObjectiveC.FO52. Elements of arrays are found by equality, set, added and exchanged")
  func arrays() {
    let (egg, tea, nothing) = (NSString("egg"), NSNumber(value: 3), NSNull())
    let list = ["egg", 3, "egg"] as CFArray
    let all = CFRange(location: 0, length: 3)
    withExtendedLifetime((egg, tea, nothing)) {
      #expect(CFArrayContainsValue(list, all, pointer(tea)))
      #expect(!CFArrayContainsValue(list, CFRange(location: 0, length: 1), pointer(tea)))
      #expect(CFArrayGetCountOfValue(list, all, pointer(egg)) == 2)
      #expect(CFArrayGetFirstIndexOfValue(list, all, pointer(egg)) == 0)
      #expect(CFArrayGetLastIndexOfValue(list, all, pointer(egg)) == 2)
      #expect(CFArrayGetFirstIndexOfValue(list, all, pointer(nothing)) == kCFNotFound)
      let changed: CFMutableArray = CFArrayCreateMutable(nil, 0, &kCFTypeArrayCallBacks)
      CFArrayAppendArray(changed, list, CFRange(location: 1, length: 2))
      CFArraySetValueAtIndex(changed, 2, pointer(tea))
      CFArraySetValueAtIndex(changed, 1, pointer(tea))
      CFArrayExchangeValuesAtIndices(changed, 0, 1)
      #expect(changed == [3, 3, 3])
    }
  }

  @Test("ObjectiveC.FO52. Dictionaries and sets of pointers to objects")
  func dictionariesAndSets() throws {
    let (name, value, equal) = (NSString("eggs"), NSNumber(value: 6), NSNumber(value: 6))
    try withExtendedLifetime((name, value, equal)) {
      var keys: [UnsafeRawPointer?] = [pointer(name)]
      var values: [UnsafeRawPointer?] = [pointer(value)]
      let dictionary = CFDictionaryCreate(
        nil, &keys, &values, 1, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks)
      #expect(dictionary as NSDictionary? == ["eggs": 6])
      #expect(CFDictionaryContainsValue(dictionary, pointer(value)))
      #expect(CFDictionaryGetCountOfValue(dictionary, pointer(name)) == 0)
      var (foundKeys, foundValues): ([UnsafeRawPointer?], [UnsafeRawPointer?]) = ([nil], [nil])
      CFDictionaryGetKeysAndValues(dictionary, &foundKeys, &foundValues)
      let (key, number) = (try #require(foundKeys[0]), try #require(foundValues[0]))
      #expect(unsafeBitCast(key, to: CFString.self) == "eggs")
      #expect(unsafeBitCast(number, to: AnyObject.self) as? Int == 6)
      let set = CFSetCreateMutable(nil, 0, &kCFTypeSetCallBacks)
      CFSetAddValue(set, pointer(value))
      CFSetSetValue(set, pointer(equal))
      #expect(CFSetGetCount(set) == 1 && CFSetContainsValue(set, pointer(value)))
      CFSetRemoveValue(set, pointer(value))
      #expect(CFSetGetCount(set) == 0)
    }
  }

  @Test("ObjectiveC.FO52. Property lists as data")
  func propertyLists() throws {
    var error: Unmanaged<CFError>?
    let list = ["eggs": [6, 12]] as NSDictionary
    let data = CFPropertyListCreateData(nil, list, .xmlFormat_v1_0, 0, &error)
    let bytes = try #require(data).takeRetainedValue()
    #expect(error == nil && String(decoding: bytes, as: UTF8.self).contains("<key>eggs</key>"))
    var format = CFPropertyListFormat.binaryFormat_v1_0
    let options = CFPropertyListMutabilityOptions.mutableContainers.rawValue
    let read = CFPropertyListCreateWithData(nil, bytes as CFData, options, &format, &error)
    let found = try #require(read).takeRetainedValue()
    #expect(format == .xmlFormat_v1_0 && found as? NSMutableDictionary == list)
    #expect(CFPropertyListCreateWithData(nil, Data([0, 1, 2]), 0, nil, &error) == nil)
    #expect(error?.takeRetainedValue().domain == NSCocoaErrorDomain)
    #expect(!CFPropertyListIsValid(NSNull(), .xmlFormat_v1_0))
    #expect(CFPropertyListCreateData(nil, NSNull(), .binaryFormat_v1_0, 0, nil) == nil)
  }

  @Test("ObjectiveC.FO52. Locales, time zones and lists of errors")
  func localesAndErrors() {
    #expect(CFLocaleGetIdentifier(CFLocaleCreate(nil, "de_CH" as CFString)) == "de_CH")
    #expect(CFLocaleCopyPreferredLanguages() as? [String] == Locale.preferredLanguages)
    #expect((CFLocaleCopyISOCountryCodes() as? [String])?.contains("CH") == true)
    #expect((CFLocaleCopyISOLanguageCodes() as? [String])?.contains("de") == true)
    #expect((CFLocaleCopyISOCurrencyCodes() as? [String])?.contains("CHF") == true)
    let zone = CFTimeZoneCreateWithName(nil, "Europe/Rome" as CFString, true)
    #expect(CFTimeZoneGetName(zone) == "Europe/Rome")
    // The beginning of July of 2001.
    #expect(CFTimeZoneIsDaylightSavingTime(zone, 15_638_400))
    #expect(CFTimeZoneGetDaylightSavingTimeOffset(zone, 15_638_400) == 3600)
    #expect(CFTimeZoneCreateWithName(nil, "Nowhere/None" as CFString, false) == nil)
    let error = CFErrorCreate(nil, kCFErrorDomainPOSIX, 2, nil)
    #expect(CFErrorGetDomain(error) == kCFErrorDomainPOSIX)
    #expect(CFErrorGetCode(error) == 2)
    let texts = [kCFErrorLocalizedRecoverySuggestionKey: "Stir." as NSString] as CFDictionary
    let other = CFErrorCreate(nil, kCFErrorDomainCocoa, 4, texts)
    #expect(CFErrorCopyRecoverySuggestion(other) == "Stir.")
  }

  @Test("ObjectiveC.FO52. Strings as bytes, and code pages of Windows")
  func bytes() {
    let latin = CFStringBuiltInEncodings.isoLatin1.rawValue
    let bytes = CFStringCreateExternalRepresentation(nil, "Käse" as CFString, latin, 0)
    #expect(bytes == Data([0x4b, 0xe4, 0x73, 0x65]))
    #expect(CFStringCreateFromExternalRepresentation(nil, bytes, latin) == "Käse")
    #expect(CFStringCreateExternalRepresentation(nil, "茶" as CFString, latin, 0) == nil)
    #expect(CFStringConvertWindowsCodepageToEncoding(1251) == 0x0502)
    #expect(CFStringConvertEncodingToWindowsCodepage(0x0502) == 1251)
    #expect(CFStringIsEncodingAvailable(latin))
  }

  @Test(
    "ObjectiveC.FO53. Encodings that the toolchain cannot write give nothing",
    arguments: [CFStringEncodings.macArabic, .macHebrew, .macSymbol])
  func unwritable(number: CFStringEncodings) {
    let number = CFStringEncoding(number.rawValue)
    let raw = CFStringConvertEncodingToNSStringEncoding(number)
    let encoding = String.Encoding(rawValue: raw)
    #expect("tea".data(using: encoding) == nil && "tea"[...].data(using: encoding) == nil)
    #expect(("tea" as NSString).data(using: raw) == nil)
    #expect(!"tea".canBeConverted(to: encoding) && !("tea" as NSString).canBeConverted(to: raw))
    #expect(!CFStringIsEncodingAvailable(number))
    #expect(CFStringCreateExternalRepresentation(nil, "tea" as CFString, number, 0) == nil)
    #expect("tea".data(using: .windowsCP1251) == Data("tea".utf8))
  }
}

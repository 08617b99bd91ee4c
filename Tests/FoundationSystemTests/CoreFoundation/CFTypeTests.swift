import TactusFoundation
import Testing

/// Tests of Core Foundation's types and Boolean values.
@Suite struct CFTypeTests {
  @Test("Boolean values are objects of their own, which numbers and texts are not")
  func booleans() throws {
    let json = Data(#"[true, false, 1, 0, "true", null]"#.utf8)
    let values = try #require(try JSONSerialization.jsonObject(with: json) as? [AnyObject])
    #expect(values.map { $0 === kCFBooleanTrue } == [true, false, false, false, false, false])
    #expect(values.map { kCFBooleanFalse === $0 } == [false, true, false, false, false, false])
    #expect(values.map { $0 !== kCFBooleanTrue } == values.map { !($0 === kCFBooleanTrue) })
    let none: AnyObject? = nil
    #expect(!(none === kCFBooleanTrue) && NSNumber(value: true) === kCFBooleanTrue)
    #expect(CFBooleanGetValue(kCFBooleanTrue) && !CFBooleanGetValue(kCFBooleanFalse))
  }

  @Test("Each value has the identifier of its type only")
  func identifiers() {
    let values: [(Any, CFTypeID)] = [
      (true, CFBooleanGetTypeID()), (NSNumber(value: false), CFBooleanGetTypeID()),
      (1, CFNumberGetTypeID()), (NSNumber(value: 1.5), CFNumberGetTypeID()),
      ("tea", CFStringGetTypeID()), (NSString("tea"), CFStringGetTypeID()),
      (Data([1]), CFDataGetTypeID()), (Date.distantPast, CFDateGetTypeID()),
      ([1], CFArrayGetTypeID()),
      (NSMutableArray(), CFArrayGetTypeID()), (["a": 1], CFDictionaryGetTypeID()),
      (NSDictionary(), CFDictionaryGetTypeID()), (Set([1]), CFSetGetTypeID()),
      (NSNull(), CFNullGetTypeID()), (URL(filePath: "/"), CFURLGetTypeID()),
      (UUID(), CFUUIDGetTypeID()), (NSAttributedString(), CFAttributedStringGetTypeID()),
      (CharacterSet.letters, CFCharacterSetGetTypeID()), (Locale.current, CFLocaleGetTypeID()),
      (TimeZone.current, CFTimeZoneGetTypeID()), (Calendar.current, CFCalendarGetTypeID()),
      (Bundle.main, CFBundleGetTypeID()), (NSError(domain: "a", code: 1), CFErrorGetTypeID()),
      (RunLoop.main.getCFRunLoop(), CFRunLoopGetTypeID()),
      (Timer(timeInterval: 1, repeats: false) { _ in }, CFRunLoopTimerGetTypeID()),
      (InputStream(data: Data()), CFReadStreamGetTypeID()),
      (OutputStream(toMemory: ()), CFWriteStreamGetTypeID()),
      (DateFormatter(), CFDateFormatterGetTypeID()),
      (NumberFormatter(), CFNumberFormatterGetTypeID()),
      (CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationCenterGetTypeID()),
    ]
    for (value, type) in values { #expect(CFGetTypeID(value) == type, "\(value)") }
    #expect(Set(values.map(\.1)).count == 25)
    let others = [
      CFAllocatorGetTypeID(), CFRunLoopObserverGetTypeID(), CFRunLoopSourceGetTypeID(),
      CFStringTokenizerGetTypeID(),
    ]
    #expect(Set(others + values.map(\.1)).count == 29)
    #expect(!values.map(\.1).contains(CFGetTypeID(nil)))
  }

  @Test("Numbers change their byte order, and keep it on a processor that has the order")
  func byteOrder() {
    #expect(CFSwapInt16(0x1234) == 0x3412 && CFSwapInt32(0x1234_5678) == 0x7856_3412)
    #expect(CFSwapInt64(1) == 0x0100_0000_0000_0000)
    let isLittle = CFByteOrderGetCurrent() == CFByteOrder(CFByteOrderLittleEndian.rawValue)
    #expect(isLittle == (UInt16(1).littleEndian == 1))
    for number: UInt32 in [0, 1, 0xdead_beef] {
      #expect(CFSwapInt32BigToHost(CFSwapInt32HostToBig(number)) == number)
      #expect(CFSwapInt32LittleToHost(CFSwapInt32HostToLittle(number)) == number)
      #expect(CFSwapInt32HostToBig(number) == (isLittle ? CFSwapInt32(number) : number))
    }
    #expect(CFSwapInt16BigToHost(0x1234) == UInt16(bigEndian: 0x1234))
    #expect(CFSwapInt64LittleToHost(7) == UInt64(littleEndian: 7))
  }

  @Test("A value holds a pointer, or an object that it does not retain")
  func pointers() {
    var number = 7
    withUnsafeMutablePointer(to: &number) { pointer in
      #expect(NSValue(pointer: pointer).pointerValue == UnsafeMutableRawPointer(pointer))
    }
    #expect(NSValue(pointer: nil).pointerValue == nil)
    let kettle = NSObject()
    let count = CFGetRetainCount(kettle)
    let value = NSValue(nonretainedObject: kettle)
    #expect(value.nonretainedObjectValue as AnyObject? === kettle)
    #expect(CFGetRetainCount(kettle) == count)
    #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
    #expect(value == NSValue(nonretainedObject: kettle))
  }
}

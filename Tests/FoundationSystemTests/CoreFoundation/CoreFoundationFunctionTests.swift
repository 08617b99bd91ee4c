import TactusFoundation
import TestSupport
import Testing

/// Tests of Core Foundation's functions.
@Suite struct CoreFoundationFunctionTests {
  @Test("The pointer to data's bytes stays valid, also of data that Swift keeps in the value")
  func dataBytes() throws {
    for count in [1, 14, 15, 16, 17, 5_000] {
      let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) }) as CFData
      let bytes = try #require(CFDataGetBytePtr(data))
      #expect((0..<count).allSatisfy { bytes[$0] == UInt8(truncatingIfNeeded: $0) })
      #expect(CFDataGetLength(data) == count)
    }
    #expect(CFDataGetBytePtr(Data()) == nil)
    var copied = [UInt8](repeating: 0, count: 2)
    CFDataGetBytes(Data([1, 2, 3, 4]).dropFirst(), CFRangeMake(1, 2), &copied)
    #expect(copied == [3, 4])
  }

  @Test("Values are equal by value, objects of Swift by identity")
  func equality() {
    final class Kettle {}
    let kettle = Kettle()
    #expect(CFEqual("a", "a") && !CFEqual("a", "b") && CFEqual(kettle, kettle))
    #expect(!CFEqual(kettle, Kettle()) && CFHash("a") == CFHash("a") && CFEqual(nil, nil))
    #expect(CFGetRetainCount(kettle) > 0)
  }

  @Test("Names of encodings lead to Foundation's encodings and back")
  func encodings() {
    let number = CFStringConvertIANACharSetNameToEncoding("UTF-8" as CFString)
    #expect(CFStringConvertEncodingToNSStringEncoding(number) == String.Encoding.utf8.rawValue)
    #expect(CFStringConvertEncodingToIANACharSetName(number) == "utf-8")
    let latin = String.Encoding.isoLatin1.rawValue
    #expect(CFStringConvertNSStringEncodingToEncoding(latin) == 0x0201)
    let unknown = CFStringConvertIANACharSetNameToEncoding("kettle" as CFString)
    #expect(unknown == kCFStringEncodingInvalidId)
  }

  @Test("Errors and identifiers have their parts")
  func errors() {
    let info = [NSLocalizedDescriptionKey: "dry"] as CFDictionary
    let error = CFErrorCreate(kCFAllocatorDefault, "Kettle" as CFString, 7, info)
    #expect(CFErrorGetCode(error) == 7 && CFErrorGetDomain(error) == "Kettle")
    #expect(CFErrorCopyDescription(error) == "dry")
    let id = CFUUIDCreate(nil)
    #expect(UUID(uuidString: CFUUIDCreateString(nil, id)) == id)
    #expect(CFUUIDCreateFromString(nil, CFUUIDCreateString(nil, id)) == id)
    #expect(CFUUIDCreateFromString(nil, "kettle") == nil)
  }

  @Test("A run loop runs while it has a source, and calls its function when it is signaled")
  func sources() {
    final class Counter {
      var count = 0
    }
    let counter = Counter()
    var context = CFRunLoopSourceContext()
    context.info = Unmanaged<Counter>.passUnretained(counter).toOpaque()
    context.perform = { info in
      guard let info else { return }
      Unmanaged<Counter>.fromOpaque(info).takeUnretainedValue().count += 1
      CFRunLoopStop(CFRunLoopGetCurrent())
    }
    let source = CFRunLoopSourceCreate(nil, 0, &context)
    let loop = CFRunLoopGetCurrent()
    CFRunLoopAddSource(loop, source, .defaultMode)
    #expect(CFRunLoopContainsSource(loop, source, .defaultMode))
    CFRunLoopSourceSignal(source)
    CFRunLoopWakeUp(loop)
    CFRunLoopRun()
    #expect(counter.count == 1)
    CFRunLoopRemoveSource(loop, source, .defaultMode)
    CFRunLoopSourceSignal(source)
    _ = CFRunLoopRunInMode(.defaultMode, 0, true)
    #expect(counter.count == 1 && CFRunLoopSourceIsValid(source))
    CFRunLoopSourceInvalidate(source)
    #expect(!CFRunLoopSourceIsValid(source))
  }

  @Test("A source calls the functions of its context when it is added and removed")
  func schedules() {
    final class Log {
      var words: [String] = []
    }
    let log = Log()
    func held(_ info: UnsafeMutableRawPointer?) -> Log? {
      info.map { Unmanaged<Log>.fromOpaque($0).takeUnretainedValue() }
    }
    var context = CFRunLoopSourceContext(
      version: 0, info: Unmanaged.passUnretained(log).toOpaque(), retain: nil, release: nil,
      copyDescription: nil, equal: { $0 == $1 ? true : false }, hash: nil,
      schedule: { info, loop, mode in
        held(info)?.words.append("+\(mode?.rawValue ?? "") \(loop === CFRunLoopGetCurrent())")
      },
      cancel: { info, _, mode in held(info)?.words.append("-\(mode?.rawValue ?? "")") },
      perform: nil)
    let source = CFRunLoopSourceCreate(nil, 0, &context)
    let loop = CFRunLoopGetCurrent()
    let other = CFRunLoopMode("other" as CFString)
    CFRunLoopAddSource(loop, source, other)
    CFRunLoopAddSource(loop, source, other)
    CFRunLoopRemoveSource(loop, source, other)
    CFRunLoopRemoveSource(loop, source, other)
    CFRunLoopAddSource(loop, source, other)
    CFRunLoopSourceInvalidate(source)
    #expect(log.words == ["+other true", "-other", "+other true", "-other"])
  }

  @Test("Data uses memory without a copy, and frees it unless it must not")
  func memoryWithoutCopies() throws {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
    defer { bytes.deallocate() }
    bytes.initialize(repeating: 7, count: 64)
    let data = CFDataCreateWithBytesNoCopy(nil, bytes, 64, kCFAllocatorNull)
    #expect(data == Data(repeating: 7, count: 64))
    let memory = malloc(64)?.assumingMemoryBound(to: UInt8.self)
    memory?.initialize(repeating: 8, count: 64)
    #expect(
      CFDataCreateWithBytesNoCopy(nil, memory, 64, kCFAllocatorMalloc)
        == Data(repeating: 8, count: 64))
    #expect(CFDataCreateWithBytesNoCopy(nil, nil, 0, kCFAllocatorNull) == nil)
  }

  @Test("A timer of Core Foundation fires in its run loop")
  func timers() {
    nonisolated(unsafe) var fires = 0
    let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in
      fires += 1
      CFRunLoopStop(CFRunLoopGetCurrent())
    }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
    CFRunLoopRun()
    #expect(fires == 1)
    CFRunLoopTimerInvalidate(timer)
    #expect(!CFRunLoopTimerIsValid(timer))
  }

  @Test("Unmanaged references keep the identity of objects, and box values")
  func unmanaged() {
    final class Kettle {}
    let kettle = Kettle()
    let pointer = Unmanaged.passUnretained(kettle).toOpaque()
    #expect(pointer == Swift.Unmanaged.passUnretained(kettle).toOpaque())
    #expect(Unmanaged<Kettle>.fromOpaque(pointer).takeUnretainedValue() === kettle)
    let text = Unmanaged<CFString>.passRetained("kettle")
    #expect(text.takeRetainedValue() == "kettle")
  }
}

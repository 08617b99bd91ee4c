import TactusFoundation
import TestSupport
import Testing

/// Tests of C's functions with optional pointers.
@Suite struct OptionalPointerTests {
  @Test("Optional pointers are accepted as on an iPhone, and null ends the program")
  func pointers() async throws {
    let folder = opendir("/")
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    #expect(names.contains("usr") && closedir(folder) == 0)
    let program = dlopen(nil, RTLD_NOW)
    #expect(dlclose(program) == 0)
    let missing = dlopen("/missing/Kettle.framework/Kettle", RTLD_NOW)
    #expect(missing == nil && dlclose(missing) == -1)
    let text: UnsafeMutablePointer<CChar>? = strdup("kettle")
    #expect(strlen(text) == 6 && strcmp(text, text) == 0 && strlen("tea") == 3)
    memset(text, 0, 1)
    #expect(strlen(text) == 0)
    free(text)
    await #expect(processExitsWith: .failure) {
      let none: UnsafePointer<CChar>? = nil
      _ = strlen(none)
    }
  }

  @Test("Functions with present pointers and inferred types are those of C")
  func presentPointers() {
    var bytes: [UInt8] = [1, 2, 3, 4]
    bytes.withUnsafeMutableBufferPointer { buffer in
      let start = buffer.baseAddress!
      memmove(start, start + 1, 3)
      memset(start + 3, 9, 1)
    }
    #expect(bytes == [2, 3, 4, 9])
    let lengths = ["tea", "kettle"].map { $0.withCString { strlen($0) } }
    #expect(lengths == [3, 6])
    #expect(Array("tea".utf8CString).withUnsafeBufferPointer { strlen($0.baseAddress!) } == 3)
  }

  @Test("The reference dates of Core Foundation are those of the calendar")
  func dates() {
    #expect(kCFAbsoluteTimeIntervalSince1970 == 978_307_200)
    let first = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 1904)
    #expect(first.date?.timeIntervalSinceReferenceDate == -kCFAbsoluteTimeIntervalSince1904)
  }

  @Test("Bytes from an untyped pointer are written and read")
  func streams() throws {
    let output = OutputStream.toMemory()
    output.open()
    let count = Data("tea".utf8).withUnsafeBytes {
      output.write($0.baseAddress!, maxLength: $0.count)
    }
    let data = output.property(forKey: .dataWrittenToMemoryStreamKey) as? Data
    #expect(count == 3 && data == Data("tea".utf8))
    let input = InputStream(data: Data("tea".utf8))
    input.open()
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: 3, alignment: 1)
    defer { buffer.deallocate() }
    #expect(input.read(buffer, maxLength: 3) == 3)
    #expect(buffer.load(as: UInt8.self) == UInt8(ascii: "t"))
  }

  @Test("A response without a URL can be created")
  func responses() {
    #expect(HTTPURLResponse().statusCode == 0 && URLResponse().expectedContentLength == -1)
  }
}

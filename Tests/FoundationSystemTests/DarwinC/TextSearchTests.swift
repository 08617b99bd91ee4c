import TactusFoundation
import Testing

/// Tests of searches in texts and memory, dates in texts, and of names.
@Suite struct TextSearchTests {
  /// Returns where a function finds something in a text; nil if nowhere.
  private static func place(
    _ text: String, _ find: (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?
  ) -> Int? {
    text.withCString { start in find(start).map { $0 - UnsafeMutableRawPointer(mutating: start) } }
  }

  @Test(
    "A text is found within a number of bytes (Device.CL8)",
    arguments: [
      ("hello world", "world", 11, 6), ("hello world", "world", 10, nil), ("hello", "", 5, 0),
      ("hello", "lo", 100, 3), ("hello", "x", 5, nil), ("hello", "h", 0, nil),
      ("hello", "h", -1, nil),
    ] as [(String, String, Int, Int?)])
  func bounded(_ text: String, _ part: String, _ count: Int, _ expected: Int?) {
    let found = Self.place(text) { strnstr($0, part, count).map { UnsafeMutableRawPointer($0) } }
    #expect(found == expected)
  }

  @Test("A text is found whatever the case, and bytes in memory (Device.CL8)")
  func found() {
    #expect(Self.place("Hello World") { strcasestr($0, "wORLD").map { .init($0) } } == 6)
    #expect(Self.place("Hello World") { strcasestr($0, "wolf").map { .init($0) } } == nil)
    #expect(Self.place("Hello World") { memmem($0, 11, "o W", 3) } == 4)
    #expect(Self.place("Hello World") { memmem($0, 4, "o W", 3) } == nil)
    #expect(Self.place("Hello World") { memmem($0, 11, "", 0) } == nil)
    #expect(strnstr(nil, "a", 1) == nil)
    #expect(strcasestr("a", nil) == nil)
    #expect(memmem(nil, 1, "a", 1) == nil)
  }

  @Test("A date is read by a format (Device.CL8)")
  func date() {
    var time = tm()
    let text = "2024-02-29 13:05:09 rest"
    let rest = text.withCString { text in
      strptime(text, "%Y-%m-%d %H:%M:%S", &time).map { String(cString: $0) }
    }
    #expect(rest == " rest")
    #expect(time.tm_year == 124)
    #expect(time.tm_mon == 1)
    #expect(time.tm_mday == 29)
    #expect(time.tm_hour == 13)
    #expect(time.tm_sec == 9)
    #expect(timegm(&time) == 1_709_211_909)
    #expect(strptime("soon", "%Y", &time) == nil)
    #expect(strptime(nil, "%Y", &time) == nil)
    #expect(strptime("2024", "%Y", nil) == nil)
  }

  @Test("Elements are sorted, and equal ones keep their order (Device.CL8)")
  func sorted() {
    var pairs: [(Int32, Int32)] = [(3, 0), (1, 0), (3, 1), (2, 0), (1, 1)]
    let compare: @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32 = { one, other in
      (one?.load(as: Int32.self) ?? 0) - (other?.load(as: Int32.self) ?? 0)
    }
    let result = mergesort(&pairs, pairs.count, 8, compare)
    #expect(result == 0)
    #expect(pairs.map(\.0) == [1, 1, 2, 3, 3])
    #expect(pairs.map(\.1) == [0, 1, 0, 0, 1])
    var numbers: [Int32] = [5, 4, 9]
    let heap = heapsort(&numbers, 3, 4, compare)
    #expect(heap == 0)
    #expect(numbers == [4, 5, 9])
    let bad = (mergesort(&numbers, 3, 0, compare), errno)
    let none = (mergesort(nil, 3, 4, compare), errno)
    #expect(bad == (-1, EINVAL))
    #expect(none == (-1, EINVAL))
    #expect(mergesort(nil, 0, 4, compare) == 0)
  }

  @Test("The program has a name and a path (Device.CL9)")
  func program() throws {
    let name = try #require(getprogname())
    let text = String(cString: name)
    #expect(!text.isEmpty)
    #expect(!text.contains("/"))
    #expect(CommandLine.arguments[0].hasSuffix(text))
    var size: UInt32 = 1
    var small: [CChar] = [9]
    #expect(_NSGetExecutablePath(&small, &size) == -1)
    #expect(small == [9])
    var path = [CChar](repeating: 0, count: Int(size))
    let result = _NSGetExecutablePath(&path, &size)
    #expect(result == 0)
    #expect(path.firstIndex(of: 0) == Int(size) - 1)
    #expect(path[0] == 0x2F)
    #expect(_NSGetExecutablePath(nil, nil) == -1)
    #expect(issetugid() == 0)
  }

  @Test("The program's name can be set (Device.CL9)")
  func setName() async {
    await #expect(processExitsWith: .success) {
      setprogname("/usr/bin/kettle")
      #expect(getprogname().map { String(cString: $0) } == "kettle")
      #expect(_NSGetProgname().pointee.map { String(cString: $0) } == "kettle")
      setprogname("pot")
      #expect(getprogname().map { String(cString: $0) } == "pot")
      setprogname(nil)
      #expect(getprogname().map { String(cString: $0) } == "pot")
    }
  }

  @Test("Arguments and environment are at fixed places (Device.CL9)")
  func arguments() throws {
    let count = try #require(_NSGetArgc())
    let values = try #require(_NSGetArgv()?.pointee)
    #expect(Int(count.pointee) == CommandLine.arguments.count)
    #expect(values[0].map { String(cString: $0) } == CommandLine.arguments[0])
    let environment = try #require(_NSGetEnviron()?.pointee)
    var texts: [String] = []
    var place = 0
    while let text = environment[place] {
      texts.append(String(cString: text))
      place += 1
    }
    #expect(texts.contains { $0.hasPrefix("PATH=") })
  }
}

import TactusFoundation
import Testing

/// Tests of streams of C's standard library whose data functions read and write.
@Suite struct FunctionStreamTests {
  /// A text in memory with a place.
  private final class Tape {
    var bytes: [CChar] = []
    var place = 0
    var isClosed = false
  }

  private static func tape(_ cookie: UnsafeMutableRawPointer?) -> Tape? {
    cookie.map { Unmanaged<Tape>.fromOpaque($0).takeUnretainedValue() }
  }

  private func open(_ tape: Tape, writes: Bool = true) -> UnsafeMutablePointer<FILE>? {
    funopen(
      Unmanaged.passUnretained(tape).toOpaque(),
      { cookie, buffer, count in
        guard let tape = FunctionStreamTests.tape(cookie), let buffer else { return -1 }
        let part = tape.bytes.dropFirst(tape.place).prefix(Int(count))
        for (index, byte) in part.enumerated() { buffer[index] = byte }
        tape.place += part.count
        return Int32(part.count)
      },
      !writes
        ? nil
        : { cookie, buffer, count in
          guard let tape = FunctionStreamTests.tape(cookie), let buffer else { return -1 }
          tape.bytes += (0..<Int(count)).map { buffer[$0] }
          return count
        },
      { cookie, offset, origin in
        guard let tape = FunctionStreamTests.tape(cookie), origin == SEEK_SET else { return -1 }
        tape.place = Int(offset)
        return offset
      },
      { cookie in
        FunctionStreamTests.tape(cookie)?.isClosed = true
        return 0
      })
  }

  @Test("A stream writes, goes back, reads and closes by its functions")
  func stream() throws {
    let tape = Tape()
    let file = try #require(open(tape))
    #expect(fputs("kettle", file) >= 0 && fflush(file) == 0)
    #expect(String(decoding: tape.bytes.map(UInt8.init(bitPattern:)), as: UTF8.self) == "kettle")
    #expect(fseek(file, 2, SEEK_SET) == 0)
    var buffer = [UInt8](repeating: 0, count: 10)
    #expect(fread(&buffer, 1, 10, file) == 4 && feof(file) != 0)
    #expect(buffer.prefix(4) == ArraySlice("ttle".utf8))
    #expect(fclose(file) == 0 && tape.isClosed)
  }

  @Test("A stream without a function for it cannot be written, and one without any is not opened")
  func missing() throws {
    let tape = Tape()
    let file = try #require(open(tape, writes: false))
    #expect(fputc(65, file) == EOF)
    fclose(file)
    #expect(tape.bytes.isEmpty)
    errno = 0
    #expect(funopen(nil, nil, nil, nil, nil) == nil && errno == EINVAL)
  }
}

import TactusFoundation
import Testing

/// Names of Foundation and Darwin that Linux lacks, as packages use them.
@Suite struct NamesOnPhoneTests {
  @Test("What is written to a bound stream is read from the other one")
  func boundStreams() throws {
    var (input, output): (InputStream?, OutputStream?)
    Stream.getBoundStreams(withBufferSize: 1024, inputStream: &input, outputStream: &output)
    let (source, sink) = (try #require(input), try #require(output))
    source.open()
    sink.open()
    #expect(sink.write(Array("tea".utf8), maxLength: 3) == 3)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(source.read(&bytes, maxLength: 8) == 3)
    #expect(String(decoding: bytes.prefix(3), as: UTF8.self) == "tea")
    sink.close()
    #expect(source.read(&bytes, maxLength: 8) == 0)
    source.close()
  }

  @Test("A closure that does not escape receives each match")
  func matches() throws {
    func enumerate(
      _ text: String,
      _ body: (
        NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
      ) -> Void
    ) throws {
      let expression = try NSRegularExpression(pattern: "t[a-z]a")
      let range = NSRange(location: 0, length: text.utf16.count)
      expression.enumerateMatches(in: text, range: range, using: body)
    }
    var places: [Int] = []
    try enumerate("tea tza toa") { match, _, stop in
      places.append(match?.range.location ?? -1)
      stop.pointee = ObjCBool(match?.range.location == 4)
    }
    #expect(places == [0, 4])
  }

  @Test("The current thread has a number of its own")
  func threads() {
    var (here, other): (UInt64, UInt64) = (0, 0)
    #expect(pthread_threadid_np(nil, &here) == 0 && here > 0)
    #expect(pthread_threadid_np(pthread_self(), &other) == 0 && other > 0)
    #expect(pthread_threadid_np(nil, nil) == EINVAL)
  }

  @Test("Names of networking have their values")
  func networking() throws {
    #expect(NSURLSessionDownloadTaskResumeData == "NSURLSessionDownloadTaskResumeData")
    let folder = FileManager.default.temporaryDirectory
    #expect(try folder.checkPromisedItemIsReachable())
    let none = folder.appendingPathComponent(UUID().uuidString)
    #expect(throws: (any Error).self) { try none.checkPromisedItemIsReachable() }
  }
}

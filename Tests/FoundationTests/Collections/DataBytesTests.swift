import TactusFoundation
import Testing

/// The bytes of data as objects (ObjectiveC.FO36, ObjectiveC.FO37).
@Suite struct DataBytesTests {
  @Test("ObjectiveC.FO36. The bytes of an object that nothing keeps stay for a while")
  func bytes() {
    let data = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
    let pointers = (0..<8).map { (Data(data.dropFirst($0)) as NSData)._bytes }
    // Memory that was freed would be taken by these.
    let others = (0..<8).map { _ in [UInt8](repeating: 0xff, count: 100_000) }
    for (index, pointer) in pointers.enumerated() {
      #expect(pointer.load(as: UInt8.self) == UInt8(index))
      #expect(pointer.load(fromByteOffset: 99_000, as: UInt8.self) == data[99_000 + index])
    }
    #expect(others.count == 8)
  }

  @Test("ObjectiveC.FO37. Data without bytes have memory for as many as were asked for")
  func capacity() throws {
    let data = try #require(NSMutableData(capacity: 4096))
    #expect(data.length == 0)
    memset(data.mutableBytes, 0x5a, 4096)
    data.length = 4096
    #expect(data.count == 4096)
    data.append(Data([1]))
    #expect(data.length == 4097 && data[4096] == 1)
  }
}

import TactusFoundation
import Testing

/// JSON and property lists that are written to streams.
@Suite struct SerializationStreamTests {
  private func written(_ body: (OutputStream) -> Int) -> (count: Int, data: Data?) {
    let stream = OutputStream.toMemory()
    stream.open()
    defer { stream.close() }
    let count = body(stream)
    return (count, stream.property(forKey: .dataWrittenToMemoryStreamKey) as? Data)
  }

  @Test("ObjectiveC.FO54. JSON and property lists are written to a stream")
  func writing() throws {
    var error: NSError?
    let json = written { JSONSerialization.writeJSONObject(["eggs": 6], to: $0, error: &error) }
    #expect(json.data == Data(#"{"eggs":6}"#.utf8) && json.count == 10 && error == nil)
    let list = written {
      PropertyListSerialization.writePropertyList(
        ["eggs"], to: $0, format: .binary, options: 0, error: &error)
    }
    let data = try #require(list.data)
    let read = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(read as? [String] == ["eggs"] && list.count == data.count && error == nil)
  }

  @Test("ObjectiveC.FO54. An error is reported with the length 0")
  func failing() {
    var error: NSError?
    let closed = OutputStream.toMemory()
    #expect(JSONSerialization.writeJSONObject(["eggs": 6], to: closed, error: &error) == 0)
    #expect(error != nil)
    error = nil
    let list = written {
      PropertyListSerialization.writePropertyList(
        [NSNull()], to: $0, format: .xml, options: 0, error: &error)
    }
    #expect(list.count == 0 && error != nil)
  }
}

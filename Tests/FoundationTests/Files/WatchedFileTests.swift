import TactusFoundation
import Testing

/// Dispatch sources that watch a file (ObjectiveC.FO19).
@Suite(.timeLimit(.minutes(10))) struct WatchedFileTests {
  /// The events of a source, in the order in which they come.
  private struct Events: Sendable {
    private let bits: AsyncStream<UInt>
    private let continuation: AsyncStream<UInt>.Continuation

    init() { (bits, continuation) = AsyncStream.makeStream() }

    func add(_ events: DispatchSource.FileSystemEvent) { continuation.yield(events.rawValue) }

    /// Waits until all of some events have come.
    func wait(for events: DispatchSource.FileSystemEvent) async -> Bool {
      var found: UInt = 0
      for await more in bits {
        found |= more
        if found & events.rawValue == events.rawValue { return true }
      }
      return false
    }
  }

  @Test("A source reports writing, renaming and deletion of an open file, then its cancellation")
  func events() async throws {
    let path = NSTemporaryDirectory() + "watched-\(UUID().uuidString)"
    try Data("egg".utf8).write(to: URL(fileURLWithPath: path))
    let descriptor = open(path, O_EVTONLY)
    #expect(descriptor >= 0)
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: [.write, .extend, .rename, .delete], queue: .global())
    let events = Events()
    source.setEventHandler { [weak source] in if let source { events.add(source.data) } }
    source.resume()
    let handle = try #require(FileHandle(forWritingAtPath: path))
    handle.seekToEndOfFile()
    handle.write(Data("shell".utf8))
    #expect(await events.wait(for: [.write, .extend]))
    try FileManager.default.moveItem(atPath: path, toPath: path + "-2")
    #expect(await events.wait(for: .rename))
    try FileManager.default.removeItem(atPath: path + "-2")
    #expect(await events.wait(for: .delete))
    await withCheckedContinuation { continuation in
      source.setCancelHandler { continuation.resume() }
      source.cancel()
    }
    #expect(source.isCancelled && source.handle == descriptor)
    close(descriptor)
  }

  @Test("A source reports new files of a folder, and only what its mask has")
  func folder() async throws {
    let path = NSTemporaryDirectory() + "watched-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let descriptor = open(path, O_EVTONLY)
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: .write, queue: nil)
    let events = Events()
    source.setEventHandler { [weak source] in if let source { events.add(source.data) } }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    #expect(chmod(path, 0o711) == 0)
    try Data().write(to: URL(fileURLWithPath: path + "/new"))
    #expect(await events.wait(for: .write))
    #expect(source.data == .write && source.mask == .write)
    source.cancel()
  }
}

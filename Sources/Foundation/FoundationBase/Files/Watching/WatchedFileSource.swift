import Synchronization

/// A dispatch source that watches a file by inotify.
///
/// Sendable because a lock guards what changes, and Dispatch's sources may be used from any thread.
///
/// - Thread: any.
final class WatchedFileSource: DispatchSourceFileSystemObject, @unchecked Sendable {
  let handle: Int32
  let mask: DispatchSource.FileSystemEvent
  let _source: any DispatchSourceRead
  private let watcher: Int32
  private let state: Mutex<State>

  private struct State {
    var status: FileStatus
    /// The bits of the events, which the toolchain's type does not let cross threads.
    var data: UInt = 0
  }

  /// The properties of a file that decide what an event of inotify means.
  private struct FileStatus {
    var size = 0
    var links = 0

    init(_ descriptor: Int32) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return }
      (size, links) = (Int(status.st_size), Int(status.st_nlink))
    }
  }

  /// Creates a source; it is inactive until `resume()` or `activate()`.
  init(_ descriptor: Int32, _ mask: DispatchSource.FileSystemEvent, _ queue: DispatchQueue?) {
    (handle, self.mask) = (descriptor, mask)
    state = Mutex(State(status: FileStatus(descriptor)))
    watcher = inotify_init1(O_CLOEXEC | O_NONBLOCK)
    // The link names the open file itself, whatever its path is by now.
    _ = inotify_add_watch(
      watcher, "/proc/self/fd/\(descriptor)",
      UInt32(
        IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF | IN_CREATE | IN_DELETE
          | IN_MOVED_FROM | IN_MOVED_TO | IN_UNMOUNT))
    _source = DispatchSource.makeReadSource(fileDescriptor: watcher, queue: queue)
    _source.setCancelHandler { [watcher] in close(watcher) }
  }

  var data: DispatchSource.FileSystemEvent {
    DispatchSource.FileSystemEvent(rawValue: state.withLock(\.data))
  }

  func _eventHandler(_ handler: @escaping () -> Void) -> () -> Void {
    { [weak self] in if self?.collect() == true { handler() } }
  }

  func _cancelHandler(_ handler: @escaping () -> Void) -> () -> Void {
    { [watcher] in
      close(watcher)
      handler()
    }
  }

  /// Reads what has happened.
  ///
  /// - Returns: Whether the source waits for any of it.
  private func collect() -> Bool {
    var happened: DispatchSource.FileSystemEvent = []
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while case let count = read(watcher, buffer.baseAddress, buffer.count), count > 0 {
        var offset = 0
        while offset < count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          happened.formUnion(events(event.mask))
          offset += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    happened.formIntersection(mask)
    guard !happened.isEmpty else { return false }
    let bits = happened.rawValue
    state.withLock { $0.data = bits }
    return true
  }

  /// Returns the events that an event of inotify stands for.
  private func events(_ bits: UInt32) -> DispatchSource.FileSystemEvent {
    let new = FileStatus(handle)
    let old = state.withLock { state in
      defer { state.status = new }
      return state.status
    }
    var events: DispatchSource.FileSystemEvent = []
    let contents = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
    if bits & UInt32(IN_MODIFY | contents) != 0 { events.insert(.write) }
    if bits & UInt32(IN_MODIFY) != 0, new.size > old.size { events.insert(.extend) }
    if new.links != old.links { events.insert(.link) }
    if bits & UInt32(IN_ATTRIB) != 0, new.links == old.links { events.insert(.attrib) }
    // A file that is open keeps its contents; losing its last link is its deletion.
    if bits & UInt32(IN_DELETE_SELF) != 0 || new.links == 0 && old.links > 0 {
      events.insert(.delete)
    }
    if bits & UInt32(IN_MOVE_SELF) != 0 { events.insert(.rename) }
    if bits & UInt32(IN_UNMOUNT) != 0 { events.insert(.revoke) }
    return events
  }
}

import TactusFoundation
import Testing

/// Names of Foundation and the system that Linux lacks: folders, times, memory and errors.
@Suite struct SystemNameTests {
  @Test("The folders of the app are absolute, and differ")
  func folders() {
    let folders = [
      URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory,
      .downloadsDirectory, .desktopDirectory, .picturesDirectory, .moviesDirectory,
      .musicDirectory, .sharedPublicDirectory, .trashDirectory, .userDirectory,
    ]
    #expect(folders.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") })
    #expect(Set(folders.map(\.path)).count == folders.count)
  }

  @Test("The URL of a folder is that of the file manager, which makes it if that is wanted")
  func folderURLs() throws {
    let found = try URL(for: .cachesDirectory, in: .userDomainMask)
    #expect(found == URL.cachesDirectory)
    let made = try URL(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: found, create: true)
    defer { try? FileManager.default.removeItem(at: made) }
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: made.path, isDirectory: &isFolder))
    #expect(isFolder.boolValue)
  }

  @Test("The distance of two times leads from one to the other, also backwards")
  func distances() {
    let first = DispatchTime(uptimeNanoseconds: 5_000_000_000)
    let second = DispatchTime(uptimeNanoseconds: 7_500_000_000)
    #expect(first.distance(to: second) == .milliseconds(2_500))
    #expect(second.distance(to: first) == .milliseconds(-2_500))
    #expect(first.advanced(by: first.distance(to: second)) == second)
    #expect(first.distance(to: .distantFuture) == .never)
    #expect(DispatchTime.distantFuture.distance(to: .distantFuture) == .nanoseconds(0))
  }

  @Test("The kernel tells the peak and the memory that is left, also with the older kind")
  func memory() {
    var memory = task_vm_info_data_t()
    var count = mach_msg_type_number_t(MemoryLayout<task_vm_info_data_t>.size) / 4
    let result = withUnsafeMutablePointer(to: &memory) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count)
      }
    }
    #expect(result == KERN_SUCCESS && memory.limit_bytes_remaining > 1_000_000)
    #expect(memory.ledger_phys_footprint_peak >= Int64(memory.phys_footprint))
    #expect(os_proc_available_memory() > 1_000_000)
    var basic = task_basic_info_data_t()
    count = mach_msg_type_number_t(MemoryLayout<task_basic_info_data_t>.size) / 4
    let second = withUnsafeMutablePointer(to: &basic) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(TASK_BASIC_INFO), $0, &count)
      }
    }
    #expect(second == KERN_SUCCESS && basic.resident_size > 100_000)
    #expect(basic.virtual_size >= basic.resident_size)
  }

  @Test("A stream has an error only after it failed")
  func streamErrors() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let missing = try #require(InputStream(url: folder.appending(path: "none")))
    #expect(missing._streamError == nil)
    missing.open()
    var bytes = [UInt8](repeating: 0, count: 4)
    #expect(missing.read(&bytes, maxLength: 4) <= 0)
    #expect(missing.streamStatus != .error || missing._streamError != nil)
    let memory = OutputStream(toMemory: ())
    memory.open()
    #expect(memory.write([1, 2], maxLength: 2) == 2 && memory._streamError == nil)
  }

  @Test("A file that exists is reachable; one that does not tells why")
  func reachability() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var error: NSError?
    #expect(!(file as NSURL).checkResourceIsReachableAndReturnError(&error))
    #expect(error != nil)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect((file as NSURL).checkResourceIsReachableAndReturnError(nil))
  }
}

import Synchronization
import TactusFoundation
import Testing

@Suite("File coordination", .serialized)
struct FileCoordinatorTests {
  private let folder = URL(fileURLWithPath: "/nowhere/recipes")

  private final class Cook: NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    private let said = Mutex<[String]>([])
    var heard: [String] { said.withLock { $0 } }
    let error: (any Error)?

    init(_ url: URL, error: (any Error)? = nil) {
      (presentedItemURL, self.error) = (url, error)
      presentedItemOperationQueue.maxConcurrentOperationCount = 1
      NSFileCoordinator.addFilePresenter(self)
    }

    func note(_ what: String) { said.withLock { $0.append(what) } }
    func leave() { NSFileCoordinator.removeFilePresenter(self) }

    func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) {
      note("reader")
      reader { self.note("back") }
    }

    func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) {
      note("writer")
      writer { self.note("back") }
    }

    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
      note("save")
      completionHandler(error)
    }

    func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
      note("deletion")
      completionHandler(error)
    }

    func presentedItemDidMove(to newURL: URL) { note("moved to \(newURL.lastPathComponent)") }
    func presentedItemDidChange() { note("changed") }
    func presentedSubitemDidChange(at url: URL) { note("changed \(url.lastPathComponent)") }
  }

  @Test("FileCoordination.FC1: A writer has exclusive access, so readers never see partial data")
  func exclusion() {
    let url = folder.appendingPathComponent("egg")
    nonisolated(unsafe) var (value, copy, tornCount) = (0, 0, 0)
    DispatchQueue.concurrentPerform(iterations: 60) { turn in
      let coordinator = NSFileCoordinator()
      if turn % 2 == 0 {
        coordinator.coordinate(writingItemAt: url, error: nil) { _ in
          value += 1
          for _ in 0..<50 { sched_yield() }
          copy += 1
        }
      } else {
        coordinator.coordinate(readingItemAt: url, error: nil) { _ in
          if value != copy { tornCount += 1 }
        }
      }
    }
    #expect(value == 30 && copy == 30 && tornCount == 0)
  }

  // FileCoordination.FC1, FileCoordination.FC2.
  @Test(
    "Readers share access, a writer of the folder waits for them, and other files are independent"
  )
  func folders() {
    let url = folder.appendingPathComponent("ham")
    let log = Mutex<[String]>([])
    let (writing, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    NSFileCoordinator().coordinate(readingItemAt: url, error: nil) { _ in
      NSFileCoordinator().coordinate(readingItemAt: url, error: nil) { _ in
        log.withLock { $0.append("read twice") }
      }
      let parent = folder
      Thread.detachNewThread {
        writing.signal()
        NSFileCoordinator().coordinate(writingItemAt: parent, error: nil) { _ in
          log.withLock { $0.append("written") }
        }
        done.signal()
      }
      #expect(writing.wait(timeout: .now() + 60) == .success)
      let other = URL(fileURLWithPath: "/nowhere/recipes2")
      NSFileCoordinator().coordinate(writingItemAt: other, error: nil) { _ in
        log.withLock { $0.append("other") }
      }
      log.withLock { $0.append("read") }
    }
    #expect(done.wait(timeout: .now() + 60) == .success)
    #expect(log.withLock { $0 } == ["read twice", "other", "read", "written"])
  }

  @Test("FileCoordination.FC3: Nested access with the same purpose does not wait")
  func nesting() {
    let coordinator = NSFileCoordinator()
    var depth = 0
    coordinator.coordinate(writingItemAt: folder, error: nil) { url in
      depth += 1
      coordinator.coordinate(readingItemAt: url, error: nil) { _ in depth += 1 }
      let other = NSFileCoordinator()
      other.purposeIdentifier = coordinator.purposeIdentifier
      other.coordinate(writingItemAt: url, error: nil) { _ in depth += 1 }
    }
    #expect(depth == 3)
  }

  private final class Waiter: NSFilePresenter, @unchecked Sendable {
    struct Closed: Error {}

    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    let saves = Mutex(0)

    init(_ url: URL) { presentedItemURL = url }

    func savePresentedItemChanges() async throws { saves.withLock { $0 += 1 } }
    func accommodatePresentedItemDeletion() async throws { throw Closed() }
  }

  @Test("FileCoordination.FC6: A presenter saves and prepares for a deletion asynchronously")
  func asynchronousPresenters() {
    let url = folder.appendingPathComponent("tart")
    let waiter = Waiter(url)
    NSFileCoordinator.addFilePresenter(waiter)
    defer { NSFileCoordinator.removeFilePresenter(waiter) }
    var (error, count): (NSError?, Int) = (nil, 0)
    NSFileCoordinator().coordinate(readingItemAt: url, error: &error) { _ in
      count = waiter.saves.withLock { $0 }
    }
    #expect(count == 1 && error == nil)
    NSFileCoordinator().coordinate(writingItemAt: url, options: .forDeleting, error: &error) { _ in
      Issue.record("the file is deleted")
    }
    #expect(error != nil)
  }

  @Test("FileCoordination.FC4: A presenter relinquishes the file, saves and reacquires it")
  func presenters() {
    let url = folder.appendingPathComponent("eel")
    let (cook, chef, other) = (Cook(url), Cook(folder), Cook(folder.appendingPathComponent("x")))
    defer { for one in [cook, chef, other] { one.leave() } }
    #expect(NSFileCoordinator.filePresenters.count == 3)
    var error: NSError?
    NSFileCoordinator().coordinate(readingItemAt: url, error: &error) { _ in
      #expect(cook.heard == ["reader", "save"])
    }
    NSFileCoordinator().coordinate(readingItemAt: url, options: .withoutChanges, error: nil) { _ in
    }
    for one in [cook, chef] { one.presentedItemOperationQueue.waitUntilAllOperationsAreFinished() }
    #expect(cook.heard == ["reader", "save", "back", "reader", "back"])
    NSFileCoordinator().coordinate(writingItemAt: url, options: .forMerging, error: nil) { _ in
      #expect(cook.heard.suffix(2) == ["writer", "save"])
    }
    NSFileCoordinator(filePresenter: cook).coordinate(writingItemAt: url, error: nil) { _ in }
    for one in [cook, chef] { one.presentedItemOperationQueue.waitUntilAllOperationsAreFinished() }
    #expect(Set(cook.heard.suffix(2)) == ["changed", "back"] && cook.heard.count == 9)
    #expect(chef.heard == ["changed eel", "changed eel"] && other.heard.isEmpty && error == nil)
    NSFileCoordinator().item(at: url, didMoveTo: folder.appendingPathComponent("fish"))
    cook.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    #expect(cook.heard.last == "moved to fish")
  }

  @Test("FileCoordination.FC5: A presenter's error and cancellation are reported")
  func errors() {
    let url = folder.appendingPathComponent("roe")
    let cook = Cook(url, error: CocoaError(.fileWriteOutOfSpace))
    defer { cook.leave() }
    var error: NSError?
    var isReached = false
    NSFileCoordinator().coordinate(writingItemAt: url, options: .forDeleting, error: &error) { _ in
      isReached = true
    }
    #expect(!isReached && error?.code == CocoaError.fileWriteOutOfSpace.rawValue)
    #expect(cook.heard.prefix(2) == ["writer", "deletion"])
    let coordinator = NSFileCoordinator()
    coordinator.cancel()
    coordinator.coordinate(readingItemAt: folder, error: &error) { _ in isReached = true }
    #expect(!isReached && error?.code == CocoaError.userCancelled.rawValue)
  }

  @Test("FileCoordination.FC1: Coordinates several files asynchronously on a queue")
  func intents() async {
    let queue = OperationQueue()
    let (one, two) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
    let error: (any Error)? = await withCheckedContinuation { continuation in
      NSFileCoordinator().coordinate(
        with: [.readingIntent(with: one), .writingIntent(with: two)], queue: queue
      ) { error in
        continuation.resume(
          returning: OperationQueue.current === queue ? error : CocoaError(.featureUnsupported))
      }
    }
    #expect(error == nil)
  }
}

import Synchronization
import TactusFoundation
import Testing

/// Ports for messages (ObjectiveC.MP1–MP4).
@Suite struct MessagePortTests {
  /// The messages that a port has received.
  private final class Log: @unchecked Sendable {
    private let entries = Mutex<[String]>([])
    var all: [String] { entries.withLock { $0 } }
    func add(_ entry: String) { entries.withLock { $0.append(entry) } }

    /// The context of a port that writes to this log.
    var context: CFMessagePortContext {
      var context = CFMessagePortContext()
      context.info = Unmanaged.passUnretained(self).toOpaque()
      context.retain = {
        $0.map { UnsafeRawPointer(Unmanaged<Log>.fromOpaque($0).retain().toOpaque()) }
      }
      context.release = { $0.map { Unmanaged<Log>.fromOpaque($0).release() } }
      return context
    }

    /// A function that notes each message, and answers those with an even number.
    static let callout:
      @Sendable (
        CFMessagePort?, Int32, CFData?, UnsafeMutableRawPointer?
      ) -> Unmanaged<CFData>? = { _, number, data, info in
        guard let info else { return nil }
        let log = Unmanaged<Log>.fromOpaque(info).takeUnretainedValue()
        let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
        log.add("\(number) \(text)")
        return number % 2 == 0 ? .passRetained(Data("\(text)!".utf8) as CFData) : nil
      }
  }

  private func name() -> CFString { "example.port.\(UUID().uuidString)" as CFString }

  private func local(_ name: CFString?, _ log: Log) throws -> CFMessagePort {
    var context = log.context
    return try #require(CFMessagePortCreateLocal(nil, name, Log.callout, &context, nil))
  }

  /// Sends a message, and returns the status and the answer.
  private func send(
    _ number: Int32, _ text: String?, _ remote: CFMessagePort?, waiting seconds: Double = 600,
    mode: CFString? = CFRunLoopMode.defaultMode.rawValue
  ) -> (status: Int32, answer: String?) {
    var answer: Unmanaged<CFData>?
    let data = text.map { Data($0.utf8) as CFData }
    let status = CFMessagePortSendRequest(remote, number, data, 1, seconds, mode, &answer)
    let bytes = answer?.takeRetainedValue() as Data?
    return (status, bytes.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Calls a closure on a new thread with a run loop of its own, and returns its result.
  private func onThread<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let result: Result<Value, any Error> = await withCheckedContinuation { done in
      Thread { done.resume(returning: Result { try body() }) }.start()
    }
    return try result.get()
  }

  @Test("ObjectiveC.MP1. A port has the only one of its name, and is found by it")
  func names() throws {
    let (name, log) = (name(), Log())
    #expect(CFMessagePortCreateRemote(nil, name) == nil)
    let port = try local(name, log)
    var (context, isUnused) = (log.context, DarwinBoolean(false))
    let same = CFMessagePortCreateLocal(nil, name, Log.callout, &context, &isUnused)
    #expect(same === port && isUnused.boolValue && CFMessagePortGetName(port) == name)
    let remote = try #require(CFMessagePortCreateRemote(nil, name))
    #expect(CFMessagePortIsRemote(remote) && !CFMessagePortIsRemote(port))
    #expect(CFMessagePortCreateRemote(nil, name) === remote)
    #expect(CFGetTypeID(port) == CFMessagePortGetTypeID())
    let other = try local(nil, log)
    #expect(CFMessagePortGetName(other) == nil)
    #expect(!CFMessagePortSetName(other, name) && !CFMessagePortSetName(remote, self.name()))
    let newName = self.name()
    #expect(CFMessagePortSetName(other, newName) && CFMessagePortGetName(other) == newName)
    #expect(CFMessagePortCreateRemote(nil, newName) != nil)
    var found = CFMessagePortContext()
    CFMessagePortGetContext(port, &found)
    #expect(found.info == Unmanaged.passUnretained(log).toOpaque())
    CFMessagePortInvalidate(port)
    #expect(CFMessagePortCreateRemote(nil, name) == nil)
    CFMessagePortInvalidate(other)
  }

  @Test("ObjectiveC.MP2, ObjectiveC.MP3. A run loop handles messages, also those of before")
  func runLoop() async throws {
    let log = Log()
    let answers = try await onThread {
      let name = self.name()
      let port = try self.local(name, log)
      let remote = CFMessagePortCreateRemote(nil, name)
      // A message without an answer waits until the port has a run loop.
      let early = self.send(1, "early", remote, mode: nil)
      let source = CFMessagePortCreateRunLoopSource(nil, port, 0)
      #expect(source === CFMessagePortCreateRunLoopSource(nil, port, 0))
      #expect(CFMessagePortCreateRunLoopSource(nil, remote, 0) == nil)
      CFRunLoopAddSource(CFRunLoopGetCurrent(), source, .commonModes)
      // The thread that waits handles the message itself.
      let answers = [
        early, self.send(2, "tea", remote), self.send(3, "pot", remote), self.send(4, nil, remote),
      ]
      CFMessagePortInvalidate(port)
      return answers.map { "\($0.status) \($0.answer ?? "-")" }
    }
    #expect(answers == ["0 -", "0 tea!", "0 -", "0 nothing!"])
    #expect(log.all == ["1 early", "2 tea", "3 pot", "4 nothing"])
  }

  @Test("ObjectiveC.MP3. Another thread answers, or its queue does")
  func queue() async throws {
    let (log, name) = (Log(), name())
    let port = try local(name, log)
    CFMessagePortSetDispatchQueue(port, DispatchQueue(label: "example.port"))
    let answer = try await onThread {
      self.send(2, "tea", CFMessagePortCreateRemote(nil, name)).answer
    }
    #expect(answer == "tea!" && log.all == ["2 tea"])
    CFMessagePortSetDispatchQueue(port, nil)
    let late = try await onThread {
      self.send(2, "cold", CFMessagePortCreateRemote(nil, name), waiting: 0).status
    }
    #expect(late == kCFMessagePortReceiveTimeout && log.all == ["2 tea"])
    CFMessagePortInvalidate(port)
  }

  @Test("ObjectiveC.MP4. A port that becomes invalid ends those that send to it")
  func ends() async throws {
    let (name, ends) = (name(), Log())
    weak var weakLog: Log?
    let port: CFMessagePort
    do {
      let log = Log()
      weakLog = log
      port = try local(name, log)
    }
    #expect(weakLog != nil)
    let remote = try #require(CFMessagePortCreateRemote(nil, name))
    CFMessagePortSetInvalidationCallBack(port) { _, info in ends.add(info == nil ? "none" : "port")
    }
    CFMessagePortSetInvalidationCallBack(remote) { _, _ in ends.add("remote") }
    #expect(CFMessagePortGetInvalidationCallBack(port) != nil)
    let status = try await onThread {
      DispatchQueue.global().async {
        while !port.hasMessages { sched_yield() }
        CFMessagePortInvalidate(port)
      }
      return self.send(2, "tea", remote).status
    }
    #expect(status == kCFMessagePortBecameInvalidError)
    #expect(!CFMessagePortIsValid(port) && !CFMessagePortIsValid(remote))
    #expect(send(2, "tea", remote).status == kCFMessagePortIsInvalid)
    #expect(ends.all == ["port", "remote"] && weakLog == nil)
    CFMessagePortSetInvalidationCallBack(port) { _, _ in ends.add("late") }
    #expect(ends.all.last == "late")
    #expect(CFMessagePortCreateRunLoopSource(nil, port, 0) == nil)
  }

  /// Sends a message to a port of the process that started this one, and returns the status, the
  /// answer and whether the name is free here.
  fileprivate static func sendFromChild(_ name: String) async -> (Int32, String?, Bool) {
    await withCheckedContinuation { done in
      Thread {
        let remote = CFMessagePortCreateRemote(nil, name as CFString)
        var answer: Unmanaged<CFData>?
        let status = CFMessagePortSendRequest(
          remote, 4, Data("tea".utf8) as CFData, 10, 600, CFRunLoopMode.defaultMode.rawValue,
          &answer)
        let text = (answer?.takeRetainedValue() as Data?).map {
          String(decoding: $0, as: UTF8.self)
        }
        let local = CFMessagePortCreateLocal(nil, name as CFString, nil, nil, nil)
        done.resume(returning: (status, text, local != nil))
      }.start()
    }
  }

  @Test(
    "ObjectiveC.MP5. A port of an app group is found by other processes, which do not get its name")
  func processes() async throws {
    let (name, log) = ("group.\(name())", Log())
    let port = try local(name as CFString, log)
    CFMessagePortSetDispatchQueue(port, DispatchQueue(label: "port"))
    await #expect(processExitsWith: .exitCode(7)) { [name = name as String] in
      let (status, text, isFree) = await MessagePortTests.sendFromChild(name)
      exit(status == kCFMessagePortSuccess && text == "tea!" && !isFree ? 7 : 1)
    }
    #expect(log.all == ["4 tea"])
    CFMessagePortInvalidate(port)
    await #expect(processExitsWith: .exitCode(8)) { [name = name as String] in
      let (status, _, isFree) = await MessagePortTests.sendFromChild(name)
      exit(status == kCFMessagePortIsInvalid && isFree ? 8 : 1)
    }
    // The name of a process that has ended is free.
    let again = try local(name as CFString, log)
    CFMessagePortInvalidate(again)
  }

  @Test("ObjectiveC.MP5. A port that gets another name gives that of its app group back")
  func newName() async throws {
    let (name, log) = ("group.\(name())", Log())
    let port = try local(name as CFString, log)
    // Its own name changes nothing.
    #expect(CFMessagePortSetName(port, name as CFString))
    #expect(CFMessagePortCreateRemote(nil, name as CFString) != nil)
    #expect(CFMessagePortSetName(port, self.name()))
    await #expect(processExitsWith: .exitCode(8)) { [name = name as String] in
      let (status, _, isFree) = await MessagePortTests.sendFromChild(name)
      exit(status == kCFMessagePortIsInvalid && isFree ? 8 : 1)
    }
    CFMessagePortInvalidate(port)
  }

  @Test("ObjectiveC.MP5. Who waits in another process learns that the port has become invalid")
  func lostProcess() async throws {
    let name = "group.\(name())"
    let port = try #require(
      CFMessagePortCreateLocal(
        nil, name as CFString,
        { port, _, _, _ in
          CFMessagePortInvalidate(port)
          return nil
        }, nil, nil))
    CFMessagePortSetDispatchQueue(port, DispatchQueue(label: "port"))
    await #expect(processExitsWith: .exitCode(9)) { [name = name as String] in
      let (status, _, _) = await MessagePortTests.sendFromChild(name)
      exit(status == kCFMessagePortBecameInvalidError ? 9 : 1)
    }
    #expect(!CFMessagePortIsValid(port))
  }

  /// Sends a long message to a port of another process, and returns whether the answer is as long.
  fileprivate static func echoFromChild(_ name: String) async -> Bool {
    await withCheckedContinuation { done in
      Thread {
        let remote = CFMessagePortCreateRemote(nil, name as CFString)
        let data = Data(repeating: 7, count: 4 << 20)
        var answer: Unmanaged<CFData>?
        let status = CFMessagePortSendRequest(
          remote, 1, data as CFData, 300, 300, CFRunLoopMode.defaultMode.rawValue, &answer)
        let bytes = answer?.takeRetainedValue() as Data?
        done.resume(returning: status == kCFMessagePortSuccess && bytes == data)
      }.start()
    }
  }

  @Test("ObjectiveC.MP5. Two processes can send a lot to each other at the same time")
  func bothDirections() async throws {
    let name = "group.\(name())"
    let port = try #require(
      CFMessagePortCreateLocal(
        nil, name as CFString,
        { _, _, data, _ in data.map { Unmanaged<CFData>.passRetained($0) } }, nil, nil))
    CFMessagePortSetDispatchQueue(port, DispatchQueue(label: "port"))
    await #expect(processExitsWith: .exitCode(6)) { [name = name as String] in
      async let first = MessagePortTests.echoFromChild(name)
      async let second = MessagePortTests.echoFromChild(name)
      async let third = MessagePortTests.echoFromChild(name)
      let results = await [first, second, third]
      exit(results == [true, true, true] ? 6 : 1)
    }
    CFMessagePortInvalidate(port)
  }

  /// Sends too long a message to a port of another process, then one whose answer is too long, and
  /// returns the two statuses.
  fileprivate static func sendTooMuchFromChild(_ name: String) async -> [Int32] {
    await withCheckedContinuation { done in
      Thread {
        let remote = CFMessagePortCreateRemote(nil, name as CFString)
        let statuses = [(1 << 28) + 1, 1].map { count in
          CFMessagePortSendRequest(
            remote, 1, Data(count: count) as CFData, 300, 300, CFRunLoopMode.defaultMode.rawValue,
            nil)
        }
        done.resume(returning: statuses)
      }.start()
    }
  }

  @Test("ObjectiveC.MP5. Data of more than 256 MB are not sent")
  func tooMuch() async throws {
    let name = "group.\(name())"
    let port = try #require(
      CFMessagePortCreateLocal(
        nil, name as CFString,
        { _, _, _, _ in Unmanaged<CFData>.passRetained(Data(count: (1 << 28) + 1)) }, nil, nil))
    CFMessagePortSetDispatchQueue(port, DispatchQueue(label: "port"))
    await #expect(processExitsWith: .exitCode(5)) { [name = name as String] in
      let statuses = await MessagePortTests.sendTooMuchFromChild(name)
      exit(statuses == [kCFMessagePortTransportError, kCFMessagePortBecameInvalidError] ? 5 : 1)
    }
    CFMessagePortInvalidate(port)
  }
}

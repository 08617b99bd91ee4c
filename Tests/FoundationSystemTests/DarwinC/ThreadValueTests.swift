import TactusFoundation
import Testing

/// Tests of the stack, the name and the quality of service of threads, and of constants.
@Suite struct ThreadValueTests {
  /// Returns what a function returns in a thread of its own.
  private static func inThread<Value>(
    name: String? = nil, _ call: @escaping @Sendable () -> Value
  ) -> Value? {
    let (hasStarted, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    nonisolated(unsafe) var value: Value?
    let thread = Thread {
      // A name that is set while the start is still at work would be another thread's.
      hasStarted.wait()
      if let name { Thread.current.name = name }
      value = call()
      done.signal()
    }
    thread.start()
    hasStarted.signal()
    done.wait()
    return value
  }

  @Test("A local variable is on the stack, which begins at its upper end (Device.CL10)")
  func stack() {
    let isInside = Self.inThread {
      var local = 7
      let address = withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
      let end = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
      let size = UInt(pthread_get_stacksize_np(pthread_self()))
      return size > 16_000 && address < end && end - address < size
    }
    #expect(isInside == true)
    #expect(pthread_get_stacksize_np(0) == 0)
    #expect(pthread_get_stackaddr_np(0) == nil)
  }

  @Test("A thread tells its name; a name needs memory (Device.CL10)")
  func name() {
    let found = Self.inThread(name: "kettle") {
      var name = [CChar](repeating: 1, count: 64)
      let result = pthread_getname_np(pthread_self(), &name, 64)
      let short = pthread_getname_np(pthread_self(), &name, 3)
      let text = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return (result, short, String(decoding: text, as: UTF8.self))
    }
    #expect(found?.0 == 0)
    #expect(found?.1 == ERANGE)
    #expect(found?.2 == "kettle")
    var name: [CChar] = [0]
    #expect(pthread_getname_np(0, &name, 1) == ESRCH)
    #expect(pthread_getname_np(pthread_self(), &name, 0) == ERANGE)
  }

  @Test("The quality of service of a thread is set (Device.CL10)")
  func quality() {
    let found = Self.inThread {
      let results = [
        pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0),
        pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 1),
        pthread_set_qos_class_self_np(qos_class_t(3), 0),
      ]
      return (results, qos_class_self())
    }
    #expect(found?.0 == [0, EINVAL, EINVAL])
    #expect(found?.1 == QOS_CLASS_UTILITY)
  }

  @Test("A wait for a condition ends after a time (Device.CL10)")
  func condition() {
    var (lock, condition) = (pthread_mutex_t(), pthread_cond_t())
    pthread_mutex_init(&lock, nil)
    pthread_cond_init(&condition, nil)
    pthread_mutex_lock(&lock)
    var time = timespec(tv_sec: 0, tv_nsec: 1_000_000)
    let result = pthread_cond_timedwait_relative_np(&condition, &lock, &time)
    let none = pthread_cond_timedwait_relative_np(&condition, &lock, nil)
    pthread_mutex_unlock(&lock)
    pthread_yield_np()
    #expect(result == ETIMEDOUT)
    #expect(none == EINVAL)
  }

  @Test("The present time and the kept one of a file are set (Device.CL11)")
  func times() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one", "file")
    let old = timespec(tv_sec: 1000, tv_nsec: 0)
    let kept = timespec(tv_sec: 0, tv_nsec: Int(UTIME_OMIT))
    let now = timespec(tv_sec: 0, tv_nsec: Int(UTIME_NOW))
    #expect(utimensat(AT_FDCWD, path, [old, old], 0) == 0)
    #expect(utimensat(AT_FDCWD, path, [now, kept], 0) == 0)
    var status = stat()
    let result = stat(path, &status)
    #expect(result == 0)
    #expect(status.st_atim.tv_sec > 1_000_000_000)
    #expect(status.st_mtim.tv_sec == 1000)
  }

  @Test("Signals that Linux lacks are none of its, and a name has a length (Device.CL11)")
  func constants() {
    let missing = (kill(getpid(), SIGEMT), errno)
    let second = (kill(getpid(), SIGINFO), errno)
    #expect(missing == (-1, EINVAL))
    #expect(second == (-1, EINVAL))
    let folder = opendir("/")
    defer { closedir(folder) }
    var lengths: [String: UInt16] = [:]
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
      lengths[name] = entry.pointee.d_namlen
    }
    #expect(lengths["proc"] == 4)
    #expect(lengths["."] == 1)
    let socket = socket(AF_INET, 1, 0)
    defer { close(socket) }
    var seconds: Int32 = 30
    let set = setsockopt(socket, 6, TCP_KEEPALIVE, &seconds, 4)
    #expect(set == 0)
  }
}

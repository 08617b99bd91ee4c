import Synchronization
import TactusFoundation
import Testing

/// Hosts, of which this machine is one.
@Suite struct HostTests {
  /// Returns the addresses of a host in digits.
  private func digits(_ host: CFHost) -> [String] {
    var isKnown: DarwinBoolean = false
    guard let list = CFHostGetAddressing(host, &isKnown)?.takeUnretainedValue() as NSArray? else {
      #expect(!isKnown.boolValue)
      return []
    }
    #expect(isKnown.boolValue)
    return list.compactMap { $0 as? Data }.map { address in
      var text = [CChar](repeating: 0, count: 64)
      let status = address.withUnsafeBytes { bytes in
        bytes.withMemoryRebound(to: sockaddr.self) {
          getnameinfo(
            $0.baseAddress, socklen_t(address.count), &text, 64, nil, 0, NI_NUMERICHOST)
        }
      }
      #expect(status == 0)
      return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    }
  }

  @Test("Networking.NW56. A host without a function finds its addresses at once")
  func addresses() {
    let host = CFHostCreateWithName(nil, "localhost" as CFString).takeRetainedValue()
    #expect(digits(host) == [])
    var error = CFStreamError(domain: 7, error: 7)
    #expect(CFHostStartInfoResolution(host, .addresses, &error))
    #expect(error == CFStreamError())
    #expect(!Set(digits(host)).isDisjoint(with: ["127.0.0.1", "::1"]))
    let names = CFHostGetNames(host, nil)?.takeUnretainedValue()
    #expect(names as? [String] == ["localhost"])
    let copy = CFHostCreateCopy(nil, host).takeRetainedValue()
    #expect(digits(copy) == digits(host) && copy != host)
  }

  @Test("Networking.NW56. The errors of CFNetwork have those of URLs among them")
  func errors() {
    #expect(CFNetworkErrors.cfHostErrorUnknown.rawValue == 2)
    for (error, code) in [
      (CFNetworkErrors.cfurlErrorTimedOut, URLError.Code.timedOut),
      (.cfurlErrorNotConnectedToInternet, .notConnectedToInternet), (.cfurlErrorBadURL, .badURL),
      (.cfurlErrorServerCertificateUntrusted, .serverCertificateUntrusted),
      (.cfurlErrorCannotMoveFile, .cannotMoveFile),
    ] {
      #expect(Int(error.rawValue) == code.rawValue)
    }
    #expect(CFNetworkErrors(rawValue: 0) == nil)
  }

  @Test("Networking.NW56. A name that no machine has is an error of the search")
  func unknown() {
    let host = CFHostCreateWithName(nil, "localhost..invalid" as CFString).takeRetainedValue()
    var error = CFStreamError()
    #expect(!CFHostStartInfoResolution(host, .addresses, &error))
    #expect(error.error != 0 && digits(host) == [])
  }

  @Test("Networking.NW56. A host with a function calls it on its run loop")
  func scheduled() async {
    final class Listener: @unchecked Sendable {
      var calls: [(CFHostInfoType, CFStreamError?)] = []
      var releases = 0
    }
    let listener = Listener()
    await withCheckedContinuation { continuation in
      let thread = Thread {
        let host = CFHostCreateWithName(nil, "localhost" as CFString).takeRetainedValue()
        var context = CFHostClientContext()
        context.info = Unmanaged.passUnretained(listener).toOpaque()
        context.release = { info in
          guard let info else { return }
          Unmanaged<Listener>.fromOpaque(info).takeUnretainedValue().releases += 1
        }
        let callback: CFHostClientCallBack = { _, type, error, info in
          guard let info else { return }
          let listener = Unmanaged<Listener>.fromOpaque(info).takeUnretainedValue()
          listener.calls.append((type, error?.pointee))
          CFRunLoopStop(CFRunLoopGetCurrent())
        }
        #expect(CFHostSetClient(host, callback, &context))
        let mode = CFRunLoopMode.defaultMode.rawValue
        CFHostScheduleWithRunLoop(host, CFRunLoopGetCurrent(), mode)
        #expect(CFHostStartInfoResolution(host, .addresses, nil))
        #expect(CFRunLoopRunInMode(CFRunLoopMode.defaultMode, 600, false) == .stopped)
        #expect(self.digits(host) != [])
        CFHostUnscheduleFromRunLoop(host, CFRunLoopGetCurrent(), mode)
        CFHostSetClient(host, nil, nil)
        continuation.resume()
      }
      thread.start()
    }
    #expect(listener.calls.map(\.0) == [.addresses] && listener.releases == 1)
    #expect(listener.calls.first?.1 == CFStreamError())
  }

  @Test("Networking.NW56. A run loop that sleeps already calls the function")
  func asleep() async {
    final class Shared: @unchecked Sendable {
      let host = CFHostCreateWithName(nil, "localhost" as CFString).takeRetainedValue()
    }
    let shared = Shared()
    let (events, continuation) = AsyncStream.makeStream(of: CFRunLoopRunResult?.self)
    let thread = Thread {
      CFHostSetClient(shared.host, { _, _, _, _ in CFRunLoopStop(CFRunLoopGetCurrent()) }, nil)
      CFHostScheduleWithRunLoop(
        shared.host, CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue)
      // It sleeps after the block, long before a name is found.
      RunLoop.current.perform { continuation.yield(nil) }
      continuation.yield(CFRunLoopRunInMode(.defaultMode, 60, false))
      continuation.finish()
    }
    thread.start()
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == .some(nil))
    #expect(CFHostStartInfoResolution(shared.host, .addresses, nil))
    #expect(await iterator.next() == .some(.stopped))
  }
}

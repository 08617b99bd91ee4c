import TactusFoundation
import Testing

/// Sockets of Core Foundation, on this machine's own network.
@Suite struct SocketTests {
  /// The events that a socket's function has received.
  private final class Events: @unchecked Sendable {
    var data: [Data] = []
    var accepted: [CFSocketNativeHandle] = []
    var connected = 0
    var releases = 0

    /// The context whose value is this object.
    var context: CFSocketContext {
      CFSocketContext(
        version: 0, info: Unmanaged.passUnretained(self).toOpaque(), retain: nil,
        release: { info in
          guard let info else { return }
          Unmanaged<Events>.fromOpaque(info).takeUnretainedValue().releases += 1
        }, copyDescription: nil)
    }

    static func receive(
      _ socket: CFSocket?, _ type: CFSocketCallBackType, _ address: CFData?,
      _ data: UnsafeRawPointer?, _ info: UnsafeMutableRawPointer?
    ) {
      guard let info else { return }
      let events = Unmanaged<Events>.fromOpaque(info).takeUnretainedValue()
      switch type {
      case .dataCallBack:
        guard let data else { return }
        events.data.append(Unmanaged<CFData>.fromOpaque(data).takeUnretainedValue() as Data)
      case .acceptCallBack:
        guard let data else { return }
        events.accepted.append(data.load(as: CFSocketNativeHandle.self))
      case .connectCallBack: events.connected += data == nil ? 1 : 0
      default: return
      }
      CFRunLoopStop(CFRunLoopGetCurrent())
    }
  }

  /// The address of any free port of this machine.
  private var anyPort: CFData {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return Data(bytes: &address, count: MemoryLayout<sockaddr_in>.size) as CFData
  }

  /// Runs a closure on a thread with a run loop of its own.
  private func onThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        body()
        continuation.resume()
      }
      thread.start()
    }
  }

  private func run() -> CFRunLoopRunResult {
    CFRunLoopRunInMode(CFRunLoopMode.defaultMode, 600, false)
  }

  @Test("Networking.NW55. Datagrams reach a socket's function as data")
  func datagrams() async {
    let events = Events()
    await onThread {
      var context = events.context
      let receiver = CFSocketCreate(
        kCFAllocatorDefault, PF_INET, SOCK_DGRAM, IPPROTO_UDP,
        CFSocketCallBackType.dataCallBack.rawValue, Events.receive, &context)
      #expect(CFSocketSetAddress(receiver, self.anyPort) == .success)
      let source = CFSocketCreateRunLoopSource(kCFAllocatorDefault, receiver, 0)
      CFRunLoopAddSource(CFRunLoopGetCurrent(), source, .defaultMode)
      #expect(CFRunLoopContainsSource(CFRunLoopGetCurrent(), source, .defaultMode))
      let sender = CFSocketCreate(
        nil, PF_INET, SOCK_DGRAM, IPPROTO_UDP, 0, nil, nil)
      let address = CFSocketCopyAddress(receiver)
      let text = Data("boiled".utf8) as CFData
      #expect(CFSocketSendData(sender, address, text, 10) == .success)
      #expect(self.run() == .stopped)
      #expect(CFSocketIsValid(receiver) && CFSocketGetNative(receiver) >= 0)
      CFSocketInvalidate(sender)
      CFSocketInvalidate(receiver)
      #expect(!CFSocketIsValid(receiver) && CFSocketGetNative(receiver) == -1)
    }
    #expect(events.data == [Data("boiled".utf8)] && events.releases == 1)
  }

  @Test("Networking.NW55. A socket of streams listens, accepts and connects")
  func streams() async {
    let (listening, connecting) = (Events(), Events())
    await onThread {
      var context = listening.context
      var signature = CFSocketSignature(
        protocolFamily: PF_INET, socketType: SOCK_STREAM, protocol: IPPROTO_TCP,
        address: Unmanaged.passRetained(self.anyPort))
      let listener = CFSocketCreateWithSocketSignature(
        nil, &signature, CFSocketCallBackType.acceptCallBack.rawValue, Events.receive, &context)
      let accepting = CFSocketCreateRunLoopSource(nil, listener, 0)
      CFRunLoopAddSource(CFRunLoopGetCurrent(), accepting, .commonModes)

      var other = connecting.context
      let caller = CFSocketCreate(
        nil, PF_INET, SOCK_STREAM, IPPROTO_TCP, CFSocketCallBackType.connectCallBack.rawValue,
        Events.receive, &other)
      let calling = CFSocketCreateRunLoopSource(nil, caller, 0)
      CFRunLoopAddSource(CFRunLoopGetCurrent(), calling, .commonModes)
      #expect(CFSocketConnectToAddress(caller, CFSocketCopyAddress(listener), -1) == .success)
      while listening.accepted.isEmpty || connecting.connected == 0 {
        guard self.run() == .stopped else { return }
      }
      #expect(CFSocketCopyPeerAddress(caller) == CFSocketCopyAddress(listener))

      let flags = CFSocketGetSocketFlags(caller)
      #expect(flags & kCFSocketCloseOnInvalidate != 0)
      CFSocketSetSocketFlags(caller, flags & ~kCFSocketCloseOnInvalidate)
      let descriptor = CFSocketGetNative(caller)
      CFSocketInvalidate(caller)
      // The flags leave the descriptor open.
      #expect(close(descriptor) == 0)
      for descriptor in listening.accepted { close(descriptor) }
      CFSocketInvalidate(listener)
    }
    #expect(listening.accepted.count == 1 && connecting.connected == 1)
  }

  @Test("Networking.NW55. The socket of a descriptor is the same as long as the app has it")
  func descriptors() {
    var pair: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, SOCK_STREAM, 0, &pair) == 0)
    let events = Events()
    var context = events.context
    let first = CFSocketCreateWithNative(
      nil, pair[0], CFSocketCallBackType.readCallBack.rawValue, Events.receive, &context)
    #expect(CFSocketCreateWithNative(nil, pair[0], 0, nil, nil) == first)
    #expect(CFSocketGetNative(first) == pair[0])
    var found = CFSocketContext()
    CFSocketGetContext(first, &found)
    #expect(found.info == context.info)
    CFSocketInvalidate(first)
    close(pair[1])
  }
}

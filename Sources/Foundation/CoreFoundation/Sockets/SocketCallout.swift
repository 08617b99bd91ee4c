internal import CoreFoundation
import Synchronization

/// The function of a socket with the value that it receives, which the toolchain's socket keeps.
final class SocketCallout {
  private let callout: CFSocketCallBack
  private let info: UnsafeMutableRawPointer?
  private let release: ((UnsafeRawPointer?) -> Void)?
  private let place = Mutex(WeakSocket())

  /// The socket; nil if the app has left it to its run loop.
  var socket: CFSocket? {
    get { place.withLock { $0.socket } }
    set { place.withLock { $0.socket = newValue } }
  }

  private struct WeakSocket: Sendable {
    weak var socket: CFSocket?
  }

  init(_ callout: @escaping CFSocketCallBack, _ context: CFSocketContext) {
    self.callout = callout
    if let retain = context.retain {
      info = UnsafeMutableRawPointer(mutating: retain(context.info))
    } else {
      info = context.info
    }
    release = context.release
  }

  deinit { release?(info) }

  /// The value that the app gave.
  var context: CFSocketContext {
    CFSocketContext(version: 0, info: info, retain: nil, release: release, copyDescription: nil)
  }

  /// The context of a toolchain's socket that keeps this object.
  var systemContext: CoreFoundation.CFSocketContext {
    CoreFoundation.CFSocketContext(
      version: 0, info: Swift.Unmanaged.passUnretained(self).toOpaque(),
      retain: { info in
        info.flatMap { UnsafeRawPointer(SocketCallout.reference($0).retain().toOpaque()) }
      },
      release: { info in
        if let info { SocketCallout.reference(info).release() }
      },
      copyDescription: nil)
  }

  /// The function of every toolchain's socket.
  static let systemCallout: CoreFoundation.CFSocketCallBack = { socket, type, address, data, info in
    guard let socket, let info else { return }
    reference(info).takeUnretainedValue()
      .call(socket, CFSocketCallBackType(rawValue: CFOptionFlags(type.rawValue)), address, data)
  }

  private static func reference(_ info: UnsafeRawPointer) -> Swift.Unmanaged<SocketCallout> {
    Swift.Unmanaged.fromOpaque(info)
  }

  private func call(
    _ system: CoreFoundation.CFSocket, _ type: CFSocketCallBackType,
    _ address: CoreFoundation.CFData?, _ data: UnsafeRawPointer?
  ) {
    let socket = self.socket ?? CFSocket(system, self)
    let address = address.map { unsafeBitCast($0, to: NSData.self) as Data }
    callout(socket, type, address, data, info)
  }
}

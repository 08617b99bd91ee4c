/// The function of a host, and the value that it receives.
final class HostClient {
  private let function: CFHostClientCallBack
  private let info: UnsafeMutableRawPointer?
  private let release: ((UnsafeRawPointer?) -> Void)?

  init(_ function: @escaping CFHostClientCallBack, _ context: CFHostClientContext) {
    self.function = function
    if let retain = context.retain {
      info = UnsafeMutableRawPointer(mutating: retain(context.info))
    } else {
      info = context.info
    }
    release = context.release
  }

  deinit { release?(info) }

  func call(_ host: CFHost, _ type: CFHostInfoType, _ error: CFStreamError) {
    var error = error
    function(host, type, &error, info)
  }
}

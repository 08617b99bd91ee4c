import TactusCoreFoundation

/// Returns the status of a stream for reading.
public func CFReadStreamGetStatus(_ stream: CFReadStream!) -> CFStreamStatus { status(of: stream) }

/// Returns the status of a stream for writing.
public func CFWriteStreamGetStatus(_ stream: CFWriteStream!) -> CFStreamStatus {
  status(of: stream)
}

private func status(of stream: Stream?) -> CFStreamStatus {
  stream.flatMap { CFStreamStatus(rawValue: CFIndex($0.streamStatus.rawValue)) } ?? .notOpen
}

/// Returns the error of a stream; one with the number 0 for a stream without an error.
public func CFReadStreamGetError(_ stream: CFReadStream!) -> CFStreamError {
  CFStreamError(CFReadStreamCopyError(stream))
}

/// Returns the error of a stream; one with the number 0 for a stream without an error.
public func CFWriteStreamGetError(_ stream: CFWriteStream!) -> CFStreamError {
  CFStreamError(CFWriteStreamCopyError(stream))
}

extension CFStreamError {
  /// Creates the number of an error in one of the domains (Networking.NW59).
  fileprivate init(_ error: CFError?) {
    guard let error else {
      self.init()
      return
    }
    let number = Int32(truncatingIfNeeded: error.code)
    switch error.domain {
    case NSPOSIXErrorDomain:
      self.init(domain: CFStreamErrorDomain.POSIX.rawValue, error: number)
    case NSOSStatusErrorDomain:
      self.init(domain: CFStreamErrorDomain.macOSStatus.rawValue, error: number)
    case kCFErrorDomainCFNetwork:
      let code = error.userInfo[kCFGetAddrInfoFailureKey] as? Int
      self.init(
        domain: CFIndex(kCFStreamErrorDomainNetDB), error: code.map { Int32($0) } ?? number)
    default: self.init(domain: CFStreamErrorDomain.custom.rawValue, error: number)
    }
  }
}

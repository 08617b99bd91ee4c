internal import CFNetwork
import TactusCoreFoundation

// The calls of the delegate.
extension ServiceEngine {
  /// Notifies the delegate of an event, unless it comes too late.
  ///
  /// - Thread: a run loop of the service.
  func deliver(_ event: Event) {
    guard let service, let delegate = accept(event) else { return }
    switch event {
    case .willPublish: delegate.netServiceWillPublish(service)
    case .didPublish: delegate.netServiceDidPublish(service)
    case .didNotPublish(_, let failure):
      delegate.netService(service, didNotPublish: failure.values)
    case .willResolve: delegate.netServiceWillResolve(service)
    case .didResolve: delegate.netServiceDidResolveAddress(service)
    case .didNotResolve(_, let failure):
      delegate.netService(service, didNotResolve: failure.values)
    case .accepted(_, let socket):
      let (input, output) = SocketStreams.make(connected: socket.take())
      delegate.netService(service, didAcceptConnectionWith: input, outputStream: output)
    case .stopped, .ended: delegate.netServiceDidStop(service)
    case .busy(.publishing):
      delegate.netService(
        service, didNotPublish: BonjourFailure(.activityInProgress).values)
    case .busy(.resolving):
      delegate.netService(
        service, didNotResolve: BonjourFailure(.activityInProgress).values)
    case .updatedRecord(_, let record):
      delegate.netService(service, didUpdateTXTRecord: record)
    }
  }

  /// Takes over the values of an event.
  ///
  /// - Returns: The delegate; nil without one, or if the event comes too late.
  private func accept(_ event: Event) -> (any NetServiceDelegate)? {
    let isAccepted = change { values in
      switch event {
      case .willPublish(let number), .willResolve(let number), .accepted(let number, _):
        return number == values.number
      case .didPublish(let number, let name, let port):
        guard number == values.number else { return false }
        (values.name, values.port) = (name, Int(port))
        values.domain = ServiceDomain(values.domain)?.text ?? values.domain
      case .didNotPublish(let number, _), .didNotResolve(let number, _), .ended(let number):
        guard number == values.number else { return false }
        values.activity = nil
        values.number += 1
      case .didResolve(let number, let result):
        guard number == values.number else { return false }
        values.hostName = result.location.host + "."
        values.port = Int(result.location.port)
        values.addresses = result.addresses.map { $0.data(port: result.location.port) }
        values.record = result.record ?? values.record
      case .updatedRecord(let number, let record):
        guard number == values.monitorNumber else { return false }
        values.record = record
      case .stopped, .busy: break
      }
      return !values.isMuted
    }
    return isAccepted ? service?.delegate : nil
  }
}

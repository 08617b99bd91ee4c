import BonjourTestSupport
import Foundation
import TactusCoreFoundation
import TactusNetServices
import TestSupport
import Testing

/// The reports to the delegate of a service, which the main run loop delivers.
final class ServiceLog: NSObject, NetServiceDelegate, @unchecked Sendable {
  /// A call of the delegate.
  enum Call: Equatable, Sendable {
    case willPublish, didPublish, willResolve, didResolve, stopped
    case didNotPublish(Int, Int)
    case didNotResolve(Int, Int)
    case updated(Data)
    case accepted
  }

  private let calls = Mailbox<Call>()
  private let streams = BlockingQueue<Streams>()
  private let lock = NSLock()
  private var count = 0

  struct Streams: @unchecked Sendable {
    let input: InputStream
    let output: OutputStream
  }

  /// Waits for the next call.
  func next() throws -> Call {
    let number = lock.withLock {
      count += 1
      return count
    }
    let all = calls.first(number)
    try #require(all.count == number, "the delegate was not called within two minutes")
    return all[number - 1]
  }

  /// The number of calls so far.
  var total: Int { calls.count }

  /// Waits for the streams of a connection.
  func nextStreams() -> Streams { streams.removeFirst() }

  func netServiceWillPublish(_ sender: NetService) { calls.put(.willPublish) }
  func netServiceDidPublish(_ sender: NetService) { calls.put(.didPublish) }
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
    calls.put(.didNotPublish(Self.code(errorDict), Self.domain(errorDict)))
  }
  func netServiceWillResolve(_ sender: NetService) { calls.put(.willResolve) }
  func netServiceDidResolveAddress(_ sender: NetService) { calls.put(.didResolve) }
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
    calls.put(.didNotResolve(Self.code(errorDict), Self.domain(errorDict)))
  }
  func netServiceDidStop(_ sender: NetService) { calls.put(.stopped) }
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {
    calls.put(.updated(data))
  }
  func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream
  ) {
    streams.append(Streams(input: inputStream, output: outputStream))
    calls.put(.accepted)
  }

  private static func code(_ values: [String: NSNumber]) -> Int {
    values["NSNetServicesErrorCode"]?.intValue ?? 0
  }
  private static func domain(_ values: [String: NSNumber]) -> Int {
    values["NSNetServicesErrorDomain"]?.intValue ?? 0
  }
}

extension NetService {
  /// Creates a service of the tests' daemon, whose delegate the main run loop calls.
  static func make(
    _ name: String, type: String, port: Int = -1, domain: String = "local.",
    bus: BonjourBus? = nil, log: ServiceLog
  ) throws -> NetService {
    let service = NetService(
      domain: domain, type: type, name: name, port: port,
      bus: try bus ?? PrivateAvahi.shared.get().bus)
    service.delegate = log
    service.schedule(in: .main, forMode: .default)
    return service
  }

  /// Creates a service that is published, when the daemon says so.
  static func published(
    _ name: String, type: String, port: Int = 7_000, options: NetService.Options = [],
    record: Data? = nil, log: ServiceLog
  ) throws -> NetService {
    let service = try make(name, type: type, port: port, log: log)
    try #require(service.setTXTRecord(record))
    service.publish(options: options)
    try #require(try log.next() == .willPublish)
    try #require(try log.next() == .didPublish)
    return service
  }
}

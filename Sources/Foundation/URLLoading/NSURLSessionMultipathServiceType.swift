import FoundationNetworking
import TactusFoundationBase

/// The way in which connections use several networks:
/// `URLSessionConfiguration.MultipathServiceType`, under its name in Objective-C.
public enum NSURLSessionMultipathServiceType: Int, Sendable {
  /// One network.
  case none = 0
  /// Another network when the first one fails.
  case handover = 1
  /// The network with the least delay.
  case interactive = 2
  /// All networks together.
  case aggregate = 3
}

extension URLSessionConfiguration {
  /// The way in which connections use several networks.
  public typealias MultipathServiceType = NSURLSessionMultipathServiceType
}

/// The kind of information about a host.
public enum CFHostInfoType: Int32, Sendable {
  /// The addresses of a name.
  case addresses = 0
  /// The names of an address.
  case names = 1
  /// The reachability of the host, which is not looked up here.
  case reachability = 2
}

internal import TactusCrashReports

/// Returns the names of the Wi-Fi interfaces of the machine; nil without one (Networking.NW29).
///
/// - Thread: any.
public func CNCopySupportedInterfaces() -> CFArray? {
  let names = NetworkInterfaces.all.filter { $0.kind == .wifi }.map(\.name)
  return names.isEmpty ? nil : names
}

/// Returns nil: an app may not know the Wi-Fi network of the machine (Networking.NW29).
///
/// - Parameter interfaceName: A name that `CNCopySupportedInterfaces` has given.
/// - Thread: any.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? {
  RuntimeWarning.once(
    "CNCopyCurrentNetworkInfo returns nil: the name of a Wi-Fi network needs the capability Access "
      + "Wi-Fi Information, which no app has here; handle nil, as on an iPhone without it")
  return nil
}

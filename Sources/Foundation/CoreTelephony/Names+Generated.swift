// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreTelephony.tsv.
// Do not edit.

/// Whether the app may use cellular data.
public enum CTCellularDataRestrictedState: UInt, Sendable {
  /// It is not known yet.
  case restrictedStateUnknown = 0
  /// The user has restricted the app.
  case restricted = 1
  /// The app is not restricted.
  case notRestricted = 2
}

/// The result of adding a cellular plan.
public enum CTCellularPlanProvisioningAddPlanResult: Int, Sendable {
  /// The result is not known.
  case unknown = 0
  /// The plan was not added.
  case fail = 1
  /// The plan was added.
  case success = 2
  /// The user has canceled.
  case cancel = 3
}

extension NSNotification.Name {
  /// The name of the notification that the radio has changed; never posted.
  public static let CTRadioAccessTechnologyDidChange =
    NSNotification.Name("CTRadioAccessTechnologyDidChangeNotification")
  /// The name of the notification that the radio of a service has changed; never posted.
  public static let CTServiceRadioAccessTechnologyDidChange =
    NSNotification.Name("CTServiceRadioAccessTechnologyDidChangeNotification")
}

/// GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// EDGE.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// CDMA2000 1x.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// CDMA EV-DO Revision 0.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// CDMA EV-DO Revision A.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// CDMA EV-DO Revision B.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// eHRPD.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
/// LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// Non-standalone 5G: 5G on a core network of LTE.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// Standalone 5G.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

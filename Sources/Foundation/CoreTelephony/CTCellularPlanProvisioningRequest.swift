/// A cellular plan that an app wants to add.
open class CTCellularPlanProvisioningRequest: NSObject, NSSecureCoding {
  /// The address of the server that has the plan.
  open var address = ""
  /// The identifier of the plan on the server.
  open var matchingID: String?
  /// The object identifier of the server.
  open var oid: String?
  /// The code that the user has confirmed.
  open var confirmationCode: String?
  /// The identifier of the SIM.
  open var iccid: String?
  /// The identifier of the embedded SIM.
  open var eid: String?

  /// Creates a request without an address.
  public override init() { super.init() }

  /// Reads a request from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    func text(_ key: String) -> String? {
      coder.decodeObject(of: NSString.self, forKey: key)?._bridgeToSwift()
    }
    address = text("address") ?? ""
    matchingID = text("matchingID")
    oid = text("OID")
    confirmationCode = text("confirmationCode")
    iccid = text("ICCID")
    eid = text("EID")
  }

  /// Writes the request to an archive.
  open func encode(with coder: NSCoder) {
    let texts: [(String?, String)] = [
      (address, "address"), (matchingID, "matchingID"), (oid, "OID"),
      (confirmationCode, "confirmationCode"), (iccid, "ICCID"), (eid, "EID"),
    ]
    for (text, key) in texts {
      if let text { coder.encode(text._bridgeToObjectiveC(), forKey: key) }
    }
  }

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }
}

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

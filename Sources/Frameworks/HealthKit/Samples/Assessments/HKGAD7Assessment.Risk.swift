extension HKGAD7Assessment {
  /// The severity of the result.
  public enum Risk: Int, Sendable {
    case noneToMinimal = 1
    case mild = 2
    case moderate = 3
    case severe = 4
  }
}
